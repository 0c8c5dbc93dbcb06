import type { Kind } from '../../games/kernel/index.ts';
import type { Measured } from '../measured.ts';
import { ourMatches } from './ours.ts';

/** What it costs to list the legal moves. */
export interface LegalCost {
  /** The dearest position's list, in microseconds. */
  readonly worst: number;
  readonly meanLength: number;
  readonly longest: number;
}

const DECISIONS = 20_000;
const PASSES = 7;

/**
 * Passes the same positions several times and keeps the fastest time of each, because a pause of the machine or of
 * the garbage collector is not the position's. The worst of these is the position that is really dear.
 */
export const measureLegal = <K extends Kind>(measured: Measured<K>): LegalCost => {
  const fastest: number[] = [];
  const lengths: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    let at = 0;
    const { game } = measured;
    const legal: typeof game.legal = (table, seat) => {
      const start = performance.now();
      const moves = game.legal(table, seat);
      fastest[at] = Math.min(fastest[at] ?? Infinity, performance.now() - start);
      lengths[at] = moves.length;
      at++;
      return moves;
    };
    const play = ourMatches({ ...measured, game: { ...game, legal } });
    while (at < DECISIONS) play();
  }
  const largest = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), 0);
  return {
    worst: largest(fastest) * 1000,
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    longest: largest(lengths),
  };
};
