import { describe, expect, it } from 'vitest';
import type { Board } from '../components.ts';
import { countSpecimens } from '../scoring.ts';
import type { State } from '../state.ts';
import {
  BLUE,
  box,
  deal,
  fill,
  fromTo,
  hand,
  legalLines,
  linesFromTo,
  openLines,
  pile,
  play,
  times,
} from './table.ts';

const PICTURES: Readonly<Record<Board, readonly (readonly number[])[]>> = {
  troia: [
    [13, 14, 15, 16],
    [12, 3, 4, 5],
    [11, 2, 1, 6],
    [10, 9, 8, 7],
  ],
  baelo: [
    [10, 0, 11, 12],
    [9, 3, 4, 0],
    [0, 2, 1, 5],
    [8, 7, 0, 6],
  ],
};

const inBox = (state: State, colour: number): number =>
  hand(state, colour).length + pile(state, colour).length;

/** Every cetarium of a board with the lines that pass through it, read off the picture. */
const crossings = (board: Board): readonly (readonly [cetarium: number, lines: readonly string[]])[] =>
  PICTURES[board].flatMap((row, r) =>
    row.flatMap((cetarium, c) =>
      cetarium === 0
        ? []
        : [
            [
              cetarium,
              [...linesFromTo('row', r * 4 + 1, r * 4 + 4), ...linesFromTo('column', c * 4 + 1, c * 4 + 4)],
            ] as const,
          ],
    ),
  );

const linesThrough = (board: Board, cetarium: number): readonly string[] => {
  const state = deal(4, { board, variant: 'emperor' });
  play(state, `cetarium ${cetarium}`, 'B2 NW 0');
  return openLines(state);
};

/** By line: how many specimens lie there when the board is full. */
const lengths = (board: Board, cetaria: number): readonly number[] => {
  const state = fill(deal(4, { board }), ...fromTo(1, cetaria));
  return fromTo(0, 31).map(line =>
    [0, 1, 2, 3].reduce((sum, species) => sum + countSpecimens(box, state, line, species), 0),
  );
};

describe('components', () => {
  it.each([2, 4])('[G-CMP-1] a colour has 16 tiles, 5 vilicus and 1 dominus, %i players', players => {
    const state = deal(players);
    expect([0, 1, 2, 3].map(colour => inBox(state, colour))).toEqual([16, 16, 16, 16]);
    expect(state.vilicus).toEqual([5, 5, 5, 5]);
    expect(state.dominus).toEqual([1, 1, 1, 1]);
  });

  it('[G-CMP-1] a tile is 2 × 2 specimens: one tile adds two to each of two rows and two columns', () => {
    const state = deal(4);
    play(state, 'B1 NW 0'); // cetarium 1: rows and columns 9 to 12
    const counted = fromTo(0, 31).filter(line =>
      [0, 1, 2, 3].some(species => countSpecimens(box, state, line, species) > 0),
    );
    expect(counted).toEqual([8, 9, 24, 25]); // rows 9 and 10, columns 9 and 10
    expect(countSpecimens(box, state, 8, BLUE)).toBe(2); // BB/BG: BB above
    expect(countSpecimens(box, state, 9, BLUE)).toBe(1); // BG below
  });

  it.each(crossings('troia'))(
    '[G-CMP-2] on Troia, cetarium %i lies where the spiral has it, on four rows and four columns',
    (cetarium, lines) => expect(linesThrough('troia', cetarium)).toEqual(lines),
  );

  it('[G-CMP-2] Troia has 16 rows and 16 columns of 16 specimens', () =>
    expect(lengths('troia', 16)).toEqual(times(32, 16)));

  it.each(crossings('baelo'))(
    '[G-CMP-3] on Baelo, cetarium %i lies on four rows and four columns',
    (cetarium, lines) => expect(linesThrough('baelo', cetarium)).toEqual(lines),
  );

  it('[G-CMP-3] Baelo has lines of 12 specimens', () => expect(lengths('baelo', 12)).toEqual(times(32, 12)));

  it('[G-CMP-3] on Baelo each colour leaves out four tiles, and hands are 3', () => {
    const state = deal(4, { board: 'baelo' });
    expect([0, 1, 2, 3].map(colour => inBox(state, colour))).toEqual([12, 12, 12, 12]);
    expect([0, 1, 2, 3].map(colour => hand(state, colour).length)).toEqual([3, 3, 3, 3]);
  });

  it('[G-CMP-3] the aureus of Baelo are 1 to 12', () => {
    const state = deal(4, { board: 'baelo', variant: 'emperor' });
    expect(legalLines(state)).toEqual(fromTo(1, 12).map(number => `cetarium ${number}`));
  });

  // In cetarium 13 the north-west specimen of the place NE asks for blue.
  it.each([
    ['B1 NE 0', 2, 'BB/BG has blue there'],
    ['B1 NE 180', 0, 'GB/BB has green there'],
  ])('[G-CMP-4] a species bonus gives 2 when its own species covers it: %s gives %i, %s', (line, points) => {
    const state = deal(4, { variant: 'emperor' });
    play(state, 'cetarium 13', line);
    expect(state.bonus).toEqual([points, 0, 0, 0]);
  });

  it('[G-CMP-4] a species bonus asks for the species, not for the colour of the tile', () => {
    const state = deal(4, { variant: 'emperor' });
    play(state, 'cetarium 13', 'B1 NW 0', 'no worker', 'G1 SE 0', 'no worker');
    play(state, 'Y1 SW 90', 'no worker', 'R1 NE 180'); // RR/RB turned half round: BR/RR
    expect(state.bonus[3]).toBe(2);
  });

  it.each(['B1 SW 0', 'B1 SW 90', 'B1 SW 180', 'B1 SW 270'])(
    '[G-CMP-4] the joker in cetarium 10 gives 1 for any species: %s',
    line => {
      const state = deal(4, { variant: 'emperor' });
      play(state, 'cetarium 10', line);
      expect(state.bonus).toEqual([1, 0, 0, 0]);
    },
  );
});
