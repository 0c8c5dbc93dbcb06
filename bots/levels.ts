import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { mcts } from './search/mcts.ts';
import { guided } from './search/settings.ts';

export const BOT_NAMES = ['random', 'greedy', 'easy', 'medium', 'hard', 'expert'] as const;
export type BotName = (typeof BOT_NAMES)[number];

const thinking = (milliseconds: number): Bot =>
  mcts({ ...guided, budget: { kind: 'milliseconds', milliseconds } });

export const bots: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  easy: thinking(100),
  medium: thinking(300),
  hard: thinking(1000),
  expert: thinking(5000),
};
