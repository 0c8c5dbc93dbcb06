// A bot named in a line of text: a level ("hard"), or a search by its settings ("mcts:iterations=2000").

import { done, refuse, type Result } from '../games/kernel/index.ts';
import type { Bot } from './bot.ts';
import { bots, botsBy } from './levels.ts';
import { BOT_NAMES } from './names.ts';
import { mcts } from './search/mcts.ts';
import { guided, plain, wallClock, type Budget, type Clock, type Manner } from './search/settings.ts';

const FAMILIES: Readonly<Record<string, Manner>> = { mcts: guided, plain };

type Setting = keyof Manner;

const number = (text: string, min: number, max: number): number | undefined => {
  const value = text === 'all' ? Infinity : /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const choice = <const T>(text: string, known: Readonly<Record<string, T>>): T | undefined =>
  Object.hasOwn(known, text) ? known[text] : undefined;

/** What a setting may be, and how it is read; undefined for what it may not be. */
const readers: { readonly [S in Setting]: (text: string) => Manner[S] | undefined } = {
  rollout: text => choice(text, { uniform: 'uniform', guided: 'guided' }),
  surprise: text => number(text, 0, 1),
  horizon: text => choice(text, { game: 'game' }) ?? number(text, 0, Infinity),
  curiosity: text => number(text, 0, 100),
  widening: text => choice(text, { on: true, off: false }),
  bias: text => number(text, 0, 100),
  slip: text => number(text, 0, 1),
  winning: text => choice(text, { game: 'game' }) ?? number(text, 0, 1),
  apart: text => choice(text, { game: 'game', on: true, off: false }),
};

const LIMITS = { iterations: 1e9, milliseconds: 600_000 } as const;

const isSetting = (name: string): name is Setting => Object.hasOwn(readers, name);
const isLimit = (name: string): name is keyof typeof LIMITS => Object.hasOwn(LIMITS, name);

const readSearch = (family: string, words: readonly string[], clock: Clock): Result<Bot> => {
  let budget: Budget = { iterations: Infinity, milliseconds: Infinity };
  let change: Partial<Manner> = {};
  for (const word of words) {
    const [name, value = ''] = word.split('=', 2);
    if (isLimit(name)) {
      const limit = number(value, 1, LIMITS[name]);
      if (limit === undefined)
        return refuse('bad-bot', `${name} must be a number from 1 to ${LIMITS[name]}, not "${value}".`);
      budget = { ...budget, [name]: limit };
    } else if (isSetting(name)) {
      const read = readers[name](value);
      if (read === undefined) return refuse('bad-bot', `"${value}" is not a value of ${name}.`);
      change = { ...change, [name]: read };
    } else
      return refuse(
        'bad-bot',
        `A search has no setting "${name}"; it has ${[...Object.keys(LIMITS), ...Object.keys(readers)].join(', ')}.`,
      );
  }
  return budget.iterations === Infinity && budget.milliseconds === Infinity
    ? refuse('bad-bot', `Say how long it may think: ${family}:iterations=2000 or ${family}:milliseconds=500.`)
    : done(mcts({ ...FAMILIES[family], ...change, clock, budget }));
};

/** The bot that a line of text names; it keeps to its time by the clock. */
export const readBot = (text: string, clock: Clock = wallClock): Result<Bot> => {
  const level = BOT_NAMES.find(name => name === text);
  if (level !== undefined) return done((clock === wallClock ? bots : botsBy(clock))[level]);
  const [family, ...words] = text.split(':');
  return Object.hasOwn(FAMILIES, family)
    ? readSearch(family, words, clock)
    : refuse(
        'bad-bot',
        `There is no bot "${text}"; there are ${BOT_NAMES.join(', ')}, and searches like mcts:iterations=2000.`,
      );
};
