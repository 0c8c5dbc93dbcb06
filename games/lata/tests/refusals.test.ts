import { describe, expect, it } from 'vitest';
import { refusals, type Scene } from '../../kernel/testkit/index.ts';
import type { Lata } from '../index.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { objectionTo } from '../text/index.ts';
import {
  alone,
  atLine,
  bidAll,
  build,
  deal,
  decider,
  idle,
  lata,
  moveOf,
  offer,
  play,
  playAs,
  produce,
  salt,
  shop,
  show,
  tokens,
} from './table.ts';

const after = (state: State, ...lines: readonly string[]): State => {
  play(state, ...lines);
  return state;
};

/** Seat 0 takes the first set. */
const taking = (): State => {
  const state = tokens(deal(3), 2, 1, 0);
  bidAll(state, 2, 1, 0);
  return state;
};

const open = (): State => tokens(deal(2, { auction: 'open' }), 0, 1);

/** Seat 0 of two sells; M08 holds a silver cube already. */
const selling = (points = 9): State => {
  const state = salt(build(tokens(deal(2), 0, 1), 0, ''), 0, 2, 0, 0);
  state.points[0] = points;
  return produce(show(state, 'M08 1s', 'M11', 'M33'));
};

const shopping = (coins: number): State => {
  const state = offer(tokens(deal(2), 0, 1), 'S02', 'S03');
  state.coins[0] = coins;
  return shop(state);
};

const trading = (...cubes: readonly number[]): State =>
  produce(salt(build(tokens(deal(2), 0, 1), 0, 'P36', 'P37'), 0, ...cubes));

/** A single player who sells; M10 holds a cube. */
const solo = (): State =>
  produce(show(salt(build(alone('setubal'), 0, ''), 0, 2, 0, 0), 'M10 1s', 'M20', 'M30'));

const withoutMarkets = (state: State): State => {
  state.decks[2] = 0;
  state.decks[3] = 0;
  return state;
};

/** Seat 0 has a cube to relabel, and no action point. */
const tired = (state: State): State => {
  state.points[0] = 0;
  return produce(salt(build(state, 0, 'P37'), 0, 1, 0, 0));
};

const poor = (state: State): State => {
  state.coins[0] = 0;
  return state;
};

const afterBid = (): State => {
  const state = deal(2);
  playAs(state, 0, 'bid 4');
  return state;
};

const spent = (): State => {
  const state = open();
  state.points.fill(0);
  return state;
};

const lateMarker = (): State => {
  const state = alone('setubal');
  state.decks[0] = (1 << 12) - 1; // twelve production cards for six rounds
  state.decks[1] = 0;
  return state;
};

const SCENES: readonly Scene<Lata, Refusal>[] = [
  {
    refusal: 'match-over',
    rule: 'L-END-1',
    state: idle(deal(2), table => table.step === 'over'),
    line: 'pass',
  },
  { refusal: 'not-your-turn', rule: 'L-BID-2', state: taking(), seat: 1, line: 'take 1' },
  { refusal: 'choose-now', rule: 'L-SOL-7', state: alone('aveiro'), line: 'marker 9' },
  { refusal: 'bid-now', rule: 'L-BID-1', state: deal(3), line: 'take 1' },
  { refusal: 'auction-now', rule: 'L-BID-3', state: open(), line: 'bid 3' },
  { refusal: 'marker-now', rule: 'L-SOL-2', state: alone('setubal'), line: 'keep 1 2' },
  { refusal: 'take-now', rule: 'L-FAC-1', state: taking(), line: 'place 1' },
  { refusal: 'keep-now', rule: 'L-SOL-2', state: after(alone('setubal'), 'marker 7'), line: 'place 1' },
  { refusal: 'place-now', rule: 'L-FAC-2', state: after(taking(), 'take 1'), line: 'take 2' },
  { refusal: 'produce-now', rule: 'L-PRD-1', state: atLine(9, 'P01'), line: 'end' },
  { refusal: 'sell-now', rule: 'L-SEL-1', state: selling(), line: 'make silver' },
  { refusal: 'buy-now', rule: 'L-BUY-1', state: shopping(4), line: 'end' },
  { refusal: 'same-bid', rule: 'L-BID-1', state: afterBid(), line: 'bid 4' },
  { refusal: 'no-points-to-stay', rule: 'L-BID-3', state: spent(), line: 'stay' },
  { refusal: 'marker-elsewhere', rule: 'L-SOL-8', state: alone('matosinhos'), line: 'marker 8' },
  { refusal: 'deck-too-small', rule: 'L-SOL-2', state: lateMarker(), line: 'marker 8' },
  { refusal: 'no-such-set', rule: 'L-RND-1', state: taking(), line: 'take 5' },
  {
    refusal: 'set-taken',
    rule: 'L-FAC-1',
    state: after(taking(), 'take 3', 'place 1'),
    seat: 1,
    line: 'take 3',
  },
  { refusal: 'not-shown', rule: 'L-SOL-2', state: after(alone('setubal'), 'marker 7'), line: 'keep 1 5' },
  { refusal: 'same-space', rule: 'L-FAC-2', state: after(taking(), 'take 1', 'place 2'), line: 'place 2' },
  { refusal: 'no-coins-for-space', rule: 'L-FAC-2', state: poor(after(taking(), 'take 1')), line: 'place 3' },
  { refusal: 'must-place', rule: 'L-SOL-8', state: after(taking(), 'take 1'), line: 'discard' },
  { refusal: 'other-icon', rule: 'L-PRD-1', state: atLine(9, 'P01'), line: 'make yellow' },
  { refusal: 'no-partner', rule: 'L-PRD-3', state: atLine(9, 'P01'), line: 'make red' },
  { refusal: 'lacks-cubes', rule: 'L-GRN-2', state: trading(1, 1, 0), line: 'trade silver silver' },
  {
    refusal: 'lacks-cube',
    rule: 'L-GRN-3',
    state: after(trading(1, 0, 0), 'skip'),
    line: 'relabel red silver',
  },
  { refusal: 'nothing-later', rule: 'L-PRD-1', state: atLine(9, 'P01'), line: 'skip' },
  { refusal: 'reveal-one', rule: 'L-SOL-4', state: selling(), line: 'reveal 2' },
  { refusal: 'deck-empty', rule: 'L-RND-2', state: withoutMarkets(selling()), line: 'reveal' },
  { refusal: 'market-revealed', rule: 'L-SEL-4', state: after(selling(), 'reveal'), line: 'reveal' },
  {
    refusal: 'no-points-to-reveal',
    rule: 'L-SEL-4',
    state: tired(tokens(deal(2), 0, 1)),
    line: 'reveal',
  },
  { refusal: 'scoring-revealed', rule: 'L-BUY-2', state: after(shopping(4), 'reveal'), line: 'reveal' },
  { refusal: 'no-coins-to-reveal', rule: 'L-BUY-2', state: poor(shopping(3)), line: 'reveal' },
  { refusal: 'solo-only', rule: 'L-SOL-3', state: selling(), line: 'replace M11' },
  {
    refusal: 'no-points-to-replace',
    rule: 'L-SOL-3',
    state: tired(alone('setubal')),
    line: 'replace M20',
  },
  { refusal: 'not-on-display', rule: 'L-SEL-1', state: selling(), line: 'sell M01 1s' },
  { refusal: 'holds-cubes', rule: 'L-SOL-3', state: solo(), line: 'replace M10 M20' },
  { refusal: 'no-points-to-sell', rule: 'L-SEL-1', state: selling(2), line: 'sell M33 1s' },
  { refusal: 'no-such-goods', rule: 'L-SEL-1', state: selling(), line: 'sell M11 1s 1r' },
  { refusal: 'no-such-slots', rule: 'L-SEL-1', state: selling(), line: 'sell M08 2s' },
  { refusal: 'not-on-offer', rule: 'L-BUY-1', state: shopping(4), line: 'buy S10' },
  { refusal: 'no-coins-for-card', rule: 'L-BUY-1', state: shopping(2), line: 'buy S02' },
];

refusals({ game: lata, rules: REFUSAL_RULES, objectionTo, scenes: SCENES });

describe('what is refused', () => {
  it('[L-SOL-3] what is not on display cannot be replaced, nor anything with an empty deck', () => {
    expect(lata.objection(solo(), 0, moveOf('replace M01'))?.rule).toBe('L-SEL-1');
    expect(lata.objection(withoutMarkets(solo()), 0, moveOf('replace M20'))?.rule).toBe('L-RND-2');
  });

  it.each(['trade silver silver', 'relabel silver red', 'overtime', 'order red', 'make silver'])(
    '[L-PRD-1] "%s" needs its own icon',
    line => {
      const state = salt(atLine(9, 'P07', 'P25'), 0, 2, 0, 0);
      expect(lata.objection(state, 0, moveOf(line))).toEqual(objectionTo('other-icon'));
    },
  );

  it('[L-PRD-1] on a green card nothing is made before its resource is reached', () => {
    const state = trading(2, 0, 0);
    expect(lata.objection(state, 0, moveOf('make silver'))).toEqual(objectionTo('other-icon'));
    play(state, 'skip');
    expect(lata.objection(state, decider(state), moveOf('make silver'))).toBeUndefined();
  });
});
