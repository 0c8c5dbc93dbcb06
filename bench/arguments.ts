import { done, refuse, type Result } from '../games/kernel/index.ts';

const SUBJECTS = ['engine', 'bots', 'server'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Wanted {
  readonly subject: Subject;
  readonly json: boolean;
  /** How long each contender works in a round. */
  readonly seconds: number;
}

export const HELP = `Measures ours, and other engines beside it in the same run.

Usage: npm run bench -- engine [options]  How fast random matches are played.
       npm run bench -- bots [options]    How fast the bots search.
       npm run bench -- server [options]  How many moves a second online play takes, and how soon.

Options:
  --seconds N  How long each contender works in a round, from 0.01 to 60 (1 if left out).
  --json       Print the report as JSON.
  --help       Show this help.

The other engines are installed in bench/node_modules when they are missing.`;

const SECONDS = { least: 0.01, most: 60, standard: 1 };

const readSeconds = (given: string | undefined): Result<number> => {
  const seconds = given !== undefined && /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  return seconds >= SECONDS.least && seconds <= SECONDS.most
    ? done(seconds)
    : refuse(
        'bad-arguments',
        `--seconds needs a number from ${SECONDS.least} to ${SECONDS.most}, not ${JSON.stringify(given) ?? 'nothing'}.`,
      );
};

/** Reads what stands behind `npm run bench --`. */
export const readArguments = (args: readonly string[]): Result<Wanted | 'help'> => {
  let subject: Subject | undefined;
  let help = false;
  let json = false;
  let seconds = SECONDS.standard;
  for (let i = 0; i < args.length; i++) {
    const word = args[i];
    const named = SUBJECTS.find(name => name === word);
    if (word === '--help') help = true;
    else if (word === '--json') json = true;
    else if (word === '--seconds') {
      const read = readSeconds(args[++i]);
      if (!read.ok) return read;
      seconds = read.value;
    } else if (named !== undefined && subject === undefined) subject = named;
    else
      return refuse(
        'bad-arguments',
        `The benchmark has no use for ${JSON.stringify(word)}; see npm run bench -- --help.`,
      );
  }
  if (help) return done('help');
  return subject === undefined
    ? refuse('bad-arguments', 'Say what to measure: npm run bench -- engine, bots or server.')
    : done({ subject, json, seconds });
};
