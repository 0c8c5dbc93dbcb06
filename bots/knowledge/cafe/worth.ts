// What one more square of each kind would be worth in an area.

import {
  BEAN,
  BLANK,
  CUP,
  DRIES,
  DRY,
  EXPRESSO,
  LOTE,
  MOST_ACTIONS,
  NATA,
  NO_SHOP,
  PLUS,
  ROAST,
  ROASTERS,
  SHIP,
  SHOP,
  totalOf,
  type Box,
  type Cubes,
  type Face,
  type Shop,
} from '../../../games/cafe/index.ts';
import { easeOf } from './demand.ts';
import type { Survey, Table } from './survey.ts';
import { beanSize, costOfCube, wholeRounds } from './works.ts';

/** Points of a delivered cube, on average. */
const CUBE = 1.9;
/** What part of the gain of a larger group a square has by itself, and what part for being joined to others. */
const ALONE = 0.3;
const JOINED = 0.55;
/** Points of a bean colour that a shop wants and the area does not grow, and of any that it does not grow. */
const LACKING = 1.2;
const NEW_COLOUR = 0.5;
/** Points of a ship with a match before it: two make cards free. */
const SHIP_POINTS = 0.5;
/** Points that a cube delivered to a shop would have earned elsewhere. */
const ELSEWHERE = 0.6;

/** What squares are worth, as long as the area stays as it was surveyed. */
export interface Worth {
  /** By kind of square, but for beans and shops. */
  readonly square: Float64Array;
  /** By colour. */
  readonly bean: Float64Array;
  /** What it is worth that two squares of a sort lie side by side, by sort. */
  readonly join: Float64Array;
  /** Cubes to come that no shop wants yet. */
  spare: number;
}

const worth: Worth = {
  square: new Float64Array(11),
  bean: new Float64Array(4),
  join: new Float64Array(6),
  spare: 0,
};

export const worthOf = (table: Table, seen: Survey): Worth => {
  const { rules } = table;
  const rounds = wholeRounds(table);
  const bean = beanSize(rules, seen);
  const { bestDry: dry, bestRoast: roast, roasters } = seen;
  const actions = rounds * Math.min(MOST_ACTIONS, Math.max(1, seen.cups));
  const cubes = actions / costOfCube(rules, bean, dry, roast, roasters);
  const gain = (b: number, d: number, r: number, all: number): number =>
    CUBE * (actions / costOfCube(rules, bean + b, dry + d, roast + r, roasters + all) - cubes);
  const moreBeans = gain(1, 0, 0, 0);
  const moreDry = gain(0, 1, 0, 0);
  const moreRoast = gain(0, 0, 1, 1);
  // Later cards will make the works better, so that an action is worth more than it is now.
  const action = CUBE / Math.min(2.6, costOfCube(rules, bean, dry, roast, roasters));
  const { square, join } = worth;
  square[BLANK] = 0;
  square[CUP] = square[EXPRESSO] = seen.cups < MOST_ACTIONS ? action * rounds : 0;
  square[SHIP] = seen.ships < 2 ? (SHIP_POINTS * rounds) / 8 : 0;
  square[DRY] = ALONE * moreDry;
  square[LOTE] = ALONE * moreDry + JOINED * moreRoast;
  square[ROAST] = ALONE * moreRoast;
  square[PLUS] = JOINED * moreBeans + (LACKING * rounds) / 8;
  square[NATA] = 0.5;
  for (let colour = 0; colour < 4; colour++) {
    const lacking = seen.beans[colour] > 0 ? 0 : NEW_COLOUR + (seen.wanted[colour] > 0 ? LACKING : 0);
    worth.bean[colour] = ALONE * moreBeans + (lacking * rounds) / 8;
    join[colour] = JOINED * moreBeans;
  }
  join[DRIES] = JOINED * moreDry;
  join[ROASTERS] = JOINED * moreRoast;
  const wanted = seen.wanted[0] + seen.wanted[1] + seen.wanted[2] + seen.wanted[3];
  // Half of what the works will be: they grow from round to round.
  worth.spare = cubes * 1.3 - 0.8 * wanted;
  return worth;
};

/** What a shop is worth with what it has got. */
export const shopWorth = (box: Box, seen: Survey, { spare }: Worth, shop: Shop, held: Cubes): number => {
  const { value, wants } = box.shops[shop];
  const left = totalOf(wants) - totalOf(held);
  if (left === 0) return value;
  const chance = Math.min(0.9, Math.max(0.08, spare / (left * 2)));
  return chance * Math.max(0, easeOf(box, seen, shop, held) * value - ELSEWHERE * left);
};

/** What a square of a card would be worth by itself. */
export const faceWorth = (box: Box, seen: Survey, now: Worth, face: Face): number => {
  const square = box.square[face];
  if (square === BEAN) return now.bean[box.colour[face]];
  if (square !== SHOP) return now.square[square];
  const shop = box.shop[face];
  return shop === NO_SHOP ? 0 : shopWorth(box, seen, now, shop, 0) / box.shops[shop].size;
};
