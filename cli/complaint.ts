import type { Result } from '../games/kernel/index.ts';
import { nearest } from './nearest.ts';

/** What somebody typed cannot be done; the message is one sentence for that person. */
export class Complaint extends Error {}

export const complain = (sentence: string): never => {
  throw new Complaint(sentence);
};

/** The value of a result, or its problem as a complaint. */
export const orComplain = <T>(result: Result<T>): T =>
  result.ok ? result.value : complain(result.problem.message);

/** Somebody's own words inside a sentence: on one line, and not without end. */
export const quote = (words: string): string =>
  JSON.stringify(words.length > 60 ? `${words.slice(0, 59)}…` : words);

/** For a name that is not one of those known. */
export const unknownName = (what: string, given: string, known: readonly string[]): string => {
  const meant = nearest(given, known);
  return meant === undefined
    ? `There is no ${what} ${quote(given)}; what there is: ${known.join(', ')}.`
    : `There is no ${what} ${quote(given)}; did you mean ${meant}?`;
};
