import { garumTitle } from './garum/index.ts';
import { someTitle, type SomeTitle } from './kernel/index.ts';

/** Every game of the house, by id. */
export const catalogue: Readonly<Record<string, SomeTitle>> = {
  garum: someTitle(garumTitle),
};
