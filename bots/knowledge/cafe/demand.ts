// What a cube of a colour is worth when it is delivered, and what is to be expected of all that will be.

import { COLOURS, countOf, totalOf, type Box, type Cubes, type Shop } from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { missing, type Survey, type Table } from './survey.ts';
import { coming, NEW, wholeRounds } from './works.ts';

/** What counts of a shop that wants a colour which the area does not grow: a card may bring it. */
const HARD = 0.45;
/** Points of a cube that finds no shop, with whole rounds to come in each of which a shop may turn up. */
const STRAY = 0.5;
const STRAY_A_ROUND = 0.25;
/** Points of a cube in the warehouse that scores nothing: it can pay for a card, as long as cards are to be had. */
const CHANGE = 0.12;

/** How likely cubes on their way get to their shop. */
const SURE = 0.9;

const counts = [0, 0, 0, 0];

/** C-END-2, and what cubes of the warehouse are good for besides. */
export const warehouseWorth = (y: number, b: number, g: number, r: number, rounds: number): number => {
  const least = Math.min(y, b, g, r);
  const low = Math.min(y, b);
  const lower = Math.min(g, r);
  const second = Math.min(Math.max(low, lower), low < lower ? Math.max(y, b) : Math.max(g, r));
  const spare = Math.min(4, y + b + g + r);
  return 2 * least + second + CHANGE * Math.min(rounds, 4) * spare;
};

/** What the warehouse of a seat is worth with so many more cubes of a colour. */
export const storedWorth = (table: Table, seat: Seat, colour: number, more: number): number => {
  for (let i = 0; i < 4; i++) counts[i] = table.warehouse[seat * 4 + i] + (i === colour ? more : 0);
  return warehouseWorth(counts[0], counts[1], counts[2], counts[3], wholeRounds(table));
};

/** Whether the area can bring a colour: it grows there, or is on its way. */
const isInReach = ({ beans, stock }: Survey, colour: number): boolean =>
  beans[colour] + stock[colour] + stock[4 + colour] + stock[8 + colour] > 0;

export const missingCubes = (box: Box, seen: Survey, shop: Shop): number =>
  totalOf(box.shops[shop].wants) - totalOf(seen.held[shop]);

/** How likely a shop with what it has got gets all its colours, as far as they are to be had. */
export const easeOf = (box: Box, seen: Survey, shop: Shop, held: Cubes): number => {
  let ease = 1;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (countOf(box.shops[shop].wants, colour) > countOf(held, colour) && !isInReach(seen, colour))
      ease *= HARD;
  return ease;
};

/** What the next cube of each colour is worth to the shops; 0 where none wants it. */
export const shopUnits = (box: Box, seen: Survey, into: Float64Array): void => {
  into.fill(0);
  for (let i = 0; i < seen.shops; i++) {
    const shop = seen.open[i];
    const left = missingCubes(box, seen, shop);
    if (left === 0) continue;
    const { value, wants } = box.shops[shop];
    const size = totalOf(wants);
    // The nearer a shop is to all it wants, the more each cube counts.
    const unit =
      (easeOf(box, seen, shop, seen.held[shop]) * value * (1 + (0.5 * (size - left)) / size)) / size;
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (missing(box, seen, shop, colour) > 0) into[colour] = Math.max(into[colour], unit);
  }
};

const taken = new Uint8Array(64);

/** Cubes of an unsupplied shop that are on their way to it, and the others, which would have to be new. */
const shortOf = (box: Box, seen: Survey, shop: Shop): number => {
  let short = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    short += Math.max(0, missing(box, seen, shop, colour) - coming[colour]);
  return short;
};

const serve = (box: Box, seen: Survey, shop: Shop, short: number): void => {
  for (let colour = 0; colour < COLOURS.length; colour++)
    coming[colour] = Math.max(0, coming[colour] - missing(box, seen, shop, colour));
  coming[NEW] = Math.max(0, coming[NEW] - short);
};

/** How likely a shop is supplied that lacks so many cubes besides those on their way. */
const chanceOf = (box: Box, seen: Survey, shop: Shop, short: number): number => {
  if (short === 0) return SURE;
  if (coming[NEW] === 0) return 0;
  const share = Math.min(1, coming[NEW] / short);
  return SURE * easeOf(box, seen, shop, seen.held[shop]) * share * share;
};

/** Points of the shops that are supplied, and of those that the cubes to come will supply. Uses those cubes up. */
export const expectShops = (box: Box, seen: Survey, rounds: number): number => {
  let points = 0;
  for (let i = 0; i < seen.shops; i++) {
    const isSupplied = missingCubes(box, seen, seen.open[i]) === 0;
    taken[i] = isSupplied ? 1 : 0;
    if (isSupplied) points += box.shops[seen.open[i]].value;
  }
  for (;;) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < seen.shops; i++) {
      if (taken[i] === 1) continue;
      const shop = seen.open[i];
      const short = shortOf(box, seen, shop);
      const rate = (chanceOf(box, seen, shop, short) * box.shops[shop].value) / (1 + short);
      if (rate > most) {
        most = rate;
        best = i;
      }
    }
    if (best < 0) break;
    taken[best] = 1;
    const shop = seen.open[best];
    const short = shortOf(box, seen, shop);
    points += chanceOf(box, seen, shop, short) * box.shops[shop].value;
    serve(box, seen, shop, short);
  }
  const stray = coming[0] + coming[1] + coming[2] + coming[3] + coming[NEW];
  return points + stray * (STRAY + STRAY_A_ROUND * rounds);
};
