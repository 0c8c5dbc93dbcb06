// Where everything lies on the board, in the units of its drawing: a specimen is 40 wide.

import { EMPTY, isRow, type BoardBox, type Cetarium, type Line } from '../../games/garum/index.ts';
import type { Area } from '../table/Spot.tsx';

export const CELL = 40;
export const RIM = 8;
export const TANK = 4 * CELL + 2 * RIM;
const GAP = 10;
/** The strip where workers stand, and the meander between it and the tanks. */
export const STRIP = 52;
export const MEANDER = 14;
const START = STRIP + MEANDER;
const FIELD = 4 * TANK + 3 * GAP;
export const SIZE = START + FIELD + MEANDER;

const tankAt = (index: number): number => START + index * (TANK + GAP);

export const tankArea = ({ grid }: BoardBox, cetarium: Cetarium): Area => {
  const cell = grid.indexOf(cetarium);
  return { x: tankAt(cell & 3), y: tankAt(cell >> 2), width: TANK, height: TANK };
};

/** A place inside the tank it belongs to, for a tank drawn at the origin. */
export const cornerAt = (corner: number): { readonly x: number; readonly y: number } => ({
  x: RIM + (corner & 1) * 2 * CELL,
  y: RIM + (corner >> 1) * 2 * CELL,
});

export const placeArea = (board: BoardBox, place: number): Area => {
  const tank = tankArea(board, place >> 2);
  const { x, y } = cornerAt(place & 3);
  return { x: tank.x + x, y: tank.y + y, width: 2 * CELL, height: 2 * CELL };
};

/** One specimen, numbered as in the lines of the box: place × 4 + quarter of its tile. */
export const specimenArea = (board: BoardBox, specimen: number): Area => {
  const { x, y } = placeArea(board, specimen >> 2);
  return { x: x + (specimen & 1) * CELL, y: y + ((specimen >> 1) & 1) * CELL, width: CELL, height: CELL };
};

const along = (index: number): number => tankAt(index >> 2) + RIM + (index & 3) * CELL;

/** Where the worker of a line stands: rows at the left, columns at the top. */
export const endArea = (line: Line): Area =>
  isRow(line)
    ? { x: 2, y: along(line), width: STRIP - 4, height: CELL }
    : { x: along(line & 15), y: 2, width: CELL, height: STRIP - 4 };

/** The strip of the board that a line runs through. */
export const lineArea = (line: Line): Area =>
  isRow(line)
    ? { x: STRIP, y: along(line), width: SIZE - STRIP, height: CELL }
    : { x: along(line & 15), y: STRIP, width: CELL, height: SIZE - STRIP };

/** A gap of the board, where no tank is. */
export const gapAreas = ({ grid }: BoardBox): readonly Area[] =>
  grid.flatMap((cetarium, cell) =>
    cetarium === EMPTY ? [{ x: tankAt(cell & 3), y: tankAt(cell >> 2), width: TANK, height: TANK }] : [],
  );

export const fieldArea: Area = { x: STRIP, y: STRIP, width: SIZE - STRIP, height: SIZE - STRIP };
