// The edition in the box keeps to what is known of the game and to the limits within which the rest was designed.

import { describe, expect, it } from 'vitest';
import { COLOURS, LETTERS, type Board, type ColourName } from '../components.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { fromTo, times } from './table.ts';

interface TileData {
  readonly fish: string;
  readonly baelo: boolean;
}

const PLAYED_ON: Readonly<Record<Board, (tile: TileData) => boolean>> = {
  troia: () => true,
  baelo: tile => tile.baelo,
};

const setOf = (colour: ColourName, board: Board): readonly string[] =>
  first.tiles.sets[colour].filter(PLAYED_ON[board]).map(tile => tile.fish);

const count = (text: string, letter: string): number => text.split(letter).length - 1;

const specimens = (colour: ColourName, board: Board): { own: number; others: readonly number[] } => {
  const all = setOf(colour, board).join('');
  const own = colour[0].toUpperCase();
  return {
    own: count(all, own),
    others: LETTERS.filter(letter => letter !== own).map(letter => count(all, letter)),
  };
};

/** How many tiles show 3, 2 and 1 of their own species. */
const mix = (colour: ColourName, board: Board): readonly number[] =>
  [3, 2, 1].map(
    own => setOf(colour, board).filter(fish => count(fish, colour[0].toUpperCase()) === own).length,
  );

const turn = (fish: string): string => `${fish[3]}${fish[0]}/${fish[4]}${fish[1]}`;
const faces = (fish: string): readonly string[] => [
  fish,
  turn(fish),
  turn(turn(fish)),
  turn(turn(turn(fish))),
];

/** Blue seen as green, green as yellow, yellow as red, red as blue. */
const recolour = (fish: string): string =>
  [...fish].map(letter => (letter === '/' ? letter : 'GYRB'['BGYR'.indexOf(letter)])).join('');

const VALUE: Readonly<Record<string, number>> = { b: 2, g: 2, y: 2, r: 2, '*': 1 };
const worth = (spaces: string): number => [...spaces].reduce((sum, space) => sum + (VALUE[space] ?? 0), 0);

const areaWorths = (board: Board): readonly number[] => {
  const { rows } = first.boards[board].bonus;
  return [0, 4, 8, 12].flatMap(at => [
    worth(rows.slice(at, at + 4).join('')),
    worth(rows.map(row => row.slice(at, at + 4)).join('')),
  ]);
};

describe('tiles of the shipped edition', () => {
  it.each(COLOURS)('[G-CMP-1] %s has 16 tiles: 6 of three own, 9 of two own, 1 of all four', colour =>
    expect(mix(colour, 'troia')).toEqual([6, 9, 1]),
  );

  it.each(COLOURS)('[G-CMP-1] %s has 37 own specimens of 64, and 9 of each other species', colour =>
    expect(specimens(colour, 'troia')).toEqual({ own: 37, others: [9, 9, 9] }),
  );

  it('[G-CMP-1] the two others on a tile of two own are different', () => {
    const twos = setOf('blue', 'troia').filter(fish => count(fish, 'B') === 2);
    for (const fish of twos) expect(new Set(fish.replace('/', '')).size).toBe(3);
  });

  it('[G-CMP-1] the sets are the same under a change of colours, with the same tiles left out on Baelo', () => {
    for (const [i, colour] of COLOURS.entries()) {
      const next = COLOURS[(i + 1) % COLOURS.length];
      expect(first.tiles.sets[next]).toEqual(
        first.tiles.sets[colour].map(tile => ({ ...tile, fish: recolour(tile.fish) })),
      );
    }
  });

  it('[G-CMP-1] the only tiles that are rotations of one another are the three doubles of three own', () => {
    const set = setOf('blue', 'troia');
    const pairs = set.flatMap((fish, i) =>
      set.slice(i + 1).flatMap(other => (faces(fish).includes(other) ? [[fish, other]] : [])),
    );
    expect(pairs).toHaveLength(3);
    for (const fish of pairs.flat()) expect(count(fish, 'B')).toBe(3);
    expect(new Set(pairs.flat()).size).toBe(3);
  });

  it.each(COLOURS)('[G-CMP-3] %s keeps the mix on Baelo: 4, 7 and 1 of 12 tiles', colour =>
    expect(mix(colour, 'baelo')).toEqual([4, 7, 1]),
  );

  it.each(COLOURS)('[G-CMP-3] on Baelo %s has 27 own specimens of 48, and 7 of each other species', colour =>
    expect(specimens(colour, 'baelo')).toEqual({ own: 27, others: [7, 7, 7] }),
  );
});

describe('boards of the shipped edition', () => {
  it('[G-CMP-2] Troia has the spiral of the rulebook', () =>
    expect(first.boards.troia.cetaria.numbers).toEqual([
      [13, 14, 15, 16],
      [12, 3, 4, 5],
      [11, 2, 1, 6],
      [10, 9, 8, 7],
    ]));

  it('[G-CMP-3] Baelo has 12 cetaria, one gap in every row and column', () => {
    const { numbers } = first.boards.baelo.cetaria;
    expect(
      numbers
        .flat()
        .filter(number => number > 0)
        .toSorted((a, b) => a - b),
    ).toEqual(fromTo(1, 12));
    for (const i of [0, 1, 2, 3]) {
      expect(numbers[i].filter(number => number === 0)).toHaveLength(1);
      expect(numbers.filter(row => row[i] === 0)).toHaveLength(1);
    }
  });

  it.each([
    ['troia', 5],
    ['baelo', 4],
  ] as const)('[G-CMP-4] %s has %i bonus spaces of each species and as many jokers', (board, each) => {
    const spaces = first.boards[board].bonus.rows.join('');
    expect([...'bgyr*'].map(letter => count(spaces, letter))).toEqual(times(5, each));
  });

  it.each(['troia', 'baelo'] as const)(
    '[G-CMP-4] on %s no area is richer than another by more than 2 VP',
    board => {
      const worths = areaWorths(board);
      expect(worths).toHaveLength(8);
      expect(Math.max(...worths) - Math.min(...worths)).toBeLessThanOrEqual(2);
    },
  );

  it('[G-CMP-4] cetarium 10 of Troia, bottom left, has a joker', () => {
    const spaces = first.boards.troia.bonus.rows.slice(12).map(row => row.slice(0, 4));
    expect(count(spaces.join(''), '*')).toBe(1);
  });

  it('[G-END-2] the chart of Troia goes through the known points: 4 → −1, 6 → 2, dominus 9 → 22', () => {
    const { vilicus } = first.boards.troia.chart;
    expect([vilicus[4], vilicus[6], 2 * vilicus[9]]).toEqual([-1, 2, 22]);
    expect(vilicus).toHaveLength(17);
  });

  it('[G-END-2] the chart of Baelo has the steps of Troia, one specimen lower', () => {
    const { troia, baelo } = first.boards;
    expect(baelo.chart.vilicus).toEqual(troia.chart.vilicus.slice(1, 14));
  });
});
