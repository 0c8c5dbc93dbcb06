import { describe, expect, it } from 'vitest';
import { Random, seedFrom } from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import { garum } from '../index.ts';
import { deal, fill, hand, pile, play } from './table.ts';

const FIRST_FOUR = 0b1111;
const REST = 0xffff - FIRST_FOUR;

describe('secrets', () => {
  it('[G-SET-1] four players see their own hand and what is left in their own pile, nothing of the others', () => {
    const state = deal(4);
    for (const seat of [0, 1, 2, 3]) {
      const { hands, piles } = garum.view(state, seat);
      expect(hands).toEqual([0, 1, 2, 3].map(colour => (colour === seat ? FIRST_FOUR : null)));
      expect(piles).toEqual([0, 1, 2, 3].map(colour => (colour === seat ? REST : null)));
    }
  });

  it('[G-SET-2] two players see both of their colours', () => {
    const state = deal(2);
    expect(garum.view(state, 0).hands).toEqual([FIRST_FOUR, null, FIRST_FOUR, null]);
    expect(garum.view(state, 1).hands).toEqual([null, FIRST_FOUR, null, FIRST_FOUR]);
    expect(garum.view(state, 1).piles).toEqual([null, REST, null, REST]);
  });

  it('[G-GHO-1] what is left of the ghost’s pile follows from the board: all see it, and that it has no hand', () => {
    const state = fill(deal(3), 4);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(garum.view(state, viewer).hands[3]).toBe(0);
      expect(garum.view(state, viewer).piles[3]).toBe(0xffff - 1); // R1 is laid
    }
  });

  it('[G-GHO-1] while the ghost’s tile waits, three players see no more of one another than before', () => {
    const state = deal(3);
    play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'no worker');
    expect(state.step).toBe('ghost');
    expect(garum.view(state, 0).hands).toEqual([0b11110, null, null, 0]); // B2 to B5
    expect(garum.view(state, 'spectator').piles).toEqual([null, null, null, 0xffff - 1]);
  });

  it('[G-SET-1] a spectator sees no hand and no pile', () => {
    const { hands, piles } = garum.view(deal(4), 'spectator');
    expect(hands).toEqual([null, null, null, null]);
    expect(piles).toEqual([null, null, null, null]);
  });

  it('[G-SET-1] the order of the unturned aureus is nowhere: a table knows only those that were turned up', () => {
    const state = fill(deal(4), 8, 3);
    expect(state.order).toEqual([7, 2, 0]);
    expect(garum.view(state, 1).order).toEqual([7, 2, 0]);
  });

  it('[G-TRN-5] a tile that is drawn is told to its owner alone', () => {
    const state = deal(2);
    const drawn: Event = { kind: 'drawn', players: 2, colour: 2, tile: 36 };
    play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0');
    expect(play(state, 'no worker')).toContainEqual(drawn);
    expect(garum.witness(drawn, 0)).toEqual(drawn);
    expect(garum.witness(drawn, 1)).toEqual({ ...drawn, tile: null });
    expect(garum.witness(drawn, 'spectator')).toEqual({ ...drawn, tile: null });
  });

  it('[G-SET-1] a hand is told to its owner alone', () => {
    const told: Event[] = [];
    garum.setup({ board: 'troia', variant: 'base' }, 4, { pick: () => 0, reveal: () => {} }, event =>
      told.push(event),
    );
    const hands = told.filter(event => event.kind === 'hand');
    expect(hands.map(({ tiles }) => tiles)).toEqual([
      [0, 1, 2, 3],
      [16, 17, 18, 19],
      [32, 33, 34, 35],
      [48, 49, 50, 51],
    ]);
    for (const event of hands)
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
        expect(garum.witness(event, viewer)).toEqual(
          viewer === event.colour ? event : { ...event, tiles: null },
        );
  });

  it('[G-TRN-1] a guess deals the others tiles that have not been played, as many as they hold', () => {
    const state = fill(deal(4), 1, 2, 3);
    const random = new Random(seedFrom('guess'));
    for (let i = 0; i < 50; i++) {
      const guessed = garum.guess(garum.view(state, 0), random);
      expect(hand(guessed, 0)).toEqual(hand(state, 0));
      expect(hand(guessed, 1)).toHaveLength(4);
      expect([...hand(guessed, 1), ...pile(guessed, 1)].toSorted()).toEqual(
        [...hand(state, 1), ...pile(state, 1)].toSorted(),
      );
    }
  });
});
