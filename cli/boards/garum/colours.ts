import type { Style } from '../../paint.ts';

/** By colour of the game: blue, green, yellow, red. */
export const FULL: readonly Style[] = [
  ['bgBlue', 'whiteBright', 'bold'],
  ['bgGreen', 'black', 'bold'],
  ['bgYellow', 'black', 'bold'],
  ['bgRed', 'whiteBright', 'bold'],
];

/** The same for what is only printed on the board, and for the joker. */
export const FAINT: readonly Style[] = ['blue', 'green', 'yellow', 'red', 'magenta'];
