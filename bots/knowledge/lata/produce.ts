// Phase C, production: a move is worth what can be sold after it, with or without the rest of the line.

import {
  MACKEREL,
  MOST_POINTS,
  NO_ICON,
  NONE,
  OIL,
  RED,
  SARDINE,
  SILVER,
  SPACES,
  TOMATO,
  YELLOW,
  type Box,
  type Lata,
  type Spot,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import type { Table } from './interest.ts';
import type { Trade } from './sales.ts';

/** Action points to keep for sales while the rest of the line runs. */
const KEPT_FOR_SALES = 3;

const PARTNERS = [TOMATO, OIL, SARDINE, MACKEREL];
const JOINT = [RED, YELLOW, RED, YELLOW];

export interface Shift {
  /** Looks at what the line can still make for a seat from a spot on. */
  readonly survey: (table: Table, seat: Seat, from: Spot) => void;
  /** What a move of production is worth. To reveal markets can wait until the line has run. */
  readonly worth: (move: Lata['Move']) => number;
  /** What the whole turn can still bring, coins in hand included. */
  readonly potential: () => number;
}

export const shiftOf = (box: Box, { plan }: Trade): Shift => {
  let table: Table | undefined;
  let seat = 0;
  /** By later card of the line: the cubes it makes, three numbers each. */
  const rest = new Int8Array(SPACES * 3);
  let cards = 0;
  /** Whether the first of them has been paid for already, if it makes anything more. */
  let isRunning = false;
  const goods = [0, 0, 0];

  /** What an icon makes with those that come later: two goods at most are in question, and silver is the last resort. */
  const cubeOf = (icon: number, later: number): number => {
    if (icon === NO_ICON || icon > OIL) return NONE;
    if ((later & (1 << PARTNERS[icon])) !== 0) return JOINT[icon];
    return icon === SARDINE ? SILVER : NONE;
  };

  const survey: Shift['survey'] = (now, whose, from) => {
    table = now;
    seat = whose;
    rest.fill(0);
    cards = 0;
    isRunning = false;
    let later = 0;
    for (let space = SPACES - 1; space >= from >> 1; space--) {
      const card = now.tops[seat * SPACES + space];
      if (card === NONE) continue;
      const lower = cubeOf(box.icons[card * 2 + 1], later);
      if (box.icons[card * 2 + 1] !== NO_ICON) later |= 1 << box.icons[card * 2 + 1];
      const upper = cubeOf(box.icons[card * 2], later);
      later |= 1 << box.icons[card * 2];
      const hasUpper = space * 2 >= from && upper !== NONE;
      const hasLower = space * 2 + 1 >= from && lower !== NONE;
      if (!hasUpper && !hasLower) continue;
      if (hasUpper) rest[cards * 3 + upper]++;
      if (hasLower) rest[cards * 3 + lower]++;
      isRunning = space === now.spot >> 1;
      cards++;
    }
  };

  /** What can be made of these cubes, action points and coins: sold at once, or after the rest of the line. */
  const outcome = (points: number, coins: number, isPaid: boolean): number => {
    const [silver, red, yellow] = goods;
    const now = plan(silver, red, yellow, points, coins).worth;
    let [s, r, y, left] = [silver, red, yellow, points];
    for (let card = cards - 1; card >= 0; card--) {
      const cost = card === cards - 1 && isRunning && isPaid ? 0 : 1;
      if (left - cost < KEPT_FOR_SALES && cost > 0) continue;
      left -= cost;
      s += rest[card * 3];
      r += rest[card * 3 + 1];
      y += rest[card * 3 + 2];
    }
    return left === points && s + r + y === silver + red + yellow
      ? now
      : Math.max(now, plan(s, r, y, left, coins).worth);
  };

  const worth: Shift['worth'] = move => {
    if (table === undefined || move.kind === 'reveal' || move.kind === 'replace') return -1;
    for (let good = SILVER; good <= YELLOW; good++) goods[good] = table.goods[seat * 3 + good];
    const points = table.points[seat];
    const coins = table.coins[seat];
    const isPaid = table.paid === 1;
    if (move.kind === 'make') {
      goods[move.good]++;
      return outcome(points - (isPaid ? 0 : 1), coins, true);
    }
    if (move.kind === 'relabel') {
      goods[move.from]--;
      goods[move.to]++;
    } else if (move.kind === 'trade') {
      goods[move.first]--;
      goods[move.second]--;
      return outcome(points, coins + 1, isPaid);
    } else if (move.kind === 'overtime') return outcome(Math.min(MOST_POINTS, points + 2), coins - 1, isPaid);
    else if (move.kind === 'order') {
      goods[move.good]++;
      return outcome(points - (table.ordered === 1 ? 0 : 1), coins - 1, isPaid);
    } else if (move.kind === 'stop') return plan(goods[0], goods[1], goods[2], points, coins).worth;
    return outcome(points, coins, isPaid);
  };

  const potential: Shift['potential'] = () => {
    if (table === undefined) return 0;
    for (let good = SILVER; good <= YELLOW; good++) goods[good] = table.goods[seat * 3 + good];
    return outcome(table.points[seat], table.coins[seat], table.paid === 1);
  };

  return { survey, worth, potential };
};
