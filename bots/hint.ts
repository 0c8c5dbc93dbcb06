import type { Game, Kind, Random, Seat } from '../games/kernel/index.ts';
import { newNode } from './search/node.ts';
import { growTree } from './search/search.ts';
import { guided, wallClock, type Budget } from './search/settings.ts';

/** What a bot thinks of one move. */
export interface Opinion<out M> {
  readonly move: M;
  /** The part of its thinking that it spent on this move, from 0 to 1: the more, the better it likes it. */
  readonly share: number;
  /** The points it expects in the end. */
  readonly points: number;
  /** The chance of winning that it sees; a half for a match alone. */
  readonly chance: number;
}

/** What a bot thinks of the moves of a seat that it has considered, the best first; some can be asked for by name. */
export const opinions = <K extends Kind>(
  game: Game<K>,
  view: K['View'],
  seat: Seat,
  budget: Budget,
  random: Random,
  asked: readonly K['Move'][] = [],
): readonly Opinion<K['Move']>[] => {
  const root = newNode<K['Move']>(seat);
  if (game.legal(view, seat).length === 0) return [];
  for (const move of asked) root.next.set(move, newNode(seat));
  growTree(game, view, seat, root, { ...guided, clock: wallClock, budget }, budget, random);
  return [...root.next]
    .filter(([, { visits }]) => visits > 0)
    .map(([move, { visits, points, wins }]) => ({
      move,
      share: visits / root.visits,
      points: points / visits,
      chance: wins / visits,
    }))
    .toSorted((a, b) => b.share - a.share);
};
