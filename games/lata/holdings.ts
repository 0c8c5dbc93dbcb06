// What a seat has that scoring cards may count.

import type { Seat } from '../kernel/index.ts';
import { listCards } from './cards.ts';
import type { Box } from './box.ts';
import {
  cardOf,
  COLOURS,
  countCubes,
  FACTORY_CARDS,
  ICONS,
  NATIONS,
  NO_ICON,
  NONE,
  SPACES,
  spaceOf,
  TINPLATE,
  type Colour,
} from './components.ts';
import type { AnyTable } from './state.ts';

export interface Holdings {
  /** Cards in the factory by colour, covered ones included, and the visible ones alone. */
  readonly cards: Record<Colour, number>;
  readonly visible: Record<Colour, number>;
  /** Icons in the factory, covered ones included, and the visible ones alone. */
  readonly icons: number[];
  readonly visibleIcons: number[];
  /** Cards by space. */
  readonly spaces: number[];
  readonly flags: number[];
  /** Own market cards by cost in action points; the first entry stays empty. */
  readonly markets: number[];
  readonly cubeIcons: number[];
  readonly discarded: number;
  readonly discardedTinplates: number;
  readonly coins: number;
  readonly points: number;
  /** L-SOL-7: cubes on own market cards, in salt, and on unfinished market cards. */
  readonly goodsMade: number;
}

const byColour = (): Record<Colour, number> => ({ blue: 0, brown: 0, yellow: 0, green: 0 });

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const countFactory = (box: Box, table: AnyTable, seat: Seat, into: Holdings): void => {
  const addIcons = (icons: number[], card: number): void => {
    for (let at = card * 2; at < card * 2 + 2; at++) if (box.icons[at] !== NO_ICON) icons[box.icons[at]] += 1;
  };
  for (let i = 0; i < FACTORY_CARDS; i++) {
    const placed = table.factories[seat * FACTORY_CARDS + i];
    if (placed === NONE) break;
    into.spaces[spaceOf(placed)] += 1;
    into.cards[box.colours[cardOf(placed)]] += 1;
    addIcons(into.icons, cardOf(placed));
  }
  for (let space = 0; space < SPACES; space++) {
    const card = table.tops[seat * SPACES + space];
    if (card === NONE) continue;
    into.visible[box.colours[card]] += 1;
    addIcons(into.visibleIcons, card);
  }
};

const countMarkets = (box: Box, table: AnyTable, seat: Seat, into: Holdings): void => {
  for (const card of listCards(table.won, seat * 2)) {
    const { cost, silver, red, yellow, flags } = box.markets[card];
    into.markets[cost] += 1;
    into.cubeIcons[0] += silver;
    into.cubeIcons[1] += red;
    into.cubeIcons[2] += yellow;
    for (const nation of flags) into.flags[nation] += 1;
  }
};

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

export const holdingsOf = (box: Box, table: AnyTable, seat: Seat): Holdings => {
  const discard = listCards(table.discard, 0);
  const held: Holdings = {
    cards: byColour(),
    visible: byColour(),
    icons: zeros(ICONS.length),
    visibleIcons: zeros(ICONS.length),
    spaces: zeros(SPACES),
    flags: zeros(NATIONS.length),
    markets: zeros(4),
    cubeIcons: zeros(3),
    discarded: discard.length,
    discardedTinplates: discard.filter(
      card => box.icons[card * 2] === TINPLATE || box.icons[card * 2 + 1] === TINPLATE,
    ).length,
    coins: table.coins[seat],
    points: table.points[seat],
    goodsMade: 0,
  };
  countFactory(box, table, seat, held);
  countMarkets(box, table, seat, held);
  const inSalt = sum(table.goods.slice(seat * 3, seat * 3 + 3));
  const goodsMade = sum(held.cubeIcons) + inSalt + sum(table.filled.map(countCubes));
  return { ...held, goodsMade };
};

/** How many sets there are of one of each. */
export const setsOf = (counts: readonly number[]): number => Math.min(...counts);

export const allColours = (cards: Readonly<Record<Colour, number>>): readonly number[] =>
  COLOURS.map(colour => cards[colour]);
