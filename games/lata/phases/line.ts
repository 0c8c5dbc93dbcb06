// L-PRD-1 to L-PRD-5, L-GRN-1 to L-GRN-6: where the line stops because there is something to decide.

import type { Seat } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import {
  LINE_END,
  MACKEREL,
  MOST_POINTS,
  NO_ICON,
  NONE,
  OIL,
  OVERTIME,
  RED,
  RELABEL,
  SARDINE,
  SILVER,
  SPACES,
  TOMATO,
  TRADER,
  WHOLESALER,
  YELLOW,
  type Icon,
  type Spot,
} from '../components.ts';
import type { AnyTable } from '../state.ts';

/** The icon at a spot of a seat's line: visible cards only. */
export const iconAt = (box: Box, table: AnyTable, seat: Seat, spot: Spot): Icon => {
  const card = table.tops[seat * SPACES + (spot >> 1)];
  return card === NONE ? NO_ICON : box.icons[card * 2 + (spot & 1)];
};

/** L-PRD-3, L-PRD-4: whether an icon is still to come in the line. Being called on does not use it up. */
const comesLater = (box: Box, table: AnyTable, seat: Seat, spot: Spot, wanted: Icon): boolean => {
  if ((spot & 1) === 0 && iconAt(box, table, seat, spot + 1) === wanted) return true;
  for (let at = seat * SPACES + (spot >> 1) + 1; at < (seat + 1) * SPACES; at++) {
    const card = table.tops[at];
    if (card !== NONE && (box.iconSets[card] & (1 << wanted)) !== 0) return true;
  }
  return false;
};

/** What each resource calls on to be made into which good. */
const PARTNERS = [TOMATO, OIL, SARDINE, MACKEREL] as const;
const TOGETHER = [RED, YELLOW, RED, YELLOW] as const;

export const partnerOf = (icon: Icon): Icon => PARTNERS[icon];

/** The good that a resource makes with its partner. */
export const jointGood = (icon: Icon): number => TOGETHER[icon];

/** Whether the partner of a resource is still to come. */
export const hasPartner = (box: Box, table: AnyTable, seat: Seat, spot: Spot, icon: Icon): boolean =>
  comesLater(box, table, seat, spot, partnerOf(icon));

/** The goods that can be produced at a spot, one bit each, action points aside. */
export const makeableAt = (box: Box, table: AnyTable, seat: Seat, spot: Spot): number => {
  const icon = iconAt(box, table, seat, spot);
  if (icon === NO_ICON || icon > OIL) return 0;
  const alone = icon === SARDINE ? 1 << SILVER : 0;
  return hasPartner(box, table, seat, spot, icon) ? alone | (1 << TOGETHER[icon]) : alone;
};

const cubesHeld = (table: AnyTable, seat: Seat): number =>
  table.goods[seat * 3] + table.goods[seat * 3 + 1] + table.goods[seat * 3 + 2];

const isStop = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  spot: Spot,
  paid: number,
  ordered: number,
): boolean => {
  const icon = iconAt(box, table, seat, spot);
  if (icon === NO_ICON) return false;
  const points = table.points[seat];
  if (icon <= OIL) return points + paid > 0 && (icon === SARDINE || hasPartner(box, table, seat, spot, icon));
  if (icon === TRADER) return cubesHeld(table, seat) >= 2;
  if (icon === RELABEL) return cubesHeld(table, seat) >= 1;
  if (icon === OVERTIME) return table.coins[seat] >= 1 && points < MOST_POINTS;
  return icon === WHOLESALER && table.coins[seat] >= 1 && points + ordered > 0;
};

/** The first spot from here on where there is a choice; the end of the line if there is none. */
export const nextStop = (box: Box, table: AnyTable, seat: Seat, from: Spot): Spot => {
  const here = table.spot;
  for (let spot = from; spot < LINE_END; spot++) {
    // An empty space has no lower icon either.
    if (table.tops[seat * SPACES + (spot >> 1)] === NONE) {
      spot |= 1;
      continue;
    }
    const paid = spot >> 1 === here >> 1 ? table.paid : 0;
    if (isStop(box, table, seat, spot, paid, spot === here ? table.ordered : 0)) return spot;
  }
  return LINE_END;
};
