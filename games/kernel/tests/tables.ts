// What several tests start from.

import { createMatch, expect as sure, hasSeat, type Game, type Match } from '../index.ts';
import { morra, morraTitle, type Morra } from './morra.ts';

export const SEED = '000102030405060708090a0b0c0d0e0f';

/** Every prize is 4, so that scores can be foretold. */
export const EVEN_EDITION = { id: 'even', title: 'Even', cards: [4, 4, 4, 4, 4] };
export const evenMorra: Game<Morra> = sure(morraTitle.open(EVEN_EDITION));

/** Nobody can change a choice, so that a seat can be out of turn. */
export const firmMorra: Game<Morra> = {
  ...morra,
  legal: (table, seat) => (hasSeat(morra.pending(table), seat) ? morra.legal(table, seat) : []),
};

export const newMatch = (game: Game<Morra> = evenMorra, seats = 2, options = {}): Match<Morra> =>
  sure(createMatch(game, { seats, seed: SEED, options }));

/** Commits one batch a line, "seat: move; move" with seats from 0. */
export const commitAll = (match: Match<Morra>, ...lines: readonly string[]): void => {
  for (const line of lines) {
    const [seat, moves] = line.split(':');
    sure(match.commit(Number(seat), moves.split(';')));
  }
};

/** A round with 3 and 2 fingers, sum 5: seat 0 calls it, seat 1 misses it by one. */
export const ROUND = ['0: show 3; call 5', '1: show 2; call 4'];

export const finishedMatch = (game: Game<Morra> = evenMorra): Match<Morra> => {
  const match = newMatch(game);
  commitAll(match, ...ROUND, ...ROUND, ...ROUND);
  return match;
};
