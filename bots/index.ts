export * from './bot.ts';
export * from './hint.ts';
export * from './levels.ts';
export * from './playout.ts';
export * from './spec.ts';
export * from './turn.ts';
export { iterations } from './search/settings.ts';
