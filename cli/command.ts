import { complain, quote } from './complaint.ts';
import { readLine, type Line, type OptionSpecs } from './options.ts';

/** 0 for done, 1 for a check that says no; 2 is for complaints. */
export type ExitCode = number;

export interface Command {
  readonly name: string;
  readonly about: string;
  readonly help: string;
  readonly run: (args: readonly string[]) => ExitCode | Promise<ExitCode>;
}

interface Spec<S extends OptionSpecs> {
  readonly name: string;
  /** What stands on the line besides the options, those that may be left out in brackets. */
  readonly words: readonly string[];
  /** One sentence for the list of commands. */
  readonly about: string;
  readonly options: S;
  /** What a newcomer should know besides. */
  readonly notes: string;
  readonly run: (line: Line<S>) => ExitCode | Promise<ExitCode>;
}

export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

const HELP = { help: { about: 'Show this help.' } } as const;

const optionHelp = (specs: OptionSpecs): string => {
  const rows = Object.entries(specs).map(([name, { value, about }]) => ({
    left: `--${name}${value === undefined ? '' : ` ${value}`}`,
    about,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  return rows.map(({ left, about }) => `  ${left.padEnd(width)}  ${about}`).join('\n');
};

const checkWords = (name: string, wanted: readonly string[], given: readonly string[]): void => {
  const missing = wanted.find((word, i) => i >= given.length && !word.startsWith('['));
  if (missing !== undefined) complain(`cais ${name} needs ${missing}; see cais ${name} --help.`);
  if (given.length > wanted.length)
    complain(`cais ${name} has no use for ${quote(given[wanted.length])}; see cais ${name} --help.`);
};

/** A command that reads its line by its spec, and answers --help by itself. */
export const command = <const S extends OptionSpecs>(spec: Spec<S>): Command => {
  const { name, words, about, notes } = spec;
  const specs = { ...spec.options, ...HELP };
  const usage = ['cais', name, ...words, '[options]'].join(' ');
  const help = `${about}\n\nUsage: ${usage}\n\nOptions (in brackets, what holds without them):\n${optionHelp(specs)}\n\n${notes}`;
  return {
    name,
    about,
    help,
    run: args => {
      if (asksForHelp(args)) {
        console.log(help);
        return 0;
      }
      const line = readLine(spec.options, args);
      checkWords(name, words, line.words);
      return spec.run(line);
    },
  };
};
