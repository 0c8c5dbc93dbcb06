import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import {
  deal,
  fill,
  fromTo,
  hand,
  legalLines,
  linesFromTo,
  openLines,
  play,
  playRound,
  reachable,
  turnUp,
} from './table.ts';

const rows = (first: number): readonly string[] => linesFromTo('row', first, first + 3);
const columns = (first: number): readonly string[] => linesFromTo('column', first, first + 3);

/** Lays the first tile of the round in this cetarium and tells on which lines a worker may then go. */
const openIn = (state: State, cetarium: number): readonly string[] => {
  turnUp(state, cetarium);
  const colour = state.turn;
  play(state, `${hand(state, colour)[0]} NW 0`);
  return state.step === 'worker' && state.turn === colour ? openLines(reachable(state)) : [];
};

describe('worker', () => {
  it('[G-TRN-3] one vilicus, or the dominus, or none, on any of the 8 lines through the cetarium, not only those of the tile', () => {
    const state = deal(4);
    play(state, 'B1 NW 0'); // cetarium 1
    expect(legalLines(state).toSorted()).toEqual(
      [
        'no worker',
        ...[...rows(9), ...columns(9)].flatMap(line => [`vilicus ${line}`, `dominus ${line}`]),
      ].toSorted(),
    );
  });

  it('[G-TRN-3] who posts none keeps all workers', () => {
    const state = deal(4);
    play(state, 'B1 NW 0', 'no worker');
    expect([state.vilicus[0], state.dominus[0]]).toEqual([5, 1]);
    expect(state.lines.every(post => post === -1)).toBe(true);
  });

  it('[G-TRN-3] only one worker a turn', () => {
    const state = deal(4);
    play(state, 'B1 NW 0', 'vilicus column 12');
    expect([state.step, state.turn]).toEqual(['tile', 1]);
    expect([state.vilicus[0], state.dominus[0]]).toEqual([4, 1]);
  });

  it('[G-TRN-3] one worker a line: a taken line is open to nobody', () => {
    const state = deal(4);
    play(state, 'B1 NW 0', 'vilicus row 10', 'G1 SE 0');
    expect(openLines(state)).toEqual(['row 9', 'row 11', 'row 12', ...columns(9)]);
    play(state, 'dominus column 9', 'Y1 SW 0');
    expect(openLines(state)).toEqual(['row 9', 'row 11', 'row 12', 'column 10', 'column 11', 'column 12']);
  });

  it('[G-TRN-3] a worker stays on its line for good, and its own colour cannot post there again', () => {
    const state = deal(4);
    playRound(state, 1, { blue: 'vilicus row 9' });
    expect(openIn(state, 2)).toEqual(['row 10', 'row 11', 'row 12', ...columns(5)]);
    play(state, 'no worker', 'Y2 NE 0', 'no worker', 'R2 SW 0', 'no worker', 'B2 SE 0');
    expect(openLines(state)).toEqual(['row 10', 'row 11', 'row 12', ...columns(5)]);
    play(state, 'no worker');
    fill(state, ...fromTo(3, 16));
    expect(state.lines.filter(post => post !== -1)).toEqual([0]);
    expect(state.lines[8]).toBe(0);
  });

  it('[G-TRN-3] without a free line the turn ends at once', () => {
    const state = deal(4);
    playRound(state, 1, {
      blue: 'vilicus row 9',
      green: 'vilicus row 10',
      yellow: 'vilicus row 11',
      red: 'vilicus row 12',
    });
    playRound(state, 9, {
      blue: 'vilicus column 5',
      green: 'vilicus column 6',
      yellow: 'vilicus column 7',
      red: 'dominus column 8',
    });
    turnUp(state, 2); // rows 9 to 12, columns 5 to 8
    expect(play(state, 'Y3 NW 0').map(({ kind }) => kind)).toEqual(['laid', 'drawn']);
    expect([state.step, state.turn]).toEqual(['tile', 3]);
  });

  it('[G-TRN-3] [G-CMP-1] without a worker the turn ends at once', () => {
    const state = deal(4);
    playRound(state, 1, { blue: 'vilicus row 9' });
    playRound(state, 2, { blue: 'vilicus row 10' });
    playRound(state, 3, { blue: 'vilicus row 5' });
    playRound(state, 4, { blue: 'vilicus row 6' });
    playRound(state, 5, { blue: 'vilicus row 7' });
    turnUp(state, 6);
    play(state, 'G6 NW 0', 'no worker', 'Y6 NE 0', 'no worker', 'R6 SW 0', 'no worker', 'B6 SE 0');
    expect(openLines(state)).toEqual([]); // only the dominus is left
    play(state, 'dominus row 11');
    turnUp(state, 7);
    play(state, 'Y7 NW 0', 'no worker', 'R7 NE 0', 'no worker', 'B7 SW 0');
    expect([state.step, state.turn]).toEqual(['tile', 1]);
    expect(hand(state, 0)).toEqual(['B8', 'B9', 'B10', 'B11']);
  });

  it('[G-TRN-4] Troia: an area is open for the first three cetaria and closed for the fourth', () => {
    const opened = [13, 12, 11, 10].map((_, i, column) =>
      openIn(fill(deal(4), ...column.slice(0, i)), column[i]),
    );
    expect(opened).toEqual([
      [...rows(1), ...columns(1)],
      [...rows(5), ...columns(1)],
      [...rows(9), ...columns(1)],
      rows(13),
    ]);
  });

  it('[G-TRN-4] Troia: a row area closes like a column area', () =>
    expect(openIn(fill(deal(4), 16, 13, 15), 14)).toEqual(columns(5)));

  it('[G-TRN-4] Baelo: an area is open for the first two cetaria and closed for the third', () => {
    const opened = [10, 9, 8].map((_, i, column) =>
      openIn(fill(deal(4, { board: 'baelo' }), ...column.slice(0, i)), column[i]),
    );
    expect(opened).toEqual([[...rows(1), ...columns(1)], [...rows(5), ...columns(1)], rows(13)]);
  });

  it('[G-TRN-4] Baelo: a row area closes like a column area', () =>
    expect(openIn(fill(deal(4, { board: 'baelo' }), 8, 7), 6)).toEqual(columns(13)));

  it('[G-TRN-4] full cetaria of other areas close nothing', () =>
    expect(openIn(fill(deal(4), 12, 5, 3, 15, 16, 8), 2)).toEqual([...rows(9), ...columns(5)]));

  it('[G-TRN-4] the tiles of this round close nothing: the last player of the third cetarium may still post', () => {
    const state = fill(deal(4), 13, 12);
    turnUp(state, 11);
    play(state, 'Y3 NW 0', 'no worker', 'R3 NE 0', 'no worker', 'B3 SW 0', 'no worker', 'G3 SE 0');
    expect(openLines(state)).toEqual([...rows(9), ...columns(1)]);
  });

  it.each([2, 3, 4])(
    '[G-TRN-4] %i players: with both areas closed the turn ends at once, with a draw',
    players => {
      const state = fill(deal(players), 14, 3, 9, 11, 1, 6);
      turnUp(state, 2);
      const { turn } = state;
      const events = play(state, `${hand(state, turn)[0]} NW 0`);
      expect(events.map(({ kind }) => kind)).toEqual(['laid', 'drawn']);
      expect([state.step, state.turn]).toEqual(['tile', (turn + 1) % (players === 3 ? 3 : 4)]);
    },
  );

  it('[G-TRN-4] in the last round nobody posts', () => {
    const state = fill(deal(4), ...fromTo(1, 15));
    expect(openIn(state, 16)).toEqual([]);
    play(state, `${hand(state, 0)[0]} NE 0`, `${hand(state, 1)[0]} SW 0`, `${hand(state, 2)[0]} SE 0`);
    expect(state.step).toBe('over');
  });

  it('[G-TRN-4] a closed area keeps the workers it has', () => {
    const state = deal(4);
    playRound(state, 13, { blue: 'dominus column 1' });
    fill(state, 12, 11);
    expect(openIn(state, 10)).toEqual(rows(13));
    expect(state.lines[16]).toBe(1); // blue's dominus
  });
});
