// Matches in which everybody makes use of their actions: uniformly random players end them too early to get far.

import {
  createMatch,
  expect as sure,
  Random,
  seedFrom,
  type Match,
  type Seat,
  type Setting,
} from '../../kernel/index.ts';
import type { Cafe } from '../game.ts';
import { cafe, placementFacts, type PlacementFacts } from '../index.ts';
import type { Move, Place } from '../moves.ts';
import type { State } from '../state.ts';
import { box } from './table.ts';

/** The later a cube is on its way, the more it is worth moving. */
const URGENCY: readonly Move['kind'][] = [
  'serve',
  'store',
  'put',
  'deliver',
  'roast',
  'dry',
  'name',
  'produce',
];

/** One move in so many is any that is legal. */
const WHIM = 8;

/** How many places for a card are compared. */
const COMPARED = 12;

const choose = <T>(list: readonly T[], random: Random): T => list[random.pick(list.length)];

const worth = (state: State, seat: Seat, { cell, rotation }: Place): number => {
  const facts: PlacementFacts = placementFacts(
    box,
    state.rules,
    state.areas[seat],
    state.taken,
    cell,
    rotation,
  );
  const lost = facts.lost.reduce((sum, count) => sum + count, 0);
  return 4 * facts.actions + facts.ships - lost - 3 * facts.killed.length - facts.covered.length;
};

const bestPlace = (state: State, seat: Seat, legal: readonly Place[], random: Random): Move => {
  const some = Array.from({ length: COMPARED }, () => choose(legal, random));
  return some.toSorted((a, b) => worth(state, seat, b) - worth(state, seat, a))[0];
};

/** A move of somebody who wants to get on. */
const busyMove = (state: State, seat: Seat, random: Random): Move => {
  const legal = cafe.legal(state, seat);
  if (random.pick(WHIM) === 0) return choose(legal, random);
  if (state.step === 'place')
    return bestPlace(
      state,
      seat,
      legal.filter(move => move.kind === 'place'),
      random,
    );
  if (state.step !== 'act') return choose(legal, random);
  const urgent = URGENCY.map(kind => legal.filter(move => move.kind === kind)).find(
    moves => moves.length > 0,
  );
  return choose(urgent ?? legal, random);
};

/** Plays a busy match to its end, stopping before each move. */
export const playBusy = (
  { seats, options }: Setting,
  seed: string,
  visit: (state: State, random: Random) => void = () => {},
): Match<Cafe> => {
  const match = sure(createMatch(cafe, { seats, options, seed: seedFrom(seed) }));
  const random = new Random(seedFrom(`${seed} minds`));
  while (match.outcome() === undefined) {
    const state = match.state();
    visit(state, random);
    const seat = choose(match.pending(), random);
    sure(match.commit(seat, [busyMove(state, seat, random)]));
  }
  return match;
};
