// What the actions of a seat seem to gain.

import {
  BEAN,
  colourOf,
  COLOURS,
  indexOf,
  PLUS,
  RED,
  ROAST,
  totalOf,
  type Box,
  type Cafe,
  type Cell,
} from '../../../games/cafe/index.ts';
import { byKind, type Cases, type Seat } from '../../../games/kernel/index.ts';
import { ahead, cargoOf, gainOfColour, gainOfColours, gainOfCubes, pointsOf, type Cargo } from './cargo.ts';
import { easeOf, storedWorth } from './demand.ts';
import { DRIED, GROWN, ROASTED, survey, type Survey, type Table } from './survey.ts';

type Move = Cafe['Move'];

/** Whatever has begun is worth going on with before anything else. */
const GOING_ON = 5;
/** What an idle action that would gain next to nothing is worth. */
const IDLE = 0.02;
/** Clearing a square gains nothing that is worth its cubes: whatever lies in the way can go to the warehouse. */
const WASTE = -Infinity;
/** Points of the action that a red cube on a ★ roaster costs. */
const EXTRA_ACTION = 0.8;
/** Squares that take cubes in reading order are better used one after the other. */
const IN_ORDER = 0.01;
/** What part of a cube counts that is grown while the dry squares cannot take it. */
const WAITING = 0.25;
/** The rising worth of a shop on its way: half of its cubes are about a third of its points. */
const RISE = 1.5;

interface Moment {
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly seen: Survey;
  readonly now: Cargo;
}

const grows = new Int32Array(4);

const gainOfProducing = ({ box, table, seat, seen, now }: Moment, cell: Cell, named: number): number => {
  const area = table.areas[seat];
  const root = indexOf(area, cell);
  grows.fill(0);
  let cubes = 0;
  for (let i = 0; i < area.cells.length; i++) {
    if ((i !== root && seen.roots[i] !== seen.roots[root]) || area.cubes[i] !== 0) continue;
    if (i !== root && seen.roots[root] < 0) continue;
    const square = box.square[area.faces[i]];
    const colour = square === PLUS ? Math.max(0, named) : box.colour[area.faces[i]];
    if ((square !== BEAN && square !== PLUS) || grows[colour] >= table.supply[colour]) continue;
    grows[colour]++;
    cubes++;
  }
  let gain = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    gain += gainOfColour(now, seen, -1, colour, grows[colour]);
  if (table.rules === 'table') return gain;
  const waiting = seen.stock[0] + seen.stock[1] + seen.stock[2] + seen.stock[3];
  const room = Math.min(cubes, Math.max(0, seen.emptyDry - waiting));
  return (gain * (room + WAITING * (cubes - room))) / Math.max(1, cubes);
};

const roomOf = ({ table, seat, seen }: Moment, cell: Cell): number => {
  const area = table.areas[seat];
  const root = indexOf(area, cell);
  let room = 0;
  for (let i = 0; i < area.cells.length; i++) if (seen.roots[i] === root && area.cubes[i] === 0) room++;
  return room;
};

const gainOfProcessing = (moment: Moment, cell: Cell, from: number): number => {
  const { table, seen, now } = moment;
  const gain = table.rules === 'manual' ? gainOfCubes : gainOfColours;
  return gain(now, seen, from, roomOf(moment, cell));
};

const gainOfPut = ({ box, table, seat, seen, now }: Moment, from: Cell, to: Cell): number => {
  const area = table.areas[seat];
  const target = indexOf(area, to);
  const colour = colourOf(area.cubes[indexOf(area, from)]);
  const face = area.faces[target];
  const stage = box.square[face] === ROAST ? DRIED : GROWN;
  const points = pointsOf(now, seen, colour, ahead(seen, stage + 1, colour));
  const extra = table.rules === 'manual' && box.star[face] === 1 && colour === RED ? EXTRA_ACTION : 0;
  const gain = (now.part[stage + 1] - now.part[stage]) * points - extra;
  return gain > 0 ? GOING_ON + gain - IN_ORDER * target : gain;
};

/** What a shop on its way is worth with so many of its cubes. */
const promiseOf = (value: number, size: number, held: number): number => value * (held / size) ** RISE;

const gainOfServing = ({ box, table, seat, seen, now }: Moment, from: Cell, to: Cell): number => {
  const area = table.areas[seat];
  const colour = colourOf(area.cubes[indexOf(area, from)]);
  const shop = box.shop[area.faces[indexOf(area, to)]];
  const { value, wants } = box.shops[shop];
  const size = totalOf(wants);
  const held = totalOf(seen.held[shop]);
  const rise = promiseOf(value, size, held + 1) - promiseOf(value, size, held);
  return easeOf(box, seen, shop, seen.held[shop]) * rise - now.part[ROASTED] * pointsOf(now, seen, colour, 0);
};

const gainOfStoring = ({ table, seat, seen, now }: Moment, from: Cell): number => {
  const area = table.areas[seat];
  const cubes = area.cubes[indexOf(area, from)];
  const colour = colourOf(cubes);
  const count = totalOf(cubes);
  const stored = storedWorth(table, seat, colour, count) - storedWorth(table, seat, colour, 0);
  const kept = now.part[ROASTED] * pointsOf(now, seen, colour, ahead(seen, ROASTED, colour) - 1);
  return Math.max(stored, now.store[colour]) - kept;
};

const gainOfDelivering = ({ seen, now }: Moment): number => {
  let gain = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let k = 0; k < seen.stock[ROASTED * 4 + colour]; k++)
      gain += (1 - now.part[ROASTED]) * pointsOf(now, seen, colour, k);
  return gain;
};

const gains: Cases<Move, [moment: Moment], number> = {
  lay: () => 0,
  unlay: () => 0,
  bid: () => 0,
  take: () => 0,
  discard: () => 0,
  place: () => 0,
  produce: ({ cell, colour }, moment) => gainOfProducing(moment, cell, colour),
  name: ({ colour }, { seen, now }) => pointsOf(now, seen, colour, ahead(seen, GROWN, colour)),
  dry: ({ cell }, moment) => gainOfProcessing(moment, cell, GROWN),
  roast: ({ cell }, moment) => gainOfProcessing(moment, cell, DRIED),
  put: ({ from, to }, moment) => gainOfPut(moment, from, to),
  deliver: (_, moment) => gainOfDelivering(moment),
  serve: ({ from, to }, moment) => gainOfServing(moment, from, to),
  store: ({ from }, moment) => gainOfStoring(moment, from),
  clear: () => WASTE,
  done: () => IDLE,
};
const gainOf = byKind(gains);

/** Roasters are emptied in reading order: whoever goes on with a later one leaves what the earlier ones would gain. */
const forgoEarlier = (legal: readonly Move[], into: Float64Array): void => {
  let from = -1;
  let best = 0;
  let forgone = 0;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    if (move.kind !== 'serve' && move.kind !== 'store') continue;
    if (move.from !== from) {
      forgone += best;
      best = 0;
      from = move.from;
    }
    best = Math.max(best, into[i]);
    into[i] += (into[i] > 0 ? GOING_ON : 0) - forgone;
  }
};

export const appraiseActs = (
  box: Box,
  table: Table,
  seat: Seat,
  legal: readonly Move[],
  into: Float64Array,
): void => {
  const seen = survey(box, table, seat);
  const moment: Moment = { box, table, seat, seen, now: cargoOf(box, table, seat, seen) };
  for (let i = 0; i < legal.length; i++) into[i] = gainOf(legal[i], moment);
  forgoEarlier(legal, into);
};
