import { describe, expect, it } from 'vitest';
import { createDraft, problemOf, Random, seedFrom } from '../../kernel/index.ts';
import { cardName, PLAN_CARDS } from '../components.ts';
import { deckSize } from '../deck.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import type { Event } from '../events.ts';
import { cafe } from '../index.ts';
import { en } from '../text/en.ts';
import { acting, deal, decider, legalLines, passRound, play, playAs, scripted, taking } from './table.ts';

describe('alone', () => {
  it.each([
    ['off', 3],
    ['on', 4],
  ] as const)(
    '[C-SOL-1] with Expresso %s, one card of %i is kept and the others are discarded',
    (expresso, cards) => {
      const state = deal(1, { expresso });
      const market = state.market.slice();
      expect(market).toHaveLength(cards);
      const lines = legalLines(state);
      play(state, lines[0], 'place k12 0');
      expect(state.step).toBe('act');
      expect(play(state, 'done')).toContainEqual({ kind: 'swept', cards: market.slice(1) });
    },
  );

  it('[C-SOL-1] nobody bids alone', () =>
    expect(problemOf(cafe.readOptions({ bidding: 'on' }, 1))?.message).toBe(
      'The option bidding=on is for 2 or 3 or 4 seats, not for 1.',
    ));

  const rated = (rules: 'manual' | 'table', points: number): string | undefined => {
    const state = deal(1, { rules });
    while (state.step !== 'over') passRound(state);
    // Cubes of the second scarcest colour are worth a point each.
    state.warehouse.splice(0, 4, 0, points, 1e6, 1e6);
    state.areas[0].cubes.fill(0);
    return cafe.text.rating?.(state, 'en');
  };

  it.each(['manual', 'table'] as const)('[C-SOL-1] %s: five ratings, by the limits of the edition', rules => {
    const [second, third, fourth, fifth] = first.ratings[rules];
    const names = en.ratings;
    expect(new Set(names).size).toBe(5);
    const expected = (place: number): string => `Rating: ${names[place - 1]} (${place} of 5).`;
    expect(rated(rules, 0)).toBe(expected(1));
    expect(rated(rules, second - 1)).toBe(expected(1));
    expect(rated(rules, second)).toBe(expected(2));
    expect(rated(rules, third)).toBe(expected(3));
    expect(rated(rules, fourth)).toBe(expected(4));
    expect(rated(rules, fifth - 1)).toBe(expected(4));
    expect(rated(rules, fifth)).toBe(expected(5));
  });

  it('[C-SOL-1] nothing is rated before the end, nor with others', () => {
    expect(cafe.text.rating?.(deal(1), 'en')).toBeUndefined();
    const state = deal(2);
    while (state.step !== 'over') passRound(state);
    expect(cafe.text.rating?.(state, 'pt')).toBeUndefined();
  });
});

describe('bidding', () => {
  const bidding = () => deal(3, { bidding: 'on' }); // the first seat is master

  it('[C-ADV-1] before the draft everybody lays cubes of the own warehouse, at the same time', () => {
    const state = bidding();
    expect([state.step, cafe.pending(state)]).toEqual(['bid', 0b111]);
    for (const seat of [0, 1, 2])
      expect(legalLines(state, seat)).toEqual(['lay yellow', 'lay brown', 'lay green', 'lay red', 'bid']);
  });

  it('[C-ADV-1] the market of the round lies open before', () => expect(bidding().market).toHaveLength(3));

  it('[C-ADV-1] any number of any colours, each bid written in one way', () => {
    const state = bidding();
    playAs(state, 0, ['lay green']);
    expect(legalLines(state, 0)).toEqual(['lay red', 'bid']); // one green cube is all there is
    state.warehouse[2] = 3;
    expect(legalLines(state, 0)).toEqual(['lay green', 'lay red', 'bid']);
  });

  it('[C-ADV-1] more cubes pick earlier; ties in the usual order', () => {
    const state = bidding();
    playAs(state, 0, ['lay yellow', 'lay red', 'bid']);
    playAs(state, 1, ['bid']);
    playAs(state, 2, ['bid']);
    expect(state.order).toEqual([0, 1, 2]); // the master, who would be last; then left of the master
    expect([state.step, decider(state)]).toEqual(['take', 0]);
  });

  it('[C-ADV-1] with equal bids the usual order stands', () => {
    const state = bidding();
    for (const seat of [0, 1, 2]) playAs(state, seat, ['lay brown', 'bid']);
    expect(state.order).toEqual([1, 2, 0]);
  });

  it('[C-ADV-1] all bids are paid to the supply, won or lost', () => {
    const state = bidding();
    playAs(state, 0, ['lay yellow', 'lay red', 'bid']);
    playAs(state, 1, ['lay yellow', 'bid']);
    expect(state.warehouse).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]); // not before they are shown
    const told = playAs(state, 2, ['bid']);
    expect(state.warehouse).toEqual([0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
    expect(state.supply).toEqual([34, 32, 32, 33]);
    expect(state.bids.every(count => count === 0)).toBe(true);
    expect(told).toEqual([
      { kind: 'closed', seat: 2 },
      {
        kind: 'bids',
        bids: [
          [1, 0, 0, 1],
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        order: [0, 1, 2],
      },
    ]);
  });

  it('[C-ADV-1] the master token moves as usual', () => {
    const state = bidding();
    playAs(state, 2, ['lay yellow', 'bid']);
    passRound(state);
    expect([state.master, state.step]).toEqual([1, 'bid']);
  });

  it('[C-ADV-1] a closed bid may be changed until the last one is closed', () => {
    const state = bidding();
    playAs(state, 0, ['lay green', 'bid']);
    expect(cafe.pending(state)).toBe(0b110);
    expect(legalLines(state, 0)).toEqual(['lay yellow', 'lay brown', 'lay red', 'unlay green']);
    playAs(state, 0, ['unlay green', 'lay yellow']);
    playAs(state, 1, ['bid']);
    playAs(state, 2, ['bid']);
    expect(state.warehouse.slice(0, 4)).toEqual([0, 1, 1, 1]);
    expect(legalLines(state, 1)).toEqual([]);
  });

  it('[C-ADV-1] others see only that a bid is closed', () => {
    const state = bidding();
    playAs(state, 0, ['lay green']);
    const before = cafe.view(state, 1);
    playAs(state, 0, ['lay red']);
    expect(cafe.view(state, 1)).toEqual(before);
    expect(cafe.view(state, 1).bids).toEqual([null, null, null, null, 0, 0, 0, 0, null, null, null, null]);
    expect(cafe.view(state, 0).bids.slice(0, 4)).toEqual([0, 0, 1, 1]);
    expect(cafe.view(state, 'spectator').bids.every(count => count === null)).toBe(true);
    playAs(state, 0, ['bid']);
    expect(cafe.view(state, 1).closed).toBe(0b001);
    const laid: Event = { kind: 'laid', seat: 0, colour: 2, by: 1 };
    expect(cafe.witness(laid, 0)).toEqual(laid);
    expect(cafe.witness(laid, 1)).toBeUndefined();
    expect(cafe.witness(laid, 'spectator')).toBeUndefined();
  });

  it('[C-ADV-1] only the referee can show the bids', () => {
    const state = bidding();
    playAs(state, 0, ['bid']);
    playAs(state, 1, ['bid']);
    const draft = createDraft(cafe, cafe.view(state, 2), 2);
    expect(draft.play('lay red')).toEqual({ ok: true, value: 'open' });
    expect(draft.play('bid')).toEqual({ ok: true, value: 'needs-referee' });
  });

  it('[C-ADV-1] a guess lays no more than a warehouse holds', () => {
    const state = bidding();
    state.warehouse.splice(4, 4, 0, 5, 0, 0);
    playAs(state, 1, ['lay brown', 'bid']);
    const random = new Random(seedFrom('bids'));
    const guessed = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const { bids } = cafe.guess(cafe.view(state, 0), random);
      expect([bids[4], bids[6], bids[7]]).toEqual([0, 0, 0]);
      guessed.add(bids[5]);
    }
    expect([...guessed].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('Expresso', () => {
  it('[C-EXP-1] two cards each of four kinds', () => {
    const squares = Object.values(first.expresso.cards).map(({ rows }) => rows.join(' ').split(' '));
    for (const kind of ['expresso', 'lote', 'nata', 'plus'])
      expect(squares.filter(card => card.includes(kind))).toHaveLength(2);
  });

  it.each([
    [4, 56, 0],
    [3, 48, 0],
    [2, 48, 8],
    [1, 48, 16],
  ])(
    '[C-EXP-1] %i players: %i cards, of which %i are never seen, and never one of Expresso',
    (players, cards, unseen) => {
      for (const seed of ['one', 'two', 'three']) {
        const state = deal(players, { expresso: 'on' }, new Random(seedFrom(seed)));
        expect(deckSize(state.deck) + 4).toBe(cards);
        const chance = new Random(seedFrom(`${seed} more`));
        while (state.step !== 'over') passRound(state, chance);
        expect(deckSize(state.deck)).toBe(unseen);
        expect(state.deck[1] >> (PLAN_CARDS - 28)).toBe(0);
      }
    },
  );

  it('[C-EXP-1] in each round three cards more than there are players are turned up', () => {
    const state = deal(3, { expresso: 'on' });
    const before = deckSize(state.deck);
    passRound(state);
    expect(before - deckSize(state.deck)).toBe(3 - 1 + 4); // two refills, and the next market
  });

  it('[C-EXP-1] every card that can still come is equally likely', () => {
    // Two players: 8 cards of Expresso and 40 others, of which 32 will come.
    const chance = scripted(0, 0, 0, 7, 38, 11, 0, 5);
    const state = deal(2, { expresso: 'on' }, chance);
    // The last of the 8; then none of the 7, so any of the 40 others; the first of the 7; the last of the 6.
    expect(chance.asked).toEqual([2, 4, 3, 40, 39, 40, 38, 37]);
    expect(state.market.map(cardName)).toEqual(['E8', 'C15', 'E1', 'E7']);
  });

  it('[C-EXP-1] where every card comes, one draw decides', () => {
    const chance = scripted(0, 0, 0, 0, 0, 8, 54);
    const state = deal(4, { expresso: 'on' }, chance);
    expect(chance.asked).toEqual([4, 4, 3, 2, 1, 56, 55, 54, 53]);
    expect(state.market.map(cardName)).toEqual(['C1', 'C48', 'E1', 'E2']);
  });

  it('[C-EXP-2] an Expresso square does not make its card cost anything', () =>
    expect(taking(['E1', 'E7'], 'Y u B\nd G o', { expresso: 'on', warehouse: [0, 1, 0, 0] }).legal()).toEqual(
      ['take E1', 'take E7 brown'],
    ));

  it('[C-EXP-2] an Expresso square is worth an action', () =>
    expect(acting('u e e', { expresso: 'on' }).actions()).toBe(3));
});
