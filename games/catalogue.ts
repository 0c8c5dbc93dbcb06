import { cafeTitle } from './cafe/index.ts';
import { garumTitle } from './garum/index.ts';
import { someTitle, type SomeTitle } from './kernel/index.ts';
import { lataTitle } from './lata/index.ts';

/** Every game of the house, by id. */
export const catalogue: Readonly<Record<string, SomeTitle>> = {
  cafe: someTitle(cafeTitle),
  garum: someTitle(garumTitle),
  lata: someTitle(lataTitle),
};
