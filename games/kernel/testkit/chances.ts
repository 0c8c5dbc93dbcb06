// Chance that can be foretold.

import type { Chance } from '../chance.ts';

/** Draws what comes first. */
export const lowest: Chance = { pick: () => 0, reveal: () => {} };

/** Draws what comes last, so that a shuffle moves nothing. */
export const highest: Chance = { pick: n => n - 1, reveal: () => {} };

/** Gives these numbers one after the other, and 0 after them; remembers out of how many each was picked. */
export const scripted = (...numbers: readonly number[]): Chance & { readonly asked: readonly number[] } => {
  const asked: number[] = [];
  const pick = (n: number): number => numbers[asked.push(n) - 1] ?? 0;
  return { pick, reveal: () => {}, asked };
};
