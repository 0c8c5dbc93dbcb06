import type { Bot, Thinker } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Playouts } from './knowledge/knowledge.ts';
import { knowledgeOf } from './knowledge/taught.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';
import { mcts } from './search/mcts.ts';
import { guided, wallClock, type Clock, type Manner } from './search/settings.ts';

const SECOND = 1000;

/** Where the knowledge of a game says nothing else. */
const PLAYOUTS: Playouts = { easy: 40, medium: 400, hard: 8000 };

/** A limit of iterations keeps a level as strong on a fast machine as on a slow one; the clock keeps it bearable. */
export const botsBy = (clock: Clock): Readonly<Record<BotName, Bot>> => {
  const search = (iterations: number, seconds: number, change: Partial<Manner> = {}): Thinker =>
    mcts({ ...guided, ...change, clock, budget: { iterations, milliseconds: seconds * SECOND } });
  const level = (name: keyof Playouts, seconds: number, change?: Partial<Manner>): Thinker => ({
    plan: (game, view, seat, stream) => {
      const { playouts = PLAYOUTS } = knowledgeOf(game);
      return search(playouts[name], seconds, change).plan(game, view, seat, stream);
    },
  });
  return {
    random,
    greedy,
    easy: level('easy', 0.1, { slip: 0.3 }),
    medium: level('medium', 0.3, { slip: 0.05 }),
    hard: level('hard', 1),
    expert: search(Infinity, 5),
  };
};

export const bots = botsBy(wallClock);
