import type { Garum } from '../../games/garum/index.ts';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { learnGarum } from './garum/index.ts';
import { ignorance, type Knowledge, type Learn } from './knowledge.ts';

export type { Knowledge } from './knowledge.ts';

interface Taught {
  readonly garum: Learn<Garum>;
}

const taught: Taught & Readonly<Record<string, unknown>> = { garum: learnGarum };

const learned = new WeakMap<object, unknown>();

/** What is known of a game; learned once for each opened game. */
export const knowledgeOf = <K extends Kind>(game: Game<K>): Knowledge<K> => {
  if (!learned.has(game)) {
    // A game's id stands for its types: what is taught under it was taught for them.
    const learn = (Object.hasOwn(taught, game.id) ? taught[game.id] : ignorance) as Learn<K>;
    learned.set(game, learn(game));
  }
  return learned.get(game) as Knowledge<K>;
};
