import type { Bot, Thinker } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Strengths } from './knowledge/knowledge.ts';
import { knowledgeOf } from './knowledge/taught.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';
import { mcts } from './search/mcts.ts';
import { guided, wallClock, type Clock } from './search/settings.ts';

const SECOND = 1000;

/** A limit of iterations keeps a level as strong on a fast machine as on a slow one; the clock keeps it bearable. */
export const botsBy = (clock: Clock): Readonly<Record<BotName, Bot>> => {
  const level = (name: keyof Strengths, seconds: number): Thinker => ({
    plan: (game, view, seat, stream) => {
      const { playouts, slip } = knowledgeOf(game).strengths[name];
      const budget = { iterations: playouts, milliseconds: seconds * SECOND };
      return mcts({ ...guided, slip, clock, budget }).plan(game, view, seat, stream);
    },
  });
  return {
    random,
    greedy,
    easy: level('easy', 0.1),
    medium: level('medium', 0.3),
    hard: level('hard', 1),
    expert: mcts({ ...guided, clock, budget: { iterations: Infinity, milliseconds: 5 * SECOND } }),
  };
};

export const bots = botsBy(wallClock);
