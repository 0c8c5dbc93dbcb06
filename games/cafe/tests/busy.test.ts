// What the laws ask, again where they seldom get to: deep in the actions of players who use them.

import { describe, expect, it } from 'vitest';
import { settingName, settingsOf } from '../../kernel/index.ts';
import { CELLS, NEIGHBOURS, type Cell } from '../cells.ts';
import { COLOURS, ROTATIONS, FIRST_INITIAL } from '../components.ts';
import { cafe } from '../index.ts';
import {
  bid,
  clears,
  deliver,
  discards,
  doneMove,
  dries,
  lays,
  names,
  places,
  produceOf,
  putOf,
  roasts,
  serveOf,
  stores,
  takeOf,
  unlays,
  type Move,
} from '../moves.ts';
import type { State } from '../state.ts';
import { playBusy } from './busy.ts';
import { deal, fromTo } from './table.ts';

const SETTINGS = settingsOf(cafe).map(setting => ({ ...setting, name: settingName(cafe, setting) }));

/** One stop in so many is looked at from all sides. */
const STRIDE = 10;

/** The cells of an area and some around it. */
const cellsAround = (state: State, seat: number): readonly Cell[] => {
  const { cells } = state.areas[seat];
  return [...new Set([...cells, ...cells.flatMap(cell => [...NEIGHBOURS.subarray(cell * 4, cell * 4 + 4)])])];
};

/** Every move that could be thought of on an area. */
const thinkable = (state: State, seat: number): readonly Move[] => {
  const { cells } = state.areas[seat];
  const around = cellsAround(state, seat);
  const colours = [...COLOURS.keys()];
  return [
    ...lays,
    ...unlays,
    bid,
    ...fromTo(0, FIRST_INITIAL - 1).flatMap(card => [
      discards[card],
      ...fromTo(-1, 3).map(colour => takeOf(card, colour)),
    ]),
    ...(state.step === 'place' ? fromTo(0, CELLS - 1) : around).flatMap(cell =>
      ROTATIONS.map(rotation => places[cell * 4 + rotation]),
    ),
    ...around.flatMap(cell => [dries[cell], roasts[cell], stores[cell], clears[cell]]),
    ...around.flatMap(cell => [-1, ...colours].map(colour => produceOf(cell, colour))),
    ...names,
    ...cells.flatMap(from => cells.flatMap(to => [putOf(from, to), serveOf(from, to)])),
    deliver,
    doneMove,
  ];
};

const lines = (moves: readonly Move[]): readonly string[] => moves.map(cafe.text.makeMove).toSorted();

/** The moves that are legal are those to which nothing is objected, out of all that could be thought of. */
const expectExact = (state: State, seat: number): void => {
  const allowed = thinkable(state, seat).filter(move => cafe.objection(state, seat, move) === undefined);
  expect(lines(cafe.legal(state, seat))).toEqual(lines(allowed));
};

const lookAround = (state: State): void => {
  expect(cafe.readState(structuredClone(state))).toEqual({ ok: true, value: state });
  for (const seat of state.areas.keys()) expectExact(state, seat);
};

describe('busy matches', () => {
  it.each(SETTINGS)('legal moves are exact and every state is possible: $name', setting => {
    let looks = 0;
    playBusy(setting, `busy ${setting.name}`, (state, random) => {
      if (random.pick(STRIDE) > 0) return;
      lookAround(state);
      looks++;
    });
    expect(looks).toBeGreaterThan(0);
  });

  it('come to every kind of move', () => {
    const kinds = new Set<string>(['unlay']); // of a bid that is closed, which nobody is asked for
    for (const setting of SETTINGS)
      for (const { moves } of playBusy(setting, `busy ${setting.name}`).log())
        for (const { kind } of moves) kinds.add(kind);
    const all = new Set(thinkable(deal(1), 0).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...all].toSorted());
  });
});
