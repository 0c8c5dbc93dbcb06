// The vocabulary of Garum. Data count from 0; names and texts count from 1, as the box does.

import type { Seat } from '../kernel/index.ts';

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
export type ColourName = (typeof COLOURS)[number];

/** A colour of the players, which is also a species: 0 blue tuna, 1 green mackerel, 2 yellow mollusc, 3 red shellfish. */
export type Colour = number;

export const LETTERS = ['B', 'G', 'Y', 'R'] as const;

/** G-CMP-1 */
export const TILES_A_COLOUR = 16;
export const VILICUS_A_COLOUR = 5;
export const DOMINUS_A_COLOUR = 1;

/** A tile of any colour: colour × 16 + its number in the set. */
export type Tile = number;
export const TILES = COLOURS.length * TILES_A_COLOUR;
export const colourOfTile = (tile: Tile): Colour => tile >> 4;
export const numberInSet = (tile: Tile): number => tile & 15;
export const tileName = (tile: Tile): string => `${LETTERS[colourOfTile(tile)]}${numberInSet(tile) + 1}`;

/** A set of tiles of one colour, one bit a tile. */
export type TileSet = number;

/** Clockwise quarter turns. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = number;

/** The quarters of a cetarium, and of a tile, in reading order. */
export const CORNERS = ['NW', 'NE', 'SW', 'SE'] as const;
export type Corner = number;

/** A tile in a rotation: tile × 4 + rotation. */
export type Laid = number;
export const EMPTY = -1;
export const laid = (tile: Tile, rotation: Rotation): Laid => tile * 4 + rotation;
export const tileOf = (laidTile: Laid): Tile => laidTile >> 2;

/** A brine tank, by its printed number less one. */
export type Cetarium = number;

/** A place for a tile: cetarium × 4 + corner. */
export type Place = number;
export const placeIn = (cetarium: Cetarium, corner: Corner): Place => cetarium * 4 + corner;

/** An influence line: 0 to 15 the rows from the top, 16 to 31 the columns from the left. */
export type Line = number;
export const LINES = 32;
export const isRow = (line: Line): boolean => line < 16;
export const numberOfLine = (line: Line): number => (line & 15) + 1;

/** An influence area: 0 to 3 the rows of cetaria, 4 to 7 the columns. */
export type Area = number;
export const areaOf = (line: Line): Area => line >> 2;

export const WORKERS = ['vilicus', 'dominus'] as const;
export type Worker = (typeof WORKERS)[number];

/** A worker on a line: colour × 2, and one more for the dominus. */
export type Post = number;
export const postOf = (colour: Colour, worker: Worker): Post => colour * 2 + (worker === 'dominus' ? 1 : 0);
export const colourOfPost = (post: Post): Colour => post >> 1;
export const workerOf = (post: Post): Worker => WORKERS[post & 1];

export const BOARDS = ['troia', 'baelo'] as const;
export type Board = (typeof BOARDS)[number];
export const VARIANTS = ['base', 'emperor', 'haruspex'] as const;
export type Variant = (typeof VARIANTS)[number];

/** G-SET-2: with three players the last colour is the ghost's. */
export const GHOST: Colour = 3;
export const hasGhost = (players: number): boolean => players === 3;

/** G-SET-2: with two players the colours are dealt alternately around the table. */
export const seatOf = (colour: Colour, players: number): Seat => (players === 2 ? colour & 1 : colour);
export const coloursOf = (seat: Seat, players: number): readonly Colour[] =>
  players === 2 ? [seat, seat + 2] : [seat];
