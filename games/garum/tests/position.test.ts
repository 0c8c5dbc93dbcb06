// Tables that no match can reach are refused, with the place that gives them away.

import { describe, expect, it } from 'vitest';
import { problemOf } from '../../kernel/index.ts';
import { changed } from '../../kernel/testkit/index.ts';
import { garum } from '../index.ts';
import type { State } from '../state.ts';
import { deal, fill, fromTo, play, playRound } from './table.ts';

type Path = readonly (string | number)[];

const table = (): State => {
  const state = deal(4);
  playRound(state, 10, { green: 'vilicus row 13' });
  return state;
};

/** Column 1 was open in the first round alone, row 1 in both. */
const inOrder = (): State => {
  const state = deal(4);
  playRound(state, 13, { green: 'vilicus column 1' });
  playRound(state, 14, { green: 'vilicus row 1' });
  return state;
};

const withGhost = (): State => {
  const state = deal(3);
  play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'no worker');
  return state;
};

const atWorker = (): State => {
  const state = deal(4);
  play(state, 'B1 NW 0');
  return state;
};

const sentenceFor = (state: State, ...changes: readonly (readonly [Path, unknown])[]): string | undefined =>
  problemOf(
    garum.readState(changes.reduce<unknown>((data, [path, value]) => changed(data, path, value), state)),
  )?.message;

describe('positions', () => {
  it.each([
    ['at the start', () => deal(4)],
    ['before a cetarium is named', () => deal(2, { variant: 'emperor' })],
    ['with the order known', () => deal(3, { board: 'baelo', variant: 'haruspex' })],
    ['after a round', table],
    ['with workers that were posted in the one order that is possible', inOrder],
    ['before a worker', atWorker],
    ['before the ghost', withGhost],
    ['with piles spent', () => fill(deal(4), ...fromTo(1, 14))],
    ['at the end', () => fill(deal(3), ...fromTo(1, 16))],
  ])('%s: read as they are', (_, make) =>
    expect(garum.readState(make())).toEqual({ ok: true, value: make() }),
  );

  it.each<readonly [string, string, () => State, readonly (readonly [Path, unknown])[]]>([
    ['G-END-1', 'round: after round 16, and only then, the match is over.', table, [[['round'], 16]]],
    ['G-GHO-1', 'amphora: the ghost never holds the amphora.', () => deal(3), [[['amphora'], 3]]],
    ['G-GHO-1', 'turn: this colour cannot be to play in this step.', () => deal(3), [[['turn'], 3]]],
    ['G-GHO-1', 'turn: this colour cannot be to play in this step.', withGhost, [[['turn'], 0]]],
    [
      'G-VAR-1',
      'turn: it must be the turn of the amphora holder.',
      () => deal(4, { variant: 'emperor' }),
      [[['turn'], 1]],
    ],
    ['G-VAR-1', 'step: only the Emperor variant names a cetarium.', () => deal(4), [[['step'], 'cetarium']]],
    ['G-RND-1', 'order: each cetarium of the board can stand there once.', table, [[['order', 1], 9]]],
    ['G-RND-1', 'order: 2 cetaria must be known, not 1.', table, [[['order'], [9]]]],
    ['G-VAR-2', 'order: 16 cetaria must be known, not 1.', () => deal(4), [[['variant'], 'haruspex']]],
    ['G-CMP-3', 'places: this board has 48 places, not 64.', () => deal(4), [[['board'], 'baelo']]],
    [
      'G-RND-1',
      'places: cetarium 10 must hold the tiles of the colours [0,1,2,3], not [1,2,3].',
      table,
      [[['places', 36], -1]],
    ],
    [
      'G-RND-1',
      'places: cetarium 1 must hold the tiles of the colours [], not [0].',
      table,
      [[['places', 0], 4 * 1]],
    ],
    [
      'G-GHO-1',
      "ghostTile: a tile of the ghost waits exactly in the ghost's turn.",
      table,
      [[['ghostTile'], 50]],
    ],
    [
      'G-CMP-1',
      'the blue tiles: each tile must be in exactly one place: board, hand or pile.',
      table,
      [[['piles', 0], 0]],
    ],
    [
      'G-TRN-5',
      'hands[0]: there must be 4 tiles in the blue hand.',
      () => deal(4),
      [
        [['hands', 0], 0b111],
        [['piles', 0], 0xffff - 0b111],
      ],
    ],
    ['G-CMP-1', 'vilicus: green has 5 of them, on the board and off it.', table, [[['vilicus', 1], 5]]],
    ['G-CMP-1', 'dominus: blue has 1 of them, on the board and off it.', table, [[['dominus', 0], 0]]],
    [
      'G-TRN-3',
      'lines[13]: green has had no turn in which it could post this worker.',
      table,
      [
        [['lines', 13], 2],
        [['vilicus', 1], 3],
      ],
    ],
    [
      'G-TRN-3',
      'lines[0]: green has had no turn in which it could post this worker.',
      table,
      [
        [['lines', 12], -1],
        [['lines', 0], 2],
      ],
    ],
    [
      'G-TRN-4',
      'lines[19]: blue has had no turn in which it could post this worker.', // the first three columns took one each
      () => fill(deal(4), 13, 12, 11, 10),
      [
        [['lines', 16], 0],
        [['lines', 17], 0],
        [['lines', 18], 0],
        [['lines', 19], 0],
        [['vilicus', 0], 1],
      ],
    ],
    [
      'G-TRN-1',
      'places: a tile lies twice on the board.',
      () => fill(deal(4), 1, 2),
      [[['places', 7], 0]], // B1 again, in place of B2
    ],
    ['G-TRN-2', 'bonus[3]: the tiles on the board have earned 0, not 5.', table, [[['bonus', 3], 5]]],
  ])('[%s] refused: %s', (_, sentence, make, changes) =>
    expect(sentenceFor(make(), ...changes)).toBe(sentence),
  );

  it('[G-TRN-4] refused: a worker is awaited where none can be posted', () => {
    const state = fill(deal(4), 14, 3, 9, 11, 1, 6);
    state.order[6] = 1;
    play(state, 'Y7 NW 0'); // the turn has passed on to red at once
    const drawn = 10; // Y11
    expect(
      sentenceFor(
        state,
        [['step'], 'worker'],
        [['turn'], 2],
        [['hands', 2], state.hands[2] & ~(1 << drawn)],
        [['piles', 2], state.piles[2] | (1 << drawn)],
      ),
    ).toBe('step: no worker can be posted in cetarium 2, so the turn is over.');
  });
});
