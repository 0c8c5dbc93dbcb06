import { COLOURS } from './components.ts';
import { countOf, type Cubes } from './cubes.ts';
import type { AnyTable } from './state.ts';

/** C-CMP-1: cubes that leave an area or a warehouse can be produced again. */
export const giveBack = (table: AnyTable, cubes: Cubes): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) table.supply[colour] += countOf(cubes, colour);
};

export const isSupplyEmpty = ({ supply }: AnyTable): boolean =>
  supply[0] + supply[1] + supply[2] + supply[3] === 0;
