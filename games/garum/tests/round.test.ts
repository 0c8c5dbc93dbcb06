import { describe, expect, it } from 'vitest';
import { scripted } from '../../kernel/testkit/index.ts';
import { COLOURS } from '../components.ts';
import { garum } from '../index.ts';
import type { State } from '../state.ts';
import { decider, deal, fill, fromTo, play, playRound, playWith, tilesIn, turnUp } from './table.ts';

/** Plays a round and tells who decided about the tiles, in order, by colour and by seat. */
const turnsOf = (
  state: State,
  cetarium: number,
): { colours: readonly number[]; seats: readonly number[] } => {
  const colours: number[] = [];
  const seats: number[] = [];
  const { round } = state;
  turnUp(state, cetarium);
  for (const corner of ['NW', 'NE', 'SW', 'SE']) {
    if (state.step === 'ghost') continue;
    colours.push(state.turn);
    seats.push(decider(state));
    play(state, `${'BGYR'[state.turn]}${round + 1} ${corner} 0`, 'no worker');
  }
  if (state.step === 'ghost') play(state, 'ghost 0');
  return { colours, seats };
};

describe('round', () => {
  it('[G-RND-1] the aureus names the cetarium of all tiles of the round', () => {
    const state = deal(4);
    turnUp(state, 7);
    play(state, 'B1 NW 0', 'no worker', 'G1 SE 0', 'no worker', 'Y1 SW 0', 'no worker');
    expect(tilesIn(state, 7)).toEqual(['B1', '-', 'Y1', 'G1']);
    expect(state.places.filter(laid => laid >= 0)).toHaveLength(3);
  });

  it('[G-RND-1] four players: the amphora passes clockwise, and its holder begins', () => {
    const state = deal(4);
    expect(fromTo(1, 5).map(cetarium => turnsOf(state, cetarium).seats)).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
      [0, 1, 2, 3],
    ]);
  });

  it('[G-RND-1] two players: the amphora passes from colour to colour', () => {
    const state = deal(2);
    const turns = fromTo(1, 4).map(cetarium => turnsOf(state, cetarium));
    expect(turns.map(({ colours }) => colours)).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
    ]);
    expect(turns.map(({ seats }) => seats)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  it('[G-RND-1] three players: the ghost never holds the amphora', () => {
    const state = deal(3);
    expect(fromTo(1, 4).map(cetarium => turnsOf(state, cetarium).seats)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });

  it('[G-RND-1] after the last turn a new aureus is turned up, out of those that are left', () => {
    const state = fill(deal(4), 10);
    turnUp(state, 4);
    const moves = ['G2 NW 0', 'no worker', 'Y2 NE 0', 'no worker', 'R2 SW 0', 'no worker', 'B2 SE 0'];
    play(state, ...moves);
    const chance = scripted(0, 13);
    const events = playWith(garum, chance, state, 'no worker');
    // Blue has drawn once from its pile of 12; 14 aureus are left, of which the last is 16.
    expect(chance.asked).toEqual([11, 14]);
    expect(events.at(-1)).toEqual({ kind: 'round', round: 2, amphora: 2, cetarium: 15 });
  });

  it.each([
    [4, 'troia', 16],
    [2, 'troia', 16],
    [3, 'troia', 16],
    [4, 'baelo', 12],
    [2, 'baelo', 12],
    [3, 'baelo', 12],
  ] as const)(
    '[G-RND-1] %i players on %s: every aureus has its one round, %i in all',
    (players, board, rounds) => {
      const state = deal(players, { board });
      for (const round of fromTo(1, rounds)) {
        expect(state.step).toBe('tile');
        playRound(state, rounds + 1 - round);
      }
      expect(state.step).toBe('over');
      expect(state.order.map(cetarium => cetarium + 1)).toEqual(fromTo(1, rounds).toReversed());
    },
  );

  it('[G-RND-1] every colour has one turn a round, so one tile of each is in every cetarium', () => {
    const state = fill(deal(4), ...fromTo(1, 16));
    for (const cetarium of fromTo(1, 16))
      expect(
        tilesIn(state, cetarium)
          .map(name => name[0])
          .toSorted(),
      ).toEqual(COLOURS.map(name => name[0].toUpperCase()).toSorted());
  });
});
