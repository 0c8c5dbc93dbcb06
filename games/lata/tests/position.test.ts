// Tables that no match can reach are refused, with the place that gives them away.

import { describe, expect, it } from 'vitest';
import { problemOf } from '../../kernel/index.ts';
import { changed } from '../../kernel/testkit/index.ts';
import type { State } from '../state.ts';
import { alone, bidAll, deal, idle, lata, play, playAs, tokens } from './table.ts';

type Path = readonly (string | number)[];
type Change = readonly [Path, unknown];

const after = (state: State, ...lines: readonly string[]): State => {
  play(state, ...lines);
  return state;
};

const bidding = (): State => {
  const state = deal(3);
  playAs(state, 1, 'bid 4');
  return state;
};

/** Seat 0 is to take a set, then 1, then 2. Sets are P01 P02, P03 P04, P05, P06. */
const taking = (): State => {
  const state = tokens(deal(3), 2, 1, 0);
  bidAll(state, 2, 1, 0);
  return state;
};

const placing = (): State => after(taking(), 'take 1', 'place 2');
const producing = (): State =>
  after(taking(), 'take 1', 'place 1', 'place 2', 'take 3', 'place 1', 'take 4', 'place 1');
const selling = (): State => after(producing(), 'make silver', 'stop');
const buying = (): State => idle(producing(), table => table.step === 'buy');
const raising = (): State =>
  after(tokens(deal(3, { auction: 'open' }), 0, 1, 2), 'stay', 'pass', 'stay', 'stay');
const keeping = (): State => after(alone('setubal'), 'marker 6');
const twoSets = (): State => after(alone('matosinhos'), 'marker 5');
const aveiro = (): State => after(alone('aveiro'), 'choose P20');
const over = (): State => idle(deal(2), table => table.step === 'over');

const sentenceFor = (state: State, ...changes: readonly Change[]): string | undefined =>
  problemOf(
    lata.readState(changes.reduce<unknown>((data, [path, value]) => changed(data, path, value), state)),
  )?.message;

describe('positions', () => {
  it.each<readonly [string, () => State]>([
    ['at the start', () => deal(4)],
    ['while bids are made', bidding],
    ['in an open auction', raising],
    ['before a set', taking],
    ['between two cards', placing],
    ['while producing', producing],
    ['while selling', selling],
    ['while buying', buying],
    ['with cards shown to one', keeping],
    ['with two sets for one', twoSets],
    ['with one card of two discarded', () => after(twoSets(), 'take 1', 'discard')],
    ['before Aveiro chooses', () => alone('aveiro')],
    ['after Aveiro has chosen', aveiro],
    ['at the end', over],
  ])('%s: read as they are', (_, make) =>
    expect(lata.readState(make())).toEqual({ ok: true, value: make() }),
  );

  it.each<readonly [string, string, () => State, readonly Change[]]>([
    ['L-SET-3', 'The option money=3 is for 2 or 3 or 4 seats, not for 1.', keeping, [[['money'], '3']]],
    ['L-BID-1', 'bids: there must be 1 for each of 3, not 2 in all.', bidding, [[['bids'], [-1, 4]]]],
    ['L-BID-3', 'step: "raise" does not come up in this match now.', bidding, [[['step'], 'raise']]],
    ['L-SOL-1', 'step: "bid" does not come up in this match now.', keeping, [[['step'], 'bid']]],
    ['L-SOL-7', 'step: "choose" does not come up in this match now.', keeping, [[['step'], 'choose']]],
    ['L-END-1', 'round: after round 6, and only then, the match is over.', over, [[['round'], 5]]],
    ['L-BID-2', 'turn: nobody has this turn.', taking, [[['turn'], 3]]],
    ['L-BID-2', 'order: each seat must stand there once.', taking, [[['order', 0], 1]]],
    ['L-BID-1', 'sealed: with all bids in, they are open.', bidding, [[['sealed'], 7]]],
    ['L-BID-1', 'sealed: nobody bids in this step.', taking, [[['sealed'], 1]]],
    ['L-BID-1', 'bids[0]: there is a bid exactly where one has been made.', bidding, [[['bids', 0], 3]]],
    ['L-RND-3', 'points: at this moment of a round everybody has 9.', bidding, [[['points', 2], 8]]],
    ['L-BID-3', 'tokens: tokens are taken in an open auction only.', taking, [[['tokens', 2], 1]]],
    ['L-BID-3', 'tokens: one seat alone takes the first token at once.', raising, [[['tokens', 1], 0]]],
    [
      'L-BID-3',
      'tokens: the highest tokens are taken first.',
      raising,
      [
        [['tokens', 2], -1],
        [['tokens', 1], 1],
      ],
    ],
    ['L-BID-3', 'turn: this seat has left the auction.', raising, [[['turn'], 1]]],
    ['L-BID-3', 'points[0]: this seat cannot have paid 5 in the auction.', raising, [[['points', 0], 4]]],
    ['L-RND-1', 'sets: there cannot be 2 sets now.', taking, [[['sets'], [0, 1, 2, 3]]]],
    ['L-RND-1', 'sets: set 2 must be whole, of 2, or gone.', taking, [[['sets', 3], -1]]],
    ['L-FAC-1', 'sets: 0 sets must be gone, not 1.', taking, [[['sets', 4], -1]]],
    [
      'L-SOL-2',
      'sets: for each action point given up one card more than two must be shown.',
      keeping,
      [[['points', 0], 7]],
    ],
    ['L-SOL-8', 'points: in this step the marker is at 7 or 5.', twoSets, [[['points', 0], 6]]],
    ['L-FAC-2', 'hand: there are one or two cards to place exactly in that step.', taking, [[['hand'], [0]]]],
    ['L-FAC-2', 'usedSpace: the card placed last lies elsewhere.', placing, [[['usedSpace'], 2]]],
    ['L-CMP-3', 'the production cards: each must lie in exactly one place.', taking, [[['decks', 0], 0]]],
    ['L-CMP-3', 'the market cards: each must lie in exactly one place.', taking, [[['market', 0], 30]]],
    ['L-CMP-3', 'the scoring cards: each must lie in exactly one place.', taking, [[['offers', 0], 30]]],
    ['L-SET-1', 'decks: 12 production cards must have been dealt, not 6.', taking, [[['round'], 1]]],
    [
      'L-SET-2',
      'the factory of seat 1: the starting card lies first, in space 1.',
      taking,
      [[['factories', 14], 42 * 8 + 1]],
    ],
    [
      'L-SOL-7',
      'the factory of seat 0: the card chosen at the start lies in space 2.',
      aveiro,
      [[['factories', 1], 19 * 8 + 2]],
    ],
    ['L-FAC-3', 'tops[1]: the card placed there last must be on top.', placing, [[['tops', 1], -1]]],
    ['L-SEL-5', 'salt[0]: there cannot be more cubes in salt than there are.', taking, [[['salt', 0], 1]]],
    [
      'L-SEL-5',
      'salt[1]: only silver cubes are kept in salt.',
      taking,
      [
        [['goods', 1], 1],
        [['salt', 1], 1],
      ],
    ],
    [
      'L-SEL-5',
      'goods[0]: outside of its turn to produce a seat has only what is in salt.',
      taking,
      [[['goods', 0], 1]],
    ],
    [
      'L-SEL-2',
      'filled[0]: a market card on display has no more cubes than slots, and one free.',
      taking,
      [[['filled', 0], 1]], // M01 has one silver slot
    ],
    [
      'L-BUY-3',
      'bought[0]: seat 0 can have bought 0 scoring cards at most.',
      taking,
      [
        [['bought', 0], 0b10000], // S05
        [['decks', 4], 0x1fffff & ~0b11111],
      ],
    ],
    [
      'L-SEL-3',
      'freeReveals: a market is revealed for free with at most one on display.',
      producing,
      [[['freeReveals'], 1]],
    ],
    ['L-SEL-4', 'reveals: nothing is revealed in this step.', taking, [[['reveals'], 1]]],
    [
      'L-SOL-3',
      'replacements: market cards are replaced by a single player, in phase C.',
      producing,
      [[['replacements'], 1]],
    ],
    ['L-PRD-1', 'spot: there is nothing to decide at this spot of the line.', producing, [[['spot'], 1]]],
    ['L-PRD-2', 'paid: nothing has been produced on this card yet.', producing, [[['paid'], 1]]],
    ['L-GRN-5', 'ordered: this icon is no wholesaler.', producing, [[['ordered'], 1]]],
    ['L-PRD-1', 'spot: the line is not running in this step.', selling, [[['spot'], 4]]],
    [
      'L-SEL-1',
      'step: nothing can be sold, revealed or replaced, so the turn is over.',
      selling,
      [[['points', 0], 0]],
    ],
    ['L-BUY-1', 'step: nothing can be bought or revealed, so the turn is over.', buying, [[['coins', 0], 0]]],
  ])('[%s] refused: %s', (_, sentence, make, changes) =>
    expect(sentenceFor(make(), ...changes)).toBe(sentence),
  );

  it('[L-RND-2] refused: too few cards on display while the deck has some', () => {
    const state = taking();
    expect(
      sentenceFor(
        state,
        [['market'], state.market.slice(1)],
        [['filled'], state.filled.slice(1)],
        [['decks', 2], state.decks[2] | 1],
      ),
    ).toBe('market: at least 4 market cards must be on display.');
    expect(sentenceFor(state, [['offers'], state.offers.slice(1)], [['decks', 4], state.decks[4] | 1])).toBe(
      'offers: at least 4 scoring cards must be on display.',
    );
  });

  it('[L-FAC-2] refused: more cards in a space than one a round', () => {
    const state = producing();
    // Seat 0 placed P01 on space 1 and P02 on space 2; now both would lie on space 2.
    expect(sentenceFor(state, [['factories', 1], 1], [['tops', 0], 42])).toBe(
      'the factory of seat 0: space 2 has more cards than one a round.',
    );
  });
});
