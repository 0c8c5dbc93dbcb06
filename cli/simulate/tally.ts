import type { Outcome, Seat } from '../../games/kernel/index.ts';

/** A win is this many shares, so that two to sixteen winners divide it evenly and sums are exact in any order. */
export const SHARES = 720_720;

/** What came of many matches. Whole numbers all, so the order of adding cannot matter. */
export interface Tally {
  games: number;
  decisions: number;
  /** Of all scores of all seats. */
  sum: number;
  min: number;
  max: number;
  winShares: number[];
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  sum: 0,
  min: Infinity,
  max: -Infinity,
  winShares: new Array<number>(seats).fill(0),
});

export const addMatch = (tally: Tally, decisions: number, { scores, winners }: Outcome): void => {
  tally.games++;
  tally.decisions += decisions;
  for (const { total } of scores) {
    tally.sum += total;
    tally.min = Math.min(tally.min, total);
    tally.max = Math.max(tally.max, total);
  }
  for (const seat of winners) tally.winShares[seat] += SHARES / winners.length;
};

export const addTally = (tally: Tally, other: Tally): void => {
  tally.games += other.games;
  tally.decisions += other.decisions;
  tally.sum += other.sum;
  tally.min = Math.min(tally.min, other.min);
  tally.max = Math.max(tally.max, other.max);
  other.winShares.forEach((shares, seat: Seat) => (tally.winShares[seat] += shares));
};
