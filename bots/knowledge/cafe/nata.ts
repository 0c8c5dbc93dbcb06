// C-EXP-4

import { indexOf, NATA, NEIGHBOURS, NO_SHOP, type Area, type Box } from '../../../games/cafe/index.ts';
import { missingCubes } from './demand.ts';
import type { Survey } from './survey.ts';

const POINTS = 2;

const isSupplied = (box: Box, seen: Survey, shop: number): boolean => {
  for (let i = 0; i < seen.shops; i++) if (seen.open[i] === shop) return missingCubes(box, seen, shop) === 0;
  return false;
};

/** Points of Nata squares beside shops that are supplied. */
export const nataPoints = (box: Box, area: Area, seen: Survey): number => {
  let points = 0;
  for (let i = 0; i < area.cells.length; i++) {
    if (box.square[area.faces[i]] !== NATA) continue;
    const counted: number[] = [];
    for (let side = 0; side < 4; side++) {
      const next = indexOf(area, NEIGHBOURS[area.cells[i] * 4 + side]);
      const shop = next < 0 ? NO_SHOP : box.shop[area.faces[next]];
      if (shop === NO_SHOP || counted.includes(shop) || !isSupplied(box, seen, shop)) continue;
      counted.push(shop);
      points += POINTS;
    }
  }
  return points;
};
