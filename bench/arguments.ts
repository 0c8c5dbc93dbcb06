import { done, refuse, type Result } from '../games/kernel/index.ts';

export interface Wanted {
  readonly help: boolean;
  readonly json: boolean;
  /** How long each contender plays in a round. */
  readonly seconds: number;
}

export const HELP = `Measures how fast random matches are played: ours, and other engines beside it in the same run.

Usage: npm run bench -- engine [options]

Options:
  --seconds N  How long each contender plays in a round, from 0.01 to 60 (1 if left out).
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
export const readArguments = (args: readonly string[]): Result<Wanted> => {
  let named = false;
  let wanted: Wanted = { help: false, json: false, seconds: SECONDS.standard };
  for (let i = 0; i < args.length; i++) {
    const word = args[i];
    if (word === '--help') wanted = { ...wanted, help: true };
    else if (word === '--json') wanted = { ...wanted, json: true };
    else if (word === '--seconds') {
      const seconds = readSeconds(args[++i]);
      if (!seconds.ok) return seconds;
      wanted = { ...wanted, seconds: seconds.value };
    } else if (word === 'engine' && !named) named = true;
    else
      return refuse(
        'bad-arguments',
        `The benchmark has no use for ${JSON.stringify(word)}; see npm run bench -- --help.`,
      );
  }
  return named || wanted.help
    ? done(wanted)
    : refuse('bad-arguments', 'Say what to measure: npm run bench -- engine.');
};
