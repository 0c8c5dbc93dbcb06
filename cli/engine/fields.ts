// Readers of the fields of a request that the kernel has no reader for.

import {
  isRecord,
  LANGUAGES,
  objectTo,
  oneOf,
  unreadable,
  type Language,
  type Read,
  type Viewer,
} from '../../games/kernel/index.ts';

/** Anything at all; whoever uses it checks it. */
export const anything: Read<unknown> = value => value;

export const number: Read<number> = (value, path) =>
  typeof value === 'number' ? value : unreadable(path, 'a number', value);

export const object: Read<unknown> = (value, path) =>
  isRecord(value) ? value : unreadable(path, 'an object', value);

export const textOrObject: Read<unknown> = (value, path) =>
  typeof value === 'string' || isRecord(value) ? value : unreadable(path, 'a text or an object', value);

export const viewer: Read<Viewer> = (value, path) =>
  typeof value === 'number' || value === 'spectator'
    ? value
    : unreadable(path, 'a seat or "spectator"', value);

export const language: Read<Language> = (value, path) =>
  value === undefined ? 'en' : oneOf(LANGUAGES)(value, path);

/** A field that may not be left out. */
export const needed =
  <T>(item: Read<T>): Read<T> =>
  (value, path) =>
    value === undefined ? objectTo('', `The field "${path}" is missing.`) : item(value, path);
