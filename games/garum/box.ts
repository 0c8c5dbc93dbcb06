// An edition unpacked into the tables that the rules look things up in.

import {
  areaOf,
  COLOURS,
  EMPTY,
  isRow,
  LETTERS,
  LINES,
  TILES,
  TILES_A_COLOUR,
  type Area,
  type Board,
  type Cetarium,
  type Laid,
  type Line,
  type Place,
  type TileSet,
} from './components.ts';
import type { BoardData, Edition } from './edition.ts';

export const JOKER = 4;

export interface BoardBox {
  readonly cetaria: number;
  readonly handSize: number;
  /** The tiles a colour plays with, by colour. */
  readonly tiles: readonly TileSet[];
  /** The row area and the column area of a cetarium. */
  readonly areasOf: readonly (readonly [Area, Area])[];
  /** The other cetaria of an area, by cetarium × 8 + area; empty where the cetarium is not part of it. */
  readonly others: readonly (readonly Cetarium[])[];
  /** The cetarium at row × 4 + column, or −1. */
  readonly grid: readonly Cetarium[];
  /** What the bonus space at place × 4 + corner of the tile asks for: a species, the joker, or −1. */
  readonly bonusSpaces: readonly number[];
  /** The bonus that a laid tile brings, by place × 256 + laid tile. */
  readonly bonus: Uint8Array;
  /** Every specimen place of a line, as place × 4 + corner of the tile. */
  readonly specimens: readonly (readonly number[])[];
  /** Points of a vilicus by specimens. */
  readonly chart: readonly number[];
}

export interface Box {
  /** The species at a corner of a laid tile, by laid tile × 4 + corner. */
  readonly fish: Uint8Array;
  /** How many rotations of a tile look different. */
  readonly rotations: readonly number[];
  readonly boards: Readonly<Record<Board, BoardBox>>;
}

/** Reading order of a tile turned clockwise once: what was south-west is now north-west, and so on. */
const TURNED = [2, 0, 3, 1] as const;

const unpackFish = (edition: Edition): Uint8Array => {
  const fish = new Uint8Array(TILES * 16);
  COLOURS.flatMap(colour => edition.tiles.sets[colour]).forEach((data, tile) => {
    let corners = [...data.fish.replace('/', '')].map(letter => LETTERS.findIndex(known => known === letter));
    for (let rotation = 0; rotation < 4; rotation++) {
      fish.set(corners, (tile * 4 + rotation) * 4);
      corners = TURNED.map(from => corners[from]);
    }
  });
  return fish;
};

const countRotations = (fish: Uint8Array, tile: number): number => {
  const face = (rotation: number): string =>
    fish.subarray((tile * 4 + rotation) * 4, (tile * 4 + rotation) * 4 + 4).join();
  return face(0) === face(1) ? 1 : face(0) === face(2) ? 2 : 4;
};

/** The points for covering bonus spaces: 2 for the species asked for, 1 for the joker (G-CMP-4). */
const bonusOf = (spaces: readonly number[], fish: Uint8Array, place: Place, tile: Laid): number => {
  let points = 0;
  for (let corner = 0; corner < 4; corner++) {
    const asked = spaces[place * 4 + corner];
    if (asked === JOKER) points += 1;
    else if (asked === fish[tile * 4 + corner]) points += 2;
  }
  return points;
};

const unpackBoard = (
  data: BoardData,
  fish: Uint8Array,
  tiles: readonly TileSet[],
  handSize: number,
): BoardBox => {
  const numbers = data.cetaria.numbers.flat();
  const cetaria = numbers.filter(number => number > 0).length;
  const grid = numbers.map(number => number - 1);
  const cellOf = Array.from({ length: cetaria }, (_, cetarium) => grid.indexOf(cetarium));
  const areasOf = cellOf.map(cell => [cell >> 2, 4 + (cell & 3)] as const);
  const others = areasOf.flatMap((own, cetarium) =>
    Array.from({ length: 8 }, (_, area) =>
      own.includes(area)
        ? areasOf.flatMap((them, c) => (c !== cetarium && them.includes(area) ? [c] : []))
        : [],
    ),
  );
  const bonusSpaces = new Array<number>(cetaria * 16).fill(EMPTY);
  const specimens = Array.from({ length: LINES }, (): number[] => []);
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++) {
      const cetarium = grid[(row >> 2) * 4 + (column >> 2)];
      if (cetarium < 0) continue;
      const corner = ((row >> 1) & 1) * 2 + ((column >> 1) & 1);
      const specimen = (cetarium * 4 + corner) * 4 + (row & 1) * 2 + (column & 1);
      bonusSpaces[specimen] = 'bgyr*'.indexOf(data.bonus.rows[row][column]);
      specimens[row].push(specimen);
      specimens[16 + column].push(specimen);
    }
  const bonus = new Uint8Array(cetaria * 4 * 256);
  for (let place = 0; place < cetaria * 4; place++)
    for (let tile = 0; tile < 256; tile++)
      bonus[place * 256 + tile] = bonusOf(bonusSpaces, fish, place, tile);
  return {
    cetaria,
    handSize,
    tiles,
    areasOf,
    others,
    grid,
    bonusSpaces,
    bonus,
    specimens,
    chart: data.chart.vilicus,
  };
};

export const unpack = (edition: Edition): Box => {
  const fish = unpackFish(edition);
  const all = COLOURS.map(() => (1 << TILES_A_COLOUR) - 1);
  const kept = COLOURS.map(colour =>
    edition.tiles.sets[colour].reduce((set, tile, i) => (tile.baelo ? set | (1 << i) : set), 0),
  );
  return {
    fish,
    rotations: Array.from({ length: TILES }, (_, tile) => countRotations(fish, tile)),
    boards: {
      troia: unpackBoard(edition.boards.troia, fish, all, 4),
      baelo: unpackBoard(edition.boards.baelo, fish, kept, 3), // G-CMP-3
    },
  };
};

/** Whether a line passes through a cetarium. */
export const passesThrough = (board: BoardBox, line: Line, cetarium: Cetarium): boolean =>
  board.areasOf[cetarium][isRow(line) ? 0 : 1] === areaOf(line);
