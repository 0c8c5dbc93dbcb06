// An area of Café in numbers, for the network that foretells what it will score.

import { BEAN, COLOURS, MOST_ACTIONS, PLUS, totalOf, type Box } from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { expectShops, missingCubes, warehouseWorth } from './demand.ts';
import { nataPoints } from './nata.ts';
import { DRIED, GROWN, missing, ROASTED, type Survey, type Table } from './survey.ts';
import { actionsLeft, beanSize, coming, costOfCube, foresee, NEW, wholeRounds } from './works.ts';

/** The first so many can only help: with more of them, nobody scores less. */
export const RISING = 47;
export const FEATURES = 55;

/** Written anew for each area. */
export const features = new Float64Array(FEATURES);
let count = 0;
const add = (value: number): void => {
  features[count++] = value;
};

/** The others may help or harm. */
let free = RISING;
const addOther = (value: number): void => {
  features[free++] = value;
};

/** The most beans of a colour that one action grows, by colour. */
const grow = new Int32Array(4);
const inGroup = new Int32Array(64 * 4);

const countGrow = (box: Box, table: Table, seat: Seat, { roots }: Survey): void => {
  const { faces } = table.areas[seat];
  grow.fill(0);
  inGroup.fill(0, 0, faces.length * 4);
  for (let i = 0; i < faces.length; i++) {
    if (box.square[faces[i]] !== BEAN) continue;
    const colour = box.colour[faces[i]];
    const size = ++inGroup[roots[i] * 4 + colour];
    if (size > grow[colour]) grow[colour] = size;
  }
};

const addWorks = (table: Table, seat: Seat, seen: Survey): void => {
  const cups = Math.min(MOST_ACTIONS, Math.max(1, seen.cups));
  const rounds = wholeRounds(table);
  const all = actionsLeft(table, seat, seen.cups);
  const { bestDry, bestRoast, roasters } = seen;
  const bean = beanSize(table.rules, seen);
  const ships = Math.min(2, seen.ships);
  add(all - rounds * cups);
  add(cups);
  add(all);
  add(ships);
  add(ships * rounds);
  add(seen.bestBean);
  add(bestDry);
  add(bestRoast);
  add(seen.meanBean);
  add(roasters);
  add(all / costOfCube(table.rules, bean, bestDry, bestRoast, roasters));
  add(rounds * Math.min(seen.bestBean, bestDry, bestRoast));
  add(rounds * bestDry);
  add(rounds * bestRoast);
};

/** Cubes by stage that shops want, and that they do not; the last stage is delivered. */
const [wantedAt, spareAt] = [new Int32Array(4), new Int32Array(4)];
const DELIVERED = 3;
const spare = new Int32Array(4);

const addStock = (table: Table, seat: Seat, { stock, wanted, beans, shops, open, held }: Survey): void => {
  wantedAt.fill(0);
  spareAt.fill(0);
  let lacking = 0;
  let outOfReach = 0;
  let toGrow = 0;
  let colours = 0;
  let squares = 0;
  const at = seat * 4;
  const { warehouse } = table;
  for (let i = 0; i < shops; i++) wantedAt[DELIVERED] += totalOf(held[open[i]]);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    spareAt[DELIVERED] += warehouse[at + colour];
    let left = wanted[colour];
    for (let stage = ROASTED; stage >= GROWN; stage--) {
      const cubes = stock[stage * 4 + colour];
      const used = Math.min(left, cubes);
      wantedAt[stage] += used;
      spareAt[stage] += cubes - used;
      if (stage === ROASTED) spare[colour] = cubes - used;
      left -= used;
    }
    lacking += left;
    if (beans[colour] === 0) outOfReach += left;
    else toGrow += left / Math.max(1, grow[colour]);
    if (beans[colour] > 0) colours++;
    squares += beans[colour];
  }
  const stored = spareAt[DELIVERED];
  for (let stage = ROASTED; stage >= GROWN; stage--) {
    wantedAt[stage] += wantedAt[stage + 1];
    spareAt[stage] += spareAt[stage + 1];
  }
  for (let stage = GROWN; stage <= DELIVERED; stage++) {
    add(wantedAt[stage]);
    add(spareAt[stage]);
  }
  add(colours);
  add(squares);
  add(warehouseWorth(warehouse[at], warehouse[at + 1], warehouse[at + 2], warehouse[at + 3], 0));
  add(
    warehouseWorth(
      warehouse[at] + spare[0],
      warehouse[at + 1] + spare[1],
      warehouse[at + 2] + spare[2],
      warehouse[at + 3] + spare[3],
      0,
    ),
  );
  add(Math.min(1, stored));
  add(Math.min(stored, wholeRounds(table)));
  add(-outOfReach);
  addOther(lacking);
  addOther(toGrow);
};

/** How many of the shops that wait are looked at one by one. */
const LOOKED_AT = 3;
const looked = new Uint8Array(64);

const shortOf = (box: Box, seen: Survey, shop: number): number => {
  let short = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const { stock } = seen;
    const there = stock[colour] + stock[DRIED * 4 + colour] + stock[ROASTED * 4 + colour];
    short += Math.max(0, missing(box, seen, shop, colour) - there);
  }
  return short;
};

const addShops = (box: Box, seen: Survey): void => {
  let got = 0;
  let waiting = 0;
  let open = 0;
  looked.fill(0, 0, seen.shops);
  for (let i = 0; i < seen.shops; i++) {
    const { value } = box.shops[seen.open[i]];
    if (missingCubes(box, seen, seen.open[i]) === 0) {
      got += value;
      looked[i] = 1;
    } else {
      waiting += value;
      open++;
    }
  }
  add(got);
  add(waiting);
  addOther(open);
  for (let k = 0; k < LOOKED_AT; k++) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < seen.shops; i++) {
      if (looked[i] === 1) continue;
      const shop = seen.open[i];
      const rate = box.shops[shop].value / (1 + missingCubes(box, seen, shop) + 2 * shortOf(box, seen, shop));
      if (rate > most) {
        most = rate;
        best = i;
      }
    }
    if (best < 0) {
      count += 3;
      continue;
    }
    looked[best] = 1;
    const shop = seen.open[best];
    add(box.shops[shop].value);
    add(-missingCubes(box, seen, shop));
    add(-shortOf(box, seen, shop));
  }
};

/** What the shops would bring with so much of the cubes that are to be grown. */
const addForesight = (box: Box, table: Table, seat: Seat, seen: Survey): void => {
  for (let half = 0; half < 3; half++) {
    foresee(table, seat, seen);
    coming[NEW] *= half / 2;
    if (half === 2) {
      add(coming[NEW]);
      add(coming[0] + coming[1] + coming[2] + coming[3]);
    }
    add(expectShops(box, seen, 0));
  }
};

const addExpresso = (box: Box, table: Table, seat: Seat, seen: Survey): void => {
  const { faces } = table.areas[seat];
  let plus = 0;
  for (const face of faces) if (box.square[face] === PLUS) plus++;
  addOther(table.expresso === 'on' ? 1 : 0);
  add(nataPoints(box, table.areas[seat], seen));
  add(plus);
};

/** Writes the numbers of the area that was surveyed. */
export const writeFeatures = (box: Box, table: Table, seat: Seat, seen: Survey): void => {
  count = 0;
  free = RISING;
  features.fill(0);
  countGrow(box, table, seat, seen);
  addWorks(table, seat, seen);
  addStock(table, seat, seen);
  addShops(box, seen);
  addForesight(box, table, seat, seen);
  addExpresso(box, table, seat, seen);
  const rounds = wholeRounds(table);
  const isToPick = table.step !== 'act' && table.step !== 'over' && table.order.indexOf(seat) >= table.turn;
  addOther(rounds);
  addOther((rounds * (rounds - 1)) / 2);
  addOther(isToPick ? 1 : 0);
  addOther(table.players);
};
