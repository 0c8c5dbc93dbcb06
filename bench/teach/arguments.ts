import { parseArgs } from 'node:util';
import { readBot, type Bot } from '../../bots/index.ts';
import { done, refuse, type Result } from '../../games/kernel/index.ts';

const USAGE = 'npm run teach -- [--matches N] [--bot BOT] [--times N] [--seed TEXT]';

/** How to teach. */
export interface Wanted {
  /** How many matches of each rule set are played for lessons. */
  readonly matches: number;
  readonly bot: Bot;
  /** How often the lessons are gone through. */
  readonly times: number;
  readonly seed: string;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: '2500' },
      bot: { type: 'string', default: 'mcts:iterations=60' },
      times: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    },
  }).values;

const tryParse = (args: readonly string[]): Result<ReturnType<typeof parse>> => {
  try {
    return done(parse(args));
  } catch (error) {
    return refuse(
      'bad-arguments',
      `${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`,
    );
  }
};

/** Reads what stands behind `npm run teach --`. */
export const readArguments = (args: readonly string[]): Result<Wanted> => {
  const given = tryParse(args);
  if (!given.ok) return given;
  const { matches, times, seed } = given.value;
  for (const [name, text] of Object.entries({ matches, times }))
    if (!/^[1-9]\d{0,5}$/.test(text))
      return refuse('bad-arguments', `--${name} must be a whole number from 1 to 999999, not "${text}".`);
  const bot = readBot(given.value.bot);
  return bot.ok ? done({ matches: Number(matches), bot: bot.value, times: Number(times), seed }) : bot;
};
