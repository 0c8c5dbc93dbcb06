// The examples of the rulebook, number by number. In example 4 David plays green and Peter red.

import { describe, expect, it } from 'vitest';
import { garum } from '../index.ts';
import type { State } from '../state.ts';
import {
  BLUE,
  deal,
  decider,
  fill,
  fromTo,
  hand,
  linesFromTo,
  openLines,
  pile,
  play,
  reachable,
  tilesIn,
  turnUp,
} from './table.ts';

const ROWS_OF_11_2_1_6 = linesFromTo('row', 9, 12);
const COLUMNS_OF_14_3_2_9 = linesFromTo('column', 5, 8);

/** Cetaria 14, 3 and 9 are full, and these as well; the first tile of the round has been laid in cetarium 2. */
const inCetarium2 = (...alsoFull: readonly number[]): State => {
  const state = fill(deal(4), 14, 3, 9, ...alsoFull);
  turnUp(state, 2);
  play(state, `${hand(state, state.turn)[0]} NW 0`);
  return reachable(state);
};

describe('examples of the rulebook', () => {
  it('[G-RND-1] [G-TRN-2] [G-TRN-5] example 1: aureus 10, one victory point for the joker, no worker, a tile drawn', () => {
    const state = deal(4);
    turnUp(state, 10);
    play(state, 'B1 SW 0');
    expect(tilesIn(state, 10)).toEqual(['-', '-', 'B1', '-']);
    expect(garum.scores(state)[0].total).toBe(1);
    play(state, 'no worker');
    expect(hand(state, BLUE)).toHaveLength(4);
    expect(pile(state, BLUE)).toHaveLength(11);
    const others = [decider(state)];
    play(state, 'G1 NW 0', 'no worker');
    others.push(decider(state));
    play(state, 'Y1 NE 0', 'no worker');
    others.push(decider(state));
    expect(others).toEqual([1, 2, 3]);
  });

  it('[G-TRN-3] example 2: from cetarium 14 workers go to 13, 14, 15, 16 or to 14, 3, 2, 9', () => {
    const state = deal(4);
    turnUp(state, 14);
    play(state, 'B1 NW 0');
    expect(openLines(state)).toEqual([...linesFromTo('row', 1, 4), ...COLUMNS_OF_14_3_2_9]);
  });

  it.each([13, 15, 16])('[G-CMP-2] example 2: the rows of cetarium 14 are those of %i', cetarium => {
    const state = deal(4);
    turnUp(state, cetarium);
    play(state, 'B1 NW 0');
    expect(openLines(state).slice(0, 4)).toEqual(linesFromTo('row', 1, 4));
  });

  it.each([3, 2, 9])('[G-CMP-2] example 2: the columns of cetarium 14 are those of %i', cetarium => {
    const state = deal(4);
    turnUp(state, cetarium);
    play(state, 'B1 NW 0');
    expect(openLines(state).slice(4)).toEqual(COLUMNS_OF_14_3_2_9);
  });

  it.each([[[]], [[11]], [[1]], [[6]], [[11, 1]], [[11, 6]], [[1, 6]]])(
    '[G-TRN-4] example 3: 14, 3, 9 full closes the columns of 2; its rows are open with %j full',
    alsoFull => expect(openLines(inCetarium2(...alsoFull))).toEqual(ROWS_OF_11_2_1_6),
  );

  it('[G-TRN-4] example 3: with 11, 1 and 6 full as well the rows of 2 are closed', () => {
    const state = inCetarium2(11, 1, 6);
    expect(state.step).toBe('tile'); // the turn of the next player
  });

  it('[G-END-4] [G-END-1] example 4: dominus on 9 = 22, vilicus on 6 = 2, vilicus on 4 = −1', () => {
    const state = deal(4);
    // Rows 1 to 3 of the area of 13, 14, 15, 16:
    //   GG GB  GG BB  GG YY  GG BB   9 green
    //   GY BB  GY BG  GR YG  GR BY   6 green
    //   YY BR  YY BR  BB GR  YY GR   4 red
    turnUp(state, 13);
    play(state, 'B1 NE 180', 'no worker', 'G1 NW 0', 'dominus row 1');
    play(state, 'Y1 SW 0', 'no worker', 'R1 SE 180', 'vilicus row 3');
    turnUp(state, 14);
    play(state, 'G2 NW 0', 'vilicus row 2', 'Y2 SW 0', 'no worker', 'R2 SE 180', 'no worker');
    play(state, 'B2 NE 0', 'no worker');
    turnUp(state, 15);
    play(state, 'Y5 NE 0', 'no worker', 'R3 SE 180', 'no worker', 'B3 SW 0', 'no worker');
    play(state, 'G3 NW 0', 'no worker');
    turnUp(state, 16);
    play(state, 'R4 SE 180', 'no worker', 'B4 NE 0', 'no worker', 'G4 NW 0', 'no worker');
    play(state, 'Y3 SW 0', 'no worker');
    fill(state, ...fromTo(1, 12));
    expect(state.step).toBe('over');
    const workers = garum.scores(state).map(({ parts }) => parts.filter(part => part.kind === 'worker'));
    expect(workers).toEqual([
      [],
      [
        { kind: 'worker', colour: 1, worker: 'dominus', line: 0, specimens: 9, points: 22 },
        { kind: 'worker', colour: 1, worker: 'vilicus', line: 1, specimens: 6, points: 2 },
      ],
      [],
      [{ kind: 'worker', colour: 3, worker: 'vilicus', line: 2, specimens: 4, points: -1 }],
    ]);
  });
});
