import type { Bot } from './bot.ts';
import { random } from './random.ts';

export * from './bot.ts';
export * from './playout.ts';
export * from './turn.ts';

export const BOT_NAMES = ['random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const bots: Readonly<Record<BotName, Bot>> = { random };
