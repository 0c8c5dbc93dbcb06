import { describe, expect, it } from 'vitest';
import { listCards } from '../cards.ts';
import type { State } from '../state.ts';
import { saleValue } from '../index.ts';
import {
  box,
  build,
  choices,
  deal,
  decider,
  goods,
  legalLines,
  M,
  play,
  produce,
  salt,
  show,
  tokens,
} from './table.ts';

interface Stall {
  readonly points?: number;
  readonly cubes?: readonly number[];
  readonly markets: readonly string[];
}

/** Two players; seat 0 sells with these cubes in salt and nothing in the line. */
const stall = ({ points = 9, cubes = [], markets }: Stall): State => {
  const state = salt(build(tokens(deal(2), 0, 1), 0, ''), 0, ...cubes);
  state.points[0] = points;
  return produce(show(state, ...markets));
};

// M01 S (1, 1 $, PT); M03 S (1, 1 $, US); M08 SS (1, 1 $); M11 SR (1, 1 $); M14 SY (1, 1 $, CL); M18 SSS (2, 2 $);
// M25 SRY (2, 2 $); M33 SSSR (3, 2 $, US US).
describe('selling', () => {
  it('[L-SEL-1] a sale costs the action points of the market once and pays for each cube', () => {
    const state = stall({ cubes: [3, 0, 0], markets: ['M18', 'M33', 'M08'] });
    play(state, 'sell M18 2s');
    expect([state.points[0], state.coins[0], goods(state).silver]).toEqual([7, 8, 1]);
    play(state, 'sell M33 1s');
    expect([state.points[0], state.coins[0], goods(state).silver]).toEqual([4, 10, 0]);
  });

  it('[L-SEL-1] one or more cubes, on free slots of their colour, in any mix', () => {
    const state = stall({ cubes: [1, 2, 1], markets: ['M25', 'M11 1r', 'M08'] });
    expect(choices(state, 'sell')).toEqual([
      'M25 1s',
      'M25 1r',
      'M25 1s 1r',
      'M25 1y',
      'M25 1s 1y',
      'M25 1r 1y',
      'M25 1s 1r 1y',
      'M11 1s', // its red slot is filled
      'M08 1s', // two slots, one cube
    ]);
  });

  it('[L-SEL-1] who has too few action points cannot sell there', () => {
    const state = stall({ points: 2, cubes: [4, 0, 0], markets: ['M01', 'M18', 'M33'] });
    expect(choices(state, 'sell')).toEqual(['M01 1s', 'M18 1s', 'M18 2s', 'M18 3s']);
  });

  it('[L-SEL-1] several sales in a turn, each for its own action points, also to the same market', () => {
    const state = stall({ cubes: [4, 0, 0], markets: ['M08', 'M18', 'M33'] });
    play(state, 'sell M18 1s', 'sell M08 1s', 'sell M18 1s');
    expect([state.points[0], state.coins[0]]).toEqual([4, 9]);
  });

  it('[L-SEL-1] fresh cubes and cubes from salt alike', () => {
    const state = show(salt(build(tokens(deal(2), 0, 1), 0, 'P01'), 0, 1, 0, 0), 'M08');
    produce(state);
    play(state, 'make silver', 'sell M08 2s');
    expect(state.coins[0]).toBe(6);
  });

  it('[L-SEL-1] what a sale brings can be asked beforehand', () => {
    expect(saleValue(box, M('M33'), 3)).toBe(6);
    expect(saleValue(box, M('M08'), 2)).toBe(2);
  });

  it('[L-SEL-2] who fills the last slot takes the card at once, whoever put the others there', () => {
    const state = stall({ cubes: [1, 0, 0], markets: ['M14 1y', 'M01', 'M33'] });
    const events = play(state, 'sell M14 1s');
    expect(events.slice(0, 2)).toEqual([
      { kind: 'sold', seat: 0, card: M('M14'), silver: 1, red: 0, yellow: 0, coins: 1 },
      { kind: 'completed', seat: 0, card: M('M14') },
    ]);
    expect(listCards(state.won, 0)).toEqual([M('M14')]);
    expect(state.market).toEqual([M('M01'), M('M33')]);
    expect(state.filled).toEqual([0, 0]);
  });

  it('[L-SEL-2] a market that is not full keeps its cubes for whoever finishes it', () => {
    const state = stall({ cubes: [2, 0, 0], markets: ['M18', 'M01', 'M33'] });
    salt(state, 1, 1, 0, 0);
    play(state, 'sell M18 2s', 'end');
    expect(listCards(state.won, 0)).toEqual([]);
    play(state, 'stop', 'sell M18 1s');
    expect(listCards(state.won, 2)).toEqual([M('M18')]);
    expect(state.coins).toEqual([4 + 4, 4 + 2]);
  });

  it('[L-SEL-3] markets that are taken are not replaced before the end of the phase', () => {
    const state = stall({ cubes: [2, 0, 0], markets: ['M01', 'M02', 'M03'] });
    play(state, 'sell M01 1s', 'sell M03 1s', 'end');
    expect(state.market).toEqual([M('M02')]);
    play(state, 'stop', 'end');
    expect(state.step).toBe('buy');
    expect(state.market).toHaveLength(3);
  });

  it.each([
    [['M01'], 1],
    [[], 1],
    [['M01', 'M33'], 0],
  ])('[L-SEL-3] a turn that begins with %j on display has %i free reveal', (markets, free) => {
    const state = stall({ markets });
    expect(state.freeReveals).toBe(free);
    play(state, 'reveal');
    expect(state.points[0]).toBe(free === 1 ? 9 : 8);
    expect(state.market).toHaveLength(markets.length + 1);
  });

  it('[L-SEL-3] the free reveal does not use up the one for an action point', () => {
    const state = stall({ markets: ['M01'] });
    play(state, 'reveal', 'reveal');
    expect([state.points[0], state.market.length]).toEqual([8, 3]);
    expect(decider(state)).toBe(1); // nothing is left to do for seat 0
  });

  it('[L-SEL-3] counts what is there when the turn begins, not later', () => {
    const state = stall({ cubes: [2, 0, 0], markets: ['M01', 'M03'] });
    play(state, 'sell M01 1s', 'sell M03 1s');
    expect(state.market).toEqual([]);
    expect(state.freeReveals).toBe(0);
    play(state, 'end');
    expect(state.freeReveals).toBe(1); // seat 1 begins with none
  });

  it('[L-SEL-3] the free reveal needs no action point', () => {
    const state = stall({ points: 0, markets: ['M01'] });
    expect(legalLines(state)).toEqual(['end', 'reveal']);
    play(state, 'reveal');
    expect(decider(state)).toBe(1);
  });

  it('[L-SEL-4] once a turn, 1 action point reveals the next market, which stays', () => {
    const state = stall({ cubes: [1, 0, 0], markets: ['M18', 'M08', 'M33'] });
    const [revealed] = play(state, 'reveal');
    expect(revealed).toEqual({ kind: 'revealed-market', seat: 0, card: M('M01'), free: false });
    expect(state.points[0]).toBe(8);
    expect(legalLines(state)).not.toContain('reveal');
    play(state, 'end');
    expect(state.market).toContain(M('M01'));
    expect(legalLines(state)).toContain('reveal'); // seat 1 may reveal another
  });

  it('[L-SEL-4] while producing too, and only once in both', () => {
    const state = show(build(tokens(deal(2), 0, 1), 0, 'P11'), 'M18', 'M08', 'M33');
    produce(state);
    play(state, 'make silver', 'reveal');
    expect([state.step, state.spot, state.points[0]]).toEqual(['produce', 1, 7]);
    play(state, 'make silver'); // still paid for
    expect(state.points[0]).toBe(7);
    expect(legalLines(state)).not.toContain('reveal');
  });

  it('[L-SEL-4] who pays the last action point for it can go on only with what is paid', () => {
    const state = show(build(tokens(deal(2), 0, 1), 0, 'P11', 'P01'), 'M18', 'M08', 'M33');
    state.points[0] = 1;
    produce(state);
    play(state, 'reveal');
    expect(decider(state)).toBe(1);
  });

  it('[L-SEL-4] an empty deck has nothing to reveal', () => {
    const state = stall({ markets: ['M18', 'M08', 'M33'], cubes: [1, 0, 0] });
    state.decks[2] = 0;
    state.decks[3] = 0;
    expect(legalLines(state)).not.toContain('reveal');
  });

  it('[L-SEL-5] after the last turn silver goes to salt, red and yellow are lost', () => {
    const state = stall({ cubes: [1, 0, 0], markets: ['M18', 'M08', 'M33'] });
    state.goods.splice(0, 6, 2, 1, 3, 4, 0, 2);
    const events = play(state, 'end', 'stop', 'end');
    expect(goods(state, 0)).toEqual({ silver: 2, red: 0, yellow: 0 });
    expect(goods(state, 1)).toEqual({ silver: 4, red: 0, yellow: 0 });
    expect(state.salt).toEqual([2, 0, 0, 4, 0, 0]);
    expect(events).toContainEqual({ kind: 'lost', seat: 0, red: 1, yellow: 3 });
    expect(events).toContainEqual({ kind: 'salted', seat: 1, silver: 4, red: 0, yellow: 0 });
  });

  it('[L-SEL-5] not before the last turn is over', () => {
    const state = stall({ cubes: [1, 0, 0], markets: ['M18', 'M08', 'M33'] });
    state.goods[1] = 2;
    play(state, 'end');
    expect(goods(state, 0).red).toBe(2);
  });

  it('[L-SEL-5] salt can be sold in a later round', () => {
    const state = stall({ cubes: [2, 0, 0], markets: ['M18', 'M08', 'M33'] });
    play(state, 'end', 'stop', 'end', 'pass', 'pass');
    expect(state.round).toBe(1);
    expect(goods(state, 0).silver).toBe(2);
  });

  it('[L-SEL-5] fresh cubes are spent before those from salt', () => {
    const state = show(salt(build(tokens(deal(2), 0, 1), 0, 'P01'), 0, 2, 0, 0), 'M01', 'M08', 'M33');
    produce(state);
    play(state, 'make silver', 'sell M01 1s');
    expect([state.goods[0], state.salt[0]]).toEqual([2, 2]);
    play(state, 'sell M08 1s');
    expect([state.goods[0], state.salt[0]]).toEqual([1, 1]);
  });
});
