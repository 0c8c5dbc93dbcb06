import { describe, expect, it } from 'vitest';
import { expect as sure, problemOf } from '../../kernel/index.ts';
import { changed, lowest } from '../../kernel/testkit/index.ts';
import { readEdition } from '../edition.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { garum, garumTitle } from '../index.ts';
import { moveOf } from './table.ts';

type Path = readonly (string | number)[];

const BLUE = ['tiles', 'sets', 'blue'] as const;
const blue = first.tiles.sets.blue;
const troia = first.boards.troia;
const baelo = first.boards.baelo;

/** What is wrong, where, with which value, and the sentence that says so. */
const MISTAKES: readonly (readonly [mistake: string, path: Path, value: unknown, sentence: string])[] = [
  ['no object', [], 7, 'The value must be an object, not 7.'],
  ['another game', ['game'], 'lata', 'game must be one of garum, not "lata".'],
  ['no title', ['title'], undefined, 'title is missing: it must be a text.'],
  ['a field too many', ['colour'], 'blue', 'there is no field "colour".'],
  [
    'an unknown provenance',
    ['tiles', 'provenance'],
    'dreamt',
    'tiles.provenance must be one of rulebook, derived, reconstructed, not "dreamt".',
  ],
  ['a colour missing', ['tiles', 'sets', 'red'], undefined, 'tiles.sets.red is missing: it must be a list.'],
  ['15 tiles', BLUE, blue.slice(1), 'tiles.sets.blue must be a list of 16, not of 15.'],
  [
    'a fifth species',
    [...BLUE, 2, 'fish'],
    'BB/BX',
    'tiles.sets.blue B3.fish: "BB/BX" is not a tile, written like "BB/GR" with the letters B G Y R.',
  ],
  [
    'three specimens',
    [...BLUE, 15, 'fish'],
    'BB/B',
    'tiles.sets.blue B16.fish: "BB/B" is not a tile, written like "BB/GR" with the letters B G Y R.',
  ],
  [
    'an unclear mark for Baelo',
    [...BLUE, 0, 'baelo'],
    'no',
    'tiles.sets.blue B1.baelo must be true or false, not "no".',
  ],
  [
    '13 tiles for Baelo',
    [...BLUE, 0, 'baelo'],
    true,
    'tiles.sets.blue: 12 tiles must be marked for Baelo Claudia, not 13.',
  ],
  [
    'a cetarium number out of range',
    ['boards', 'baelo', 'cetaria', 'numbers', 0, 0],
    13,
    'boards.baelo.cetaria.numbers[0][0] must be a whole number from 0 to 12, not 13.',
  ],
  [
    'a row of cetaria missing',
    ['boards', 'troia', 'cetaria', 'numbers'],
    troia.cetaria.numbers.slice(1),
    'boards.troia.cetaria.numbers must be a list of 4, not of 3.',
  ],
  [
    'a cetarium number twice',
    ['boards', 'troia', 'cetaria', 'numbers', 0, 0],
    14,
    'boards.troia.cetaria.numbers: the numbers 1 to 16 must stand there once each.',
  ],
  [
    'a gap on Troia',
    ['boards', 'troia', 'cetaria', 'numbers', 0, 0],
    0,
    'boards.troia.cetaria.numbers: the numbers 1 to 16 must stand there once each.',
  ],
  [
    'a row of four cetaria on Baelo',
    ['boards', 'baelo', 'cetaria', 'numbers'],
    [
      [10, 9, 11, 12],
      [0, 3, 4, 0],
      [0, 2, 1, 5],
      [8, 7, 0, 6],
    ],
    'boards.baelo.cetaria.numbers: every row and column must have 3 cetaria.',
  ],
  [
    'a column of two cetaria on Baelo',
    ['boards', 'baelo', 'cetaria', 'numbers', 0],
    [0, 10, 11, 12],
    'boards.baelo.cetaria.numbers: every row and column must have 3 cetaria.',
  ],
  [
    'an unknown bonus',
    ['boards', 'troia', 'bonus', 'rows', 3],
    'x...............',
    'boards.troia.bonus.rows[3]: "x..............." is not a row of 16 bonus spaces, written with b g y r * . and blanks.',
  ],
  [
    'a short row of bonus spaces',
    ['boards', 'troia', 'bonus', 'rows', 3],
    '...............',
    'boards.troia.bonus.rows[3]: "..............." is not a row of 16 bonus spaces, written with b g y r * . and blanks.',
  ],
  [
    'too few rows of bonus spaces',
    ['boards', 'baelo', 'bonus', 'rows'],
    baelo.bonus.rows.slice(1),
    'boards.baelo.bonus.rows must be a list of 16, not of 15.',
  ],
  [
    'a blank inside a cetarium',
    ['boards', 'troia', 'bonus', 'rows', 5],
    '....... ........',
    'boards.troia.bonus.rows[5]: column 8 must be blank exactly where there is no cetarium.',
  ],
  [
    'a bonus space outside of every cetarium',
    ['boards', 'baelo', 'bonus', 'rows', 1],
    '....   br.......',
    'boards.baelo.bonus.rows[1]: column 8 must be blank exactly where there is no cetarium.',
  ],
  [
    'a chart that is too short',
    ['boards', 'troia', 'chart', 'vilicus'],
    baelo.chart.vilicus,
    'boards.troia.chart.vilicus must be a list of 17, not of 13.',
  ],
  [
    'half points',
    ['boards', 'baelo', 'chart', 'vilicus', 12],
    37.5,
    'boards.baelo.chart.vilicus[12] must be a whole number from -100 to 1000, not 37.5.',
  ],
  [
    'a chart that falls',
    ['boards', 'baelo', 'chart', 'vilicus', 5],
    0,
    'boards.baelo.chart.vilicus[5]: more specimens must not give fewer points.',
  ],
];

/** The lines that lay B1 in the north-west when its face is this one. */
const rotations = (fish: string): readonly string[] => {
  const game = sure(garumTitle.open(changed(first, [...BLUE, 0, 'fish'], fish)));
  const state = game.setup({ board: 'troia', variant: 'base' }, 4, lowest);
  return game
    .legal(state, 0)
    .map(game.text.makeMove)
    .filter(line => line.startsWith('B1 NW'));
};

describe('bad editions', () => {
  it('the edition in the box is none of them', () => expect(readEdition(first).ok).toBe(true));

  it.each(MISTAKES)('are refused with a sentence that names the place: %s', (_, path, value, sentence) =>
    expect(problemOf(garumTitle.open(changed(first, path, value)))).toEqual({
      code: 'bad-edition',
      message: sentence,
    }),
  );
});

describe('another edition', () => {
  it('[G-TRN-1] a tile that looks the same in every rotation is laid in one way', () =>
    expect(rotations('BB/BB')).toEqual(['B1 NW 0']));

  it('[G-TRN-1] a tile that looks the same when it is turned half round is laid in two ways', () =>
    expect(rotations('BG/GB')).toEqual(['B1 NW 0', 'B1 NW 90']));

  it('[G-TRN-1] every other tile is laid in four ways', () =>
    expect(rotations('BB/GG')).toEqual(['B1 NW 0', 'B1 NW 90', 'B1 NW 180', 'B1 NW 270']));

  it('[G-GHO-1] so is the tile of the ghost', () => {
    const game = sure(garumTitle.open(changed(first, ['tiles', 'sets', 'red', 0, 'fish'], 'RY/YR')));
    const state = game.setup({ board: 'troia', variant: 'base' }, 3, lowest);
    for (const line of ['B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'no worker'])
      game.apply(state, state.turn, moveOf(line), lowest);
    expect(game.legal(state, 0).map(game.text.makeMove)).toEqual(['ghost 0', 'ghost 90']);
  });

  it('[G-END-2] its chart is the one that scores', () => {
    const game = sure(garumTitle.open(changed(first, ['boards', 'troia', 'chart', 'vilicus', 0], -5)));
    const state = game.setup({ board: 'troia', variant: 'base' }, 4, lowest);
    state.lines[0] = 1; // blue's dominus
    expect(game.scores(state)[0].total).toBe(-10);
    expect(garum.scores(state)[0].total).toBe(-2);
  });
});
