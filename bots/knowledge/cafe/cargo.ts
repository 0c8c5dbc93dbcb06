// What it is worth to bring cubes a stage further.

import { COLOURS, type Box } from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { shopUnits, storedWorth } from './demand.ts';
import { DRIED, GROWN, ROASTED, type Stage, type Survey, type Table } from './survey.ts';
import { actionsLeft } from './works.ts';

/** What part of its points a cube is worth on a bean square, dried and roasted, while there are actions for the rest. */
const PARTS = [0.2, 0.45, 0.7] as const;
/** Points of a cube in the warehouse that scores nothing yet, and what part its score at once counts. */
const SOON = 0.3;
const AT_ONCE = 0.7;

/** What cubes are worth in the area that was surveyed. */
export interface Cargo {
  /** By colour: points at a shop, and in the warehouse. */
  readonly shop: Float64Array;
  readonly store: Float64Array;
  /** By stage: what part of its points a cube is worth there. */
  readonly part: Float64Array;
}

const cargo: Cargo = {
  shop: new Float64Array(4),
  store: new Float64Array(4),
  part: new Float64Array(3),
};

/** `spent` is how many actions are as good as gone. */
export const cargoOf = (box: Box, table: Table, seat: Seat, seen: Survey): Cargo => {
  shopUnits(box, seen, cargo.shop);
  const stored = storedWorth(table, seat, 0, 0);
  const left = actionsLeft(table, seat, seen.cups);
  for (let colour = 0; colour < COLOURS.length; colour++)
    cargo.store[colour] = SOON + AT_ONCE * (storedWorth(table, seat, colour, 1) - stored);
  cargo.part[GROWN] = left > 2 ? PARTS[GROWN] : 0;
  cargo.part[DRIED] = left > 1 ? PARTS[DRIED] : 0;
  cargo.part[ROASTED] = left > 0 ? PARTS[ROASTED] : 0;
  return cargo;
};

/** The points of a cube when so many others of its colour come first. */
export const pointsOf = ({ shop, store }: Cargo, { wanted }: Survey, colour: number, rank: number): number =>
  rank < wanted[colour] ? Math.max(shop[colour], store[colour]) : store[colour];

/** Cubes of a colour that have come at least so far. */
export const ahead = ({ stock }: Survey, stage: Stage, colour: number): number => {
  let count = 0;
  for (let at = stage; at <= ROASTED; at++) count += stock[at * 4 + colour];
  return count;
};

const used = new Int32Array(4);

/** What it gains to bring so many cubes of a stage to the next one, the most wanted first. */
export const gainOfCubes = (now: Cargo, seen: Survey, from: Stage, room: number): number => {
  const step = now.part[from + 1] - now.part[from];
  used.fill(0);
  let gain = 0;
  for (let k = 0; k < room; k++) {
    let best = -1;
    let most = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (used[colour] >= seen.stock[from * 4 + colour]) continue;
      const points = pointsOf(now, seen, colour, ahead(seen, from + 1, colour) + used[colour]);
      if (points > most) {
        most = points;
        best = colour;
      }
    }
    if (best < 0) break;
    used[best]++;
    gain += step * most;
  }
  return gain;
};

/** What it gains to bring all cubes of a colour, from a stage or new ones, to the next stage. */
export const gainOfColour = (
  now: Cargo,
  seen: Survey,
  from: Stage,
  colour: number,
  count: number,
): number => {
  const before = from < 0 ? 0 : now.part[from];
  let points = 0;
  for (let k = 0; k < count; k++) points += pointsOf(now, seen, colour, ahead(seen, from + 1, colour) + k);
  return (now.part[from + 1] - before) * points;
};

/** What it gains to bring all cubes of so many colours to the next stage. */
export const gainOfColours = (now: Cargo, seen: Survey, from: Stage, room: number): number => {
  let taken = 0;
  let gain = 0;
  for (let k = 0; k < room; k++) {
    let best = -1;
    let most = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((taken & (1 << colour)) !== 0) continue;
      const own = gainOfColour(now, seen, from, colour, seen.stock[from * 4 + colour]);
      if (own > most) {
        most = own;
        best = colour;
      }
    }
    if (best < 0) break;
    taken |= 1 << best;
    gain += most;
  }
  return gain;
};
