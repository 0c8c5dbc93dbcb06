// What areas were judged to be worth lately: a search comes back to the same ones again and again.

import type { Cafe } from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { ENOUGH } from './finish.ts';

type State = Cafe['State'];

/** As many areas as a search of some seconds comes upon. */
const MOST = 50_000;

const HALF = 16;
const letters: number[] = [];

const add = (value: number): void => void letters.push(value & 0xffff);

/** Everything that counts for what the seat can expect, as a text. */
const nameOf = (state: State, seat: Seat): string => {
  const { cells, faces, cubes } = state.areas[seat];
  letters.length = 0;
  add(state.rules === 'manual' ? 0 : 1);
  add(state.expresso === 'on' ? 1 : 0);
  add(state.players);
  add(state.round);
  add(state.step.charCodeAt(0));
  add(state.order.indexOf(seat) - state.turn);
  add(state.taken);
  add((state.acting >> seat) & 1);
  add(state.actions[seat]);
  add(state.doing[seat]);
  add(state.group[seat]);
  add(state.source[seat]);
  add(state.target[seat]);
  for (let colour = 0; colour < 4; colour++) {
    add(state.warehouse[seat * 4 + colour]);
    add(Math.min(ENOUGH, state.supply[colour]));
  }
  for (let i = 0; i < cells.length; i++) {
    add(cells[i]);
    add(faces[i]);
    add(cubes[i]);
    add(cubes[i] >> HALF);
  }
  return String.fromCharCode(...letters);
};

/** Judges seats as the judge does, who must go by nothing but what counts, and remembers. */
export const remembering = (judge: (state: State, seat: Seat) => number): typeof judge => {
  const known = new Map<string, number>();
  return (state, seat) => {
    const name = nameOf(state, seat);
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const value = judge(state, seat);
    known.set(name, value);
    return value;
  };
};
