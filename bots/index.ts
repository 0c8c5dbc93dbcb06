import './knowledge/index.ts';

export * from './bot.ts';
export * from './hint.ts';
export * from './levels.ts';
export * from './names.ts';
export * from './playout.ts';
export * from './spec.ts';
export * from './turn.ts';
export { newNode } from './search/node.ts';
export { growTree } from './search/search.ts';
export { guided, iterations, plain, wallClock, type Manner } from './search/settings.ts';
