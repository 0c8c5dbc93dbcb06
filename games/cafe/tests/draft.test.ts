import { describe, expect, it } from 'vitest';
import { cardName } from '../components.ts';
import type { State } from '../state.ts';
import {
  box,
  deal,
  decider,
  endActions,
  legalLines,
  passRound,
  play,
  playAs,
  scripted,
  taking,
} from './table.ts';

const market = (state: State): readonly string[] => state.market.map(cardName);

/** Who picks, one after the other, in the round that begins. */
const pickers = (state: State): readonly number[] => {
  const seats: number[] = [];
  while (state.step === 'take') {
    seats.push(decider(state));
    play(state, legalLines(state)[0], 'place k12 0');
  }
  return seats;
};

describe('the draft', () => {
  it.each([
    ['off', ['C1', 'C2', 'C3']],
    ['on', ['E1', 'E2', 'E3', 'E4']],
  ] as const)('[C-DRF-1] with Expresso %s the market shows %j', (expresso, cards) =>
    // The first that chance can pick; the cards of Expresso are counted first.
    expect(market(deal(4, { expresso }))).toEqual(cards),
  );

  it.each([
    [4, 0, [1, 2, 3, 0]],
    [4, 2, [3, 0, 1, 2]],
    [3, 1, [2, 0, 1]],
    [2, 0, [1, 0]],
    [1, 0, [0]],
  ])('[C-DRF-1] %i players, master %i: the order is %j', (players, master, order) =>
    expect(pickers(deal(players, {}, scripted(master)))).toEqual(order),
  );

  it('[C-DRF-1] a card is placed at once, and then the market is filled up again', () => {
    const state = deal(2);
    play(state, 'take C2');
    expect([state.step, market(state), decider(state)]).toEqual(['place', ['C1', 'C3'], 1]);
    const told = playAs(state, 1, ['place k12 0'], scripted(4));
    expect([state.step, market(state), decider(state)]).toEqual(['take', ['C1', 'C3', 'C11'], 0]); // after C4, C5, C6 and C9: the others carry the star
    expect(told.map(({ kind }) => kind)).toEqual(['placed', 'turned']);
  });

  it('[C-DRF-1] but not after the last pick of the round', () => {
    const state = deal(2);
    play(state, 'take C2', 'place k12 0', 'take C1');
    const told = play(state, 'place k12 0');
    expect(told.map(({ kind }) => kind)).toEqual(['placed', 'actions']);
    expect([state.step, market(state)]).toEqual(['act', ['C3', 'C4']]);
  });

  it('[C-DRF-1] then what is left is discarded, and the master token goes left', () => {
    const state = deal(3, {}, scripted(1));
    const left: string[] = [];
    for (let round = 1; round <= 4; round++) {
      left.push(String(state.master));
      passRound(state);
    }
    expect(left).toEqual(['1', '2', '0', '1']);
    const again = deal(2);
    play(again, 'take C2', 'place k12 0', 'take C1', 'place k12 0');
    expect(endActions(again)).toContainEqual({ kind: 'swept', cards: [2, 3] });
    expect(again.market).toHaveLength(3);
    expect(market(again)).not.toContain('C3');
  });

  // C3 has a cup; C1 and C2 have none, C2 shows a ship.
  const AREA = 'Y u B\nd G o';

  it('[C-DRF-2] a card without a cup is free, one with a cup costs a cube of any colour', () =>
    expect(taking(['C1', 'C2', 'C3'], AREA, { warehouse: [1, 0, 2, 1] }).legal()).toEqual([
      'take C1',
      'take C2',
      'take C3 yellow',
      'take C3 green',
      'take C3 red',
    ]));

  it('[C-DRF-2] the cube goes from the own warehouse to the supply', () => {
    const scene = taking(['C1', 'C2', 'C3'], AREA, { warehouse: [1, 0, 2, 1], supply: [30, 30, 30, 30] });
    scene.play('take C3 green');
    expect(scene.warehouse()).toEqual([1, 0, 1, 1]);
    expect(scene.supply()).toEqual([30, 30, 31, 30]);
  });

  it.each([
    ['s', 'no ship but one', ['take C3 yellow', 'take C3 brown', 'take C3 green', 'take C3 red']],
    ['s s', 'two ships', ['take C3']],
    ['s s s', 'three ships', ['take C3']],
  ])('[C-DRF-2] with %s in view (%s) one may %j', (ships, _, lines) =>
    expect(taking(['C3'], `Y u B\nd G o\n${ships}`).legal()).toEqual(lines),
  );

  it('[C-DRF-2] the ship of the card itself comes too late', () =>
    // C6 has a cup and a ship.
    expect(taking(['C6'], `Y u B\nd G s`, { warehouse: [0, 0, 0, 1] }).legal()).toEqual(['take C6 red']));

  it('[C-DRF-3] whoever can pay for any card must take one', () => {
    const scene = taking(['C1', 'C3'], AREA, { warehouse: [0, 0, 0, 0] });
    expect(scene.legal()).toEqual(['take C1']);
    expect(scene.objection('discard C3')).toBe('You can take a card, so you must.');
  });

  it('[C-DRF-3] whoever can pay for none discards one and places nothing', () => {
    const scene = taking(['C3', 'C6', 'C11'], AREA, { warehouse: [0, 0, 0, 0] });
    expect(scene.legal()).toEqual(['discard C3', 'discard C6', 'discard C11']);
    scene.play('discard C6').shows(AREA);
    expect(scene.state.step).toBe('take');
    expect(decider(scene.state)).toBe(1);
    // Filled up as after any pick: C1 to C3 had been turned up at the set-up.
    expect(market(scene.state)).toEqual(['C3', 'C11', 'C4']);
  });

  it('[C-DRF-3] two ships make cups free, so nothing is discarded then', () =>
    expect(taking(['C3', 'C6', 'C11'], 's u s\nd G o', { warehouse: [0, 0, 0, 0] }).legal()).toEqual([
      'take C3',
      'take C6',
      'take C11',
    ]));

  it('[C-CMP-3] a card with a cup is one that shows it', () => {
    const withCup = [...box.hasCup.keys()].filter(card => box.hasCup[card] === 1);
    expect(withCup).toHaveLength(24 + 2 + 4); // plan cards, E3 and E7, initial cards
  });
});
