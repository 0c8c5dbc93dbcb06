// Where everything lies on the production line, in the units of its drawing.

import { NO_ICON, type Box, type ProductionCard, type Space, type Spot } from '../../games/lata/index.ts';
import { CARD, iconMiddle } from './art/ProductionCard.tsx';

export const PITCH = 120;
export const LINE = { width: 5 * PITCH, height: 240 } as const;
export const TOP = 46;
export const BELT = TOP + CARD.height - 4;

export const cardX = (space: Space): number => space * PITCH + (PITCH - CARD.width) / 2;

/** What a piece that is dropped on a space is told, and which space that was. */
export const dropOn = (space: Space): string => `space ${space}`;
export const spaceIn = (onto: string): Space | undefined => {
  const space = /^space (\d)$/.exec(onto)?.[1];
  return space === undefined ? undefined : Number(space);
};

/** The middle of an icon of a visible card. */
export const iconPlace = (
  box: Box,
  card: ProductionCard,
  spot: Spot,
): { readonly x: number; readonly y: number } => ({
  x: cardX(spot >> 1) + CARD.width / 2,
  y: TOP + iconMiddle(box.icons[card * 2 + 1] !== NO_ICON, (spot & 1) === 1),
});

export const percent = (part: number, of: number): string => `${((part / of) * 100).toFixed(2)}%`;
