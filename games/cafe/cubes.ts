// What lies on a square, in a shop or is wanted there: a count for each colour, six bits each, in one number.

import { COLOURS, type Colour } from './components.ts';

export type Cubes = number;

const BITS = 6;
const MASK = (1 << BITS) - 1;

/** One cube of this colour. */
export const oneOf = (colour: Colour): Cubes => 1 << (BITS * colour);

export const countOf = (cubes: Cubes, colour: Colour): number => (cubes >> (BITS * colour)) & MASK;

/** The colour of cubes that are all of one colour, or the first of several. */
export const colourOf = (cubes: Cubes): Colour => Math.floor((31 - Math.clz32(cubes & -cubes)) / BITS);

export const totalOf = (cubes: Cubes): number =>
  countOf(cubes, 0) + countOf(cubes, 1) + countOf(cubes, 2) + countOf(cubes, 3);

export const countsOf = (cubes: Cubes): readonly number[] =>
  COLOURS.map((_, colour) => countOf(cubes, colour));

export const cubesOf = (counts: readonly number[]): Cubes =>
  counts.reduce((cubes, count, colour) => cubes + count * oneOf(colour), 0);
