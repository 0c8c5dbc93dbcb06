import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../kernel/index.ts';
import { createMatch, expect as sure, seedFrom } from '../../kernel/index.ts';
import { highest, lowest, scripted } from '../../kernel/testkit/index.ts';
import { garum } from '../index.ts';
import { deal, decider, fill, fromTo, legalLines, play, tilesIn, times } from './table.ts';

const named = (...cetaria: readonly number[]): readonly string[] =>
  cetaria.map(number => `cetarium ${number}`);

describe('variants', () => {
  it('[G-VAR-1] Emperor: no aureus is turned up; the amphora holder names any cetarium', () => {
    const chance = scripted(2);
    const state = deal(4, { variant: 'emperor' }, chance);
    expect(chance.asked).toHaveLength(1 + 16); // the first player and the hands
    expect(state.order).toEqual([]);
    expect(decider(state)).toBe(2);
    expect(legalLines(state)).toEqual(named(...fromTo(1, 16)));
    expect([0, 1, 3].flatMap(seat => garum.legal(state, seat))).toEqual([]);
  });

  it('[G-VAR-1] Emperor: the tiles of the round go to the cetarium that was named', () => {
    const state = deal(4, { variant: 'emperor' });
    expect(play(state, 'cetarium 11')).toEqual([{ kind: 'named', colour: 0, cetarium: 10 }]);
    play(state, 'B1 NW 0', 'no worker', 'G1 NE 0');
    expect(tilesIn(state, 11)).toEqual(['B1', 'G1', '-', '-']);
  });

  it('[G-VAR-1] Emperor: a filled cetarium cannot be named', () => {
    const state = fill(deal(4, { variant: 'emperor' }), 7, 16, 1);
    expect(legalLines(state)).toEqual(named(2, 3, 4, 5, 6, ...fromTo(8, 15)));
    fill(state, ...fromTo(2, 6), ...fromTo(8, 14));
    expect(legalLines(state)).toEqual(named(15));
  });

  it.each([
    [4, [0, 1, 2, 3, 0]],
    [3, [0, 1, 2, 0, 1]],
    [2, [0, 1, 0, 1, 0]],
  ])('[G-VAR-1] Emperor, %i players: the naming goes with the amphora', (players, seats) => {
    const state = deal(players, { variant: 'emperor' });
    const deciders = fromTo(1, 5).map(cetarium => {
      const seat = decider(state);
      fill(state, cetarium);
      return seat;
    });
    expect(deciders).toEqual(seats);
  });

  it.each([
    ['troia', 16],
    ['baelo', 12],
  ] as const)(
    '[G-VAR-2] Haruspex on %s: the order of all %i aureus is open from the start',
    (board, cetaria) => {
      const state = deal(4, { board, variant: 'haruspex' }, highest); // a shuffle that moves nothing
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
        expect(garum.view(state, viewer).order.map(cetarium => cetarium + 1)).toEqual(fromTo(1, cetaria));
    },
  );

  it('[G-VAR-2] Haruspex: the order is shuffled and told to all', () => {
    const told: unknown[] = [];
    // The first player and 16 tiles, then the last aureus changes places with the first.
    const chance = scripted(0, ...times(16, 0), 0, ...fromTo(1, 14).toReversed());
    garum.setup({ board: 'troia', variant: 'haruspex' }, 4, chance, event => told.push(event));
    const order = [15, ...fromTo(1, 14), 0];
    expect(told).toContainEqual({ kind: 'order', cetaria: order });
    expect(garum.witness({ kind: 'order', cetaria: order }, 'spectator')).toEqual({
      kind: 'order',
      cetaria: order,
    });
  });

  it('[G-VAR-2] Haruspex: the rounds follow the order', () => {
    const state = deal(4, { variant: 'haruspex' }, lowest);
    const order = state.order.map(cetarium => cetarium + 1);
    expect(order.toSorted((a, b) => a - b)).toEqual(fromTo(1, 16));
    for (const [round, cetarium] of order.entries()) {
      expect(tilesIn(state, cetarium)).toEqual(['-', '-', '-', '-']);
      play(state, legalLines(state)[0]);
      expect(tilesIn(state, cetarium)).not.toEqual(['-', '-', '-', '-']);
      while (state.round === round) play(state, legalLines(state)[0]);
      expect(tilesIn(state, cetarium)).not.toContain('-');
    }
    expect(state.step).toBe('over');
  });

  it('[G-VAR-2] Haruspex: no aureus is drawn later on', () => {
    const state = deal(4, { variant: 'haruspex' });
    const order = state.order.slice();
    while (state.round === 0) play(state, legalLines(state)[0]);
    expect(state.order).toEqual(order);
  });

  it('[G-VAR-1] [G-VAR-2] both boards, all variants and all player counts combine', () => {
    const settings = settingsOf(garum);
    expect(settings).toHaveLength(2 * 3 * 3);
    for (const { seats, options } of settings)
      expect(sure(createMatch(garum, { seats, options, seed: seedFrom('combine') })).pending()).toHaveLength(
        1,
      );
  });
});
