// Readers of the fields of a request that the kernel has no reader for.

import {
  LANGUAGES,
  objectTo,
  oneOf,
  whole,
  type Language,
  type Read,
  type Viewer,
} from '../../games/kernel/index.ts';

export type Id = string | number | null;

/** What the caller calls the request; null if it has no name for it. */
export const id: Read<Id> = (value, path) => {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'string'
    ? value
    : objectTo(path, 'it must be a number or a text.');
};

/** Anything at all; whoever uses it checks it. */
export const anything: Read<unknown> = value => value;

export const something: Read<unknown> = (value, path) => value ?? objectTo(path, 'it must be given.');

export const seat = whole(0, 15);

export const viewer: Read<Viewer> = (value, path) => {
  if (value === 'spectator') return value;
  return typeof value === 'number' ? seat(value, path) : objectTo(path, 'it must be a seat or "spectator".');
};

export const language: Read<Language> = (value, path) =>
  value === undefined ? 'en' : oneOf(LANGUAGES)(value, path);
