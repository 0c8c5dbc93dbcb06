import {
  BEAN,
  colourOf,
  countsOf,
  LETTERS,
  NO_SHOP,
  SHOP,
  totalOf,
  type Box,
  type Cubes,
  type Face,
} from '../../../games/cafe/index.ts';
import { padTo, type Paint } from '../../paint.ts';
import { FAINT, FULL } from './colours.ts';

/** How many columns a square takes, the gap to the next one included. */
export const SQUARE_WIDTH = 4;

/** By kind of square: blank, bean, Plus, dry, Lote, roaster, cup, Expresso, ship, shop, Nata. */
const SIGNS = ['·', '', '+', 'd', 'l', 'o', 'u', 'e', 's', '', 'n'];

/** "Y", or "Y3" for several. */
const drawCubes = (cubes: Cubes, paint: Paint): string =>
  countsOf(cubes)
    .flatMap((count, colour) =>
      count === 0 ? [] : [paint(FULL[colour], `${LETTERS[colour]}${count === 1 ? '' : count}`)],
    )
    .join('');

/** Cubes spelt out, one letter each: "YYYB". */
export const spellCubes = (cubes: Cubes, paint: Paint): string =>
  countsOf(cubes)
    .map((count, colour) => (count === 0 ? '' : paint(FULL[colour], LETTERS[colour].repeat(count))))
    .join('');

const drawBean = (colour: number, cubes: Cubes, paint: Paint): string =>
  totalOf(cubes) > 0
    ? paint(FULL[colourOf(cubes)], LETTERS[colourOf(cubes)])
    : paint(FAINT[colour], LETTERS[colour].toLowerCase());

/** What a square shows and what lies on it; `mark` is how its shop is called. */
export const drawSquare = (box: Box, face: Face, cubes: Cubes, mark: string, paint: Paint): string => {
  const square = box.square[face];
  if (square === BEAN) return padTo(drawBean(box.colour[face], cubes, paint), SQUARE_WIDTH);
  if (square === SHOP && box.shop[face] !== NO_SHOP) return padTo(paint('cyan', mark), SQUARE_WIDTH);
  const sign = box.star[face] === 1 ? '*' : SIGNS[square];
  const isActive = totalOf(cubes) > 0;
  return padTo(
    `${isActive || sign !== '·' ? sign : paint('dim', sign)}${drawCubes(cubes, paint)}`,
    SQUARE_WIDTH,
  );
};
