import type { Style } from '../../paint.ts';

/** Cubes by colour: yellow, brown, green, red. */
export const FULL: readonly Style[] = [
  ['bgYellowBright', 'black', 'bold'],
  ['bgYellow', 'black', 'bold'],
  ['bgGreen', 'black', 'bold'],
  ['bgRed', 'whiteBright', 'bold'],
];

/** The same for what is only printed on a card. */
export const FAINT: readonly Style[] = ['yellowBright', 'yellow', 'green', 'red'];
