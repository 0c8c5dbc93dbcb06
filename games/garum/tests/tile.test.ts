import { describe, expect, it } from 'vitest';
import { expect as sure } from '../../kernel/index.ts';
import { lowest, scripted } from '../../kernel/testkit/index.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { garum, garumTitle } from '../index.ts';
import type { State } from '../state.ts';
import { deal, fill, fromTo, hand, legalLines, pile, play, playWith, turnUp, times } from './table.ts';

const CORNERS = ['NW', 'NE', 'SW', 'SE'];
const TURNS = [0, 90, 180, 270];

const handsByRound = (state: State, rounds: number): readonly number[] =>
  fromTo(1, rounds).map(cetarium => hand(fill(state, cetarium), 0).length);

describe('tile', () => {
  it('[G-TRN-1] any tile of the hand goes on any place of the cetarium in any rotation, and nothing else is possible', () => {
    const expected = ['B1', 'B2', 'B3', 'B4'].flatMap(tile =>
      CORNERS.flatMap(corner => TURNS.map(turn => `${tile} ${corner} ${turn}`)),
    );
    expect(legalLines(deal(4))).toEqual(expected);
  });

  it('[G-TRN-1] only free places are left to those who come later', () => {
    const state = deal(4);
    play(state, 'B1 NE 0', 'no worker', 'G4 SW 90', 'no worker', 'Y2 NW 0', 'no worker');
    expect(legalLines(state)).toEqual(
      ['R1', 'R2', 'R3', 'R4'].flatMap(tile => TURNS.map(turn => `${tile} SE ${turn}`)),
    );
  });

  it('[G-TRN-1] a tile that is laid leaves the hand', () => {
    const state = deal(4);
    play(state, 'B3 NW 0');
    expect(hand(state, 0)).toEqual(['B1', 'B2', 'B4']);
  });

  // Cetarium 14 asks for green on the south-west specimen of its place SW; B1 is BB/BG.
  it.each([
    [0, 0, 'BB/BG'],
    [90, 2, 'BB/GB'],
    [180, 0, 'GB/BB'],
    [270, 0, 'BG/BB'],
  ])('[G-TRN-1] [G-TRN-2] tiles turn clockwise: B1 at %i° scores %i, %s', (turn, points) => {
    const state = deal(4);
    turnUp(state, 14);
    play(state, `B1 SW ${turn}`);
    expect(state.bonus).toEqual([points, 0, 0, 0]);
  });

  it('[G-TRN-2] the bonus is scored at once, before a worker is posted', () => {
    const state = deal(4);
    turnUp(state, 14);
    const events = play(state, 'B1 SW 90');
    expect(events).toEqual([
      { kind: 'laid', colour: 0, tile: 0, cetarium: 13, corner: 2, rotation: 1, bonus: 2 },
    ]);
    expect(garum.scores(state).map(({ total }) => total)).toEqual([2, 0, 0, 0]);
  });

  it('[G-TRN-2] the placing player scores: a green bonus under a blue tile is blue’s', () => {
    const state = fill(deal(4), 5);
    turnUp(state, 14);
    const before = [...state.bonus];
    play(state, 'G2 NW 0', 'no worker', 'Y2 NE 0', 'no worker', 'R2 SE 0', 'no worker', 'B2 SW 90');
    expect(state.bonus).toEqual([before[0] + 2, before[1], before[2], before[3]]);
  });

  it('[G-TRN-2] every bonus space that the tile covers rightly is scored', () => {
    // Cetarium 10 with a joker and a blue bonus under its place SW.
    const { rows } = first.boards.troia.bonus;
    const bonus = { ...first.boards.troia.bonus, rows: rows.with(15, `b${rows[15].slice(1)}`) };
    const richer = { ...first, boards: { ...first.boards, troia: { ...first.boards.troia, bonus } } };
    const game = sure(garumTitle.open(richer));
    const layIn10 = (line: string): number => {
      const state = game.setup({ board: 'troia', variant: 'emperor' }, 4, lowest);
      playWith(game, lowest, state, 'cetarium 10', line);
      return state.bonus[0];
    };
    expect(layIn10('B1 SW 0')).toBe(3); // BB/BG: blue under the joker's row, blue on the blue space
    expect(layIn10('B1 SW 90')).toBe(1); // BB/GB: green on the blue space
    expect(layIn10('B1 SE 0')).toBe(0);
  });

  it('[G-TRN-5] at the end of the turn the hand is full again, whether a worker was posted or not', () => {
    const state = deal(4);
    play(state, 'B1 NW 0');
    expect([hand(state, 0).length, pile(state, 0).length]).toEqual([3, 12]);
    play(state, 'no worker');
    expect([hand(state, 0).length, pile(state, 0).length]).toEqual([4, 11]);
    play(state, 'G1 NE 0', 'vilicus row 9');
    expect([hand(state, 1).length, pile(state, 1).length]).toEqual([4, 11]);
  });

  it('[G-TRN-5] the tile drawn is any of the pile', () => {
    const state = deal(4);
    const chance = scripted(6);
    play(state, 'B2 NW 0');
    const events = playWith(garum, chance, state, 'no worker');
    expect(chance.asked).toEqual([12]);
    expect(hand(state, 0)).toEqual(['B1', 'B3', 'B4', 'B11']); // the seventh of B5 to B16
    expect(events.at(-1)).toEqual({ kind: 'drawn', players: 4, colour: 0, tile: 10 });
  });

  it('[G-TRN-5] when the pile is spent nobody draws: on Troia after twelve turns', () =>
    expect(handsByRound(deal(4), 16)).toEqual([...times(12, 4), 3, 2, 1, 0]));

  it('[G-TRN-5] when the pile is spent nobody draws: on Baelo after nine turns', () =>
    expect(handsByRound(deal(2, { board: 'baelo' }), 12)).toEqual([...times(9, 3), 2, 1, 0]));

  it('[G-TRN-5] no draw is told when the pile is spent', () => {
    const state = fill(deal(4), ...fromTo(1, 12));
    expect(pile(state, 0)).toEqual([]);
    play(state, 'B13 NW 0'); // round 13, cetarium 13: 12 lies full in its column, 14 does not in its row
    expect(play(state, 'no worker').map(({ kind }) => kind)).toEqual(['passed']);
  });
});
