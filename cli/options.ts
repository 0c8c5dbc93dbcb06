// What a command takes on its line, described once: for reading the line and for its help.

import { parseArgs } from 'node:util';
import { BOT_NAMES, readBot } from '../bots/index.ts';
import { complain, orComplain, quote, unknownName } from './complaint.ts';

/** An option of a command. Without a value it is a flag. */
export interface OptionSpec {
  readonly value?: string;
  readonly about: string;
  readonly many?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type Given<S extends OptionSpec> = S extends { readonly many: true }
  ? readonly string[]
  : S extends { readonly value: string }
    ? string | undefined
    : boolean;

/** The options as they were given: texts, lists of texts, and flags. */
export type Options<S extends OptionSpecs> = { readonly [N in keyof S]: Given<S[N]> };

export interface Line<S extends OptionSpecs> {
  readonly words: readonly string[];
  readonly options: Options<S>;
}

const collect = (
  specs: OptionSpecs,
  args: readonly string[],
): { readonly words: readonly string[]; readonly given: ReadonlyMap<string, readonly string[]> } => {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string' } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const given = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(specs, name))
      complain(
        unknownName(
          'option',
          rawName,
          [...Object.keys(specs), 'help'].map(known => `--${known}`),
        ),
      );
    const spec = specs[name];
    if (spec.value === undefined && value !== undefined) complain(`The option --${name} takes no value.`);
    if (spec.value !== undefined && (value === undefined || (inlineValue === false && /^-./.test(value))))
      complain(`The option --${name} needs a value: --${name} ${spec.value}.`);
    if (given.has(name) && spec.many === undefined) complain(`The option --${name} is given twice.`);
    given.set(name, [...(given.get(name) ?? []), value ?? '']);
  }
  return { words, given };
};

/** Reads the words and options of a line, or complains. */
export const readLine = <const S extends OptionSpecs>(specs: S, args: readonly string[]): Line<S> => {
  const { words, given } = collect(specs, args);
  const options: Record<string, unknown> = {};
  for (const [name, { value, many }] of Object.entries(specs)) {
    const values = given.get(name);
    if (many === true) options[name] = values ?? [];
    else options[name] = value === undefined ? values !== undefined : values?.[0];
  }
  // Every option was read by its own spec, which is what the mapped type says.
  return { words, options: options as Options<S> };
};

/** A whole number given as text. */
export const wholeNumber = (what: string, given: string, min: number, max: number): number => {
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  return number >= min && number <= max
    ? number
    : complain(`${what} must be a whole number from ${min} to ${max}, not ${quote(given)}.`);
};

/** One of a list of names. */
export const nameOf = <const T extends string>(what: string, given: string, known: readonly T[]): T =>
  known.find(name => name === given) ?? complain(unknownName(what, given, known));

/** The name of a bot: a level, or a search by its settings. */
export const botName = (given: string): string =>
  given.includes(':') ? (orComplain(readBot(given)), given) : nameOf('bot', given, BOT_NAMES);
