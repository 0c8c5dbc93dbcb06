import type { Text } from './language.ts';
import { fields, oneOf, optional, readJson, type Read } from './read.ts';
import { done, refuse, type Result } from './result.ts';

/** One choice that is made when a match is set up. */
export interface Option<V extends string = string> {
  readonly name: Text;
  readonly values: Readonly<Record<V, { readonly name: Text; readonly about: Text }>>;
  readonly standard: NoInfer<V>;
  /** The numbers of seats with which the choice can differ from the standard; any number if left out. */
  readonly seats?: readonly number[];
}

/** Whether there is anything to choose with this number of seats. */
export const isOpen = (option: Option, seats: number): boolean =>
  option.seats === undefined || option.seats.includes(seats);

/** The names of the options that there are with this number of seats. */
export const openOptions = (table: OptionTable, seats: number): readonly string[] =>
  Object.keys(table).filter(name => isOpen(table[name], seats));

export type OptionTable = Readonly<Record<string, Option>>;

export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends Option<infer V> ? V : never;
};

/** Keeps the literal names of the values, so that `OptionsOf` can tell them. */
export const option = <V extends string>(choice: Option<V>): Option<V> => choice;

/** Completes chosen options with the standard ones, or says which of them is wrong. */
export const readOptions = <T extends OptionTable>(
  table: T,
  chosen: unknown,
  seats: number,
): Result<OptionsOf<T>> => {
  const shape: Record<string, Read<string | undefined>> = Object.fromEntries(
    Object.entries(table).map(([name, { values }]) => [name, optional(oneOf(Object.keys(values)))]),
  );
  const read = readJson(fields(shape), chosen, 'bad-options', 'options');
  if (!read.ok) return read;
  const complete: Record<string, string> = {};
  for (const [name, choice] of Object.entries(table)) {
    const value = read.value[name] ?? choice.standard;
    if (value !== choice.standard && choice.seats !== undefined && !isOpen(choice, seats))
      return refuse(
        'bad-options',
        `The option ${name}=${value} is for ${choice.seats.join(' or ')} ${choice.seats.at(-1) === 1 ? 'seat' : 'seats'}, not for ${seats}.`,
      );
    complete[name] = value;
  }
  // Each value was read as one of the option's own, which is what the mapped type says.
  return done(complete as OptionsOf<T>);
};
