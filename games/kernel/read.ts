// Readers turn unknown JSON into typed data, or into one sentence that names the place and what is wrong there.

import { isDeeper } from './json.ts';
import { done, refuse, type Problem, type Result } from './result.ts';

export type Read<T> = (value: unknown, path: string) => T;

/** Thrown inside readers only; `readJson` turns it into a result. */
class Unreadable extends Error {}

/** Far above any state, edition or match file, and far below what would exhaust the stack. */
export const DEEPEST = 64;

/** JSON has no words for some numbers, and none for what is too deep for its writer. */
const written = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return isDeeper(value, DEEPEST) ? '[…]' : (JSON.stringify(value) ?? String(value));
};

/** Somebody's own words inside a sentence: on one line, and not without end. */
export const show = (value: unknown): string => {
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const named = (path: string): string => (path === '' ? 'The value' : path);

const complain = (sentence: string): never => {
  throw new Unreadable(sentence);
};

export const unreadable = (path: string, wanted: string, value: unknown): never =>
  complain(
    value === undefined
      ? `${named(path)} is missing: it must be ${wanted}.`
      : `${named(path)} must be ${wanted}, not ${show(value)}.`,
  );

/** For conditions that tie several fields together. */
export const objectTo = (path: string, what: string): never =>
  complain(path === '' ? what : `${path}: ${what}`);

export const readJson = <T>(read: Read<T>, value: unknown, code: string, path = ''): Result<T> => {
  try {
    return done(read(value, path));
  } catch (error) {
    if (error instanceof Unreadable) return refuse(code, error.message);
    throw error;
  }
};

/** Reads JSON text that somebody else wrote. */
export const parseJson = (text: string, code: string): Result<unknown> => {
  try {
    return done(JSON.parse(text));
  } catch {
    return refuse(code, 'This is not valid JSON.');
  }
};

/** Reads the JSON of a file that somebody else wrote. */
export const parseFile = (text: string): Result<unknown> => {
  const parsed = parseJson(text, 'bad-file');
  return parsed.ok && isDeeper(parsed.value, DEEPEST)
    ? refuse('bad-file', `This is nested more than ${DEEPEST} deep.`)
    : parsed;
};

export const problemOf = <T>(result: Result<T>): Problem | undefined =>
  result.ok ? undefined : result.problem;

export const text: Read<string> = (value, path) =>
  typeof value === 'string' ? value : unreadable(path, 'a text', value);

/** A text that people can read on one line, on a screen as in a terminal. */
export const name: Read<string> = (value, path) => {
  const given = text(value, path);
  return /^[^\p{C}]{1,80}$/u.test(given) && given.trim() !== ''
    ? given
    : unreadable(path, 'a name of 1 to 80 characters', value);
};

export const truth: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : unreadable(path, 'true or false', value);

export const whole =
  (min: number, max: number): Read<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : unreadable(path, `a whole number from ${min} to ${max}`, value);

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Read<T> =>
  (value, path) =>
    values.find(known => known === value) ?? unreadable(path, `one of ${values.join(', ')}`, value);

/** Where its items have names of their own, sentences use them: "deck P07" and not "deck[6]". */
export const listOf =
  <T>(item: Read<T>, length?: number, nameOf?: (i: number) => string): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return unreadable(path, 'a list', value);
    if (length !== undefined && value.length !== length)
      return complain(`${named(path)} must be a list of ${length}, not of ${value.length}.`);
    return value.map((entry, i) =>
      item(entry, nameOf === undefined ? `${path}[${i}]` : `${path} ${nameOf(i)}`),
    );
  };

export const orNull =
  <T>(item: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

/** A field that may be left out. */
export const optional =
  <T>(item: Read<T>): Read<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : item(value, path);

export type Fields = Readonly<Record<string, Read<unknown>>>;
export type ReadFields<F extends Fields> = { -readonly [K in keyof F]: ReturnType<F[K]> };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields. */
export const fields =
  <F extends Fields>(shape: F): Read<ReadFields<F>> =>
  (value, path) => {
    if (!isRecord(value)) return unreadable(path, 'an object', value);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(shape, key)) objectTo(path, `there is no field ${show(key)}.`);
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(shape)) {
      const field = reader(value[key], path === '' ? key : `${path}.${key}`);
      if (field !== undefined) read[key] = field;
    }
    // Every field was read by the reader of its name, which is what the mapped type says.
    return read as ReadFields<F>;
  };

/** An object whose fields all have the same type and whose names are checked by the caller. */
export const dictionary =
  <T>(item: Read<T>): Read<Record<string, T>> =>
  (value, path) => {
    if (!isRecord(value)) return unreadable(path, 'an object', value);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, item(entry, path === '' ? key : `${path}.${key}`)]),
    );
  };
