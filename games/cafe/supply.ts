import type { Area } from './area/area.ts';
import { COLOURS, type Colour } from './components.ts';
import { countOf, oneOf, type Cubes } from './cubes.ts';
import type { AnyTable } from './state.ts';

/** C-CMP-1: cubes that leave an area or a warehouse can be produced again. */
export const giveBack = (table: AnyTable, cubes: Cubes): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) table.supply[colour] += countOf(cubes, colour);
};

export const isSupplyEmpty = ({ supply }: AnyTable): boolean =>
  supply[0] + supply[1] + supply[2] + supply[3] === 0;

/** Puts one cube of the supply on a square, if there is one, and tells how many. */
export const grow = (table: AnyTable, area: Area, index: number, colour: Colour): number => {
  if (table.supply[colour] === 0) return 0;
  table.supply[colour] -= 1;
  area.cubes[index] = oneOf(colour);
  return 1;
};
