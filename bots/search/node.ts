import type { Seat } from '../../games/kernel/index.ts';

/** A decision that was tried: what came of it, for the seat that made it, in all the worlds that were guessed. */
export interface Node<M> {
  readonly seat: Seat;
  visits: number;
  /** The sum of the seat's rewards, each from 0 to 1. */
  total: number;
  /** The sum of the seat's chances to win. */
  wins: number;
  /** The sum of the seat's final points. */
  points: number;
  /** The most points that it led to. */
  peak: number;
  /** How often the move could have been chosen: it may be possible in some worlds only. */
  available: number;
  /** How much worse than the best-looking move it looked at first, in leads; 0 or less. */
  readonly impression: number;
  /** What was tried next, by the move itself: a game's moves exist once. */
  readonly next: Map<M, Node<M>>;
  /** What others chose at the same time, not knowing this: by seat, each a decision of its own. */
  readonly meanwhile: Map<Seat, Node<M>>;
}

export const newNode = <M>(seat: Seat, impression = 0): Node<M> => ({
  seat,
  visits: 0,
  total: 0,
  wins: 0,
  points: 0,
  peak: -Infinity,
  available: 0,
  impression,
  next: new Map(),
  meanwhile: new Map(),
});
