// What bots have been taught, game by game: whoever needs one game alone need not load what is known of the others.

import type { Game, Kind } from '../../games/kernel/index.ts';
import { ignorance, type Knowledge, type Learn } from './knowledge.ts';

const taught = new Map<string, unknown>();
const learned = new WeakMap<object, unknown>();

/** Teaches the bots a game, by its id. */
export const teach = <K extends Kind>(id: string, learn: Learn<K>): void => {
  taught.set(id, learn);
};

/** What is known of a game; learned once for each opened game. */
export const knowledgeOf = <K extends Kind>(game: Game<K>): Knowledge<K> => {
  if (!learned.has(game)) {
    // A game's id stands for its types: what is taught under it was taught for them.
    const learn = (taught.get(game.id) ?? ignorance) as Learn<K>;
    learned.set(game, learn(game));
  }
  return learned.get(game) as Knowledge<K>;
};
