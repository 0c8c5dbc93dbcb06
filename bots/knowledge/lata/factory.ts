// Phase B: what production cards are worth, and where.

import {
  COLOURS,
  FACTORY_CARDS,
  MACKEREL,
  NO_ICON,
  NONE,
  OIL,
  SARDINE,
  SPACES,
  spaceOf,
  TOMATO,
  type Box,
  type Icon,
  type ProductionCard,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { indexOf, purchasesLeft, turnsLeft, type Interest, type Table } from './interest.ts';
import { lineWorth } from './line.ts';
import { purseWorth } from './purse.ts';

/** How much a round further off counts: lines are built over, and markets change. */
const FURTHER = 0.75;

const COLOUR_MEASURES = { blue: -1, brown: indexOf('brown'), yellow: indexOf('yellow'), green: -1 } as const;
const VISIBLE_MEASURES = {
  blue: indexOf('visible-blue'),
  brown: indexOf('visible-brown'),
  yellow: indexOf('visible-yellow'),
  green: indexOf('visible-green'),
} as const;
const ICON_MEASURES: Readonly<Record<Icon, number>> = {
  [SARDINE]: indexOf('sardine'),
  [MACKEREL]: indexOf('mackerel'),
  [TOMATO]: indexOf('tomato'),
  [OIL]: indexOf('oil'),
};
const VISIBLE_TOMATO = indexOf('visible-tomato');
const COLOUR_SET = indexOf('colour-set');
const [TALLEST, FREE, PAID, DEAR] = [
  indexOf('tallest-space'),
  indexOf('free-space'),
  indexOf('paid-space'),
  indexOf('dear-space'),
];
/** What a card on a space that is not the fullest may do to become it. */
const CATCH_UP = 0.3;

export interface Site {
  /** Looks at a seat's factory; what follows is about it. */
  readonly survey: (table: Table, seat: Seat, interest: Interest) => void;
  /** What it is worth to place a card on a space, and after it another one on the best other space. */
  readonly place: (card: ProductionCard, space: number, next: ProductionCard) => number;
  /** What it is worth to have one or two cards to place. */
  readonly take: (first: ProductionCard, second: ProductionCard) => number;
  /** What it is worth to discard a card, and to place another one if there is one, on the scale of places. */
  readonly discard: (card: ProductionCard, next: ProductionCard) => number;
}

export const siteOf = (box: Box): Site => {
  const line = new Int8Array(SPACES);
  const heights = new Int8Array(SPACES);
  const colours = new Int8Array(COLOURS.length);
  /** By space: what a card there is worth for being there, less what it costs. */
  const spaces = new Float64Array(SPACES);
  let interest: Interest = new Float64Array(0);
  let ahead = 0;
  let coins = 0;
  let costs: readonly number[] = [];

  const seen = (card: ProductionCard): number => {
    let worth = interest[VISIBLE_MEASURES[box.colours[card]]];
    if (box.icons[card * 2] === TOMATO) worth += interest[VISIBLE_TOMATO];
    if (box.icons[card * 2 + 1] === TOMATO) worth += interest[VISIBLE_TOMATO];
    return worth;
  };

  const owned = (card: ProductionCard): number => {
    const colour = COLOUR_MEASURES[box.colours[card]];
    let worth = colour < 0 ? 0 : interest[colour];
    for (let at = card * 2; at < card * 2 + 2; at++) {
      const icon = box.icons[at];
      if (icon !== NO_ICON && icon <= OIL) worth += interest[ICON_MEASURES[icon]];
    }
    const own = colours[COLOURS.indexOf(box.colours[card])];
    let fewer = 0;
    for (let i = 0; i < colours.length; i++) if (colours[i] <= own) fewer++;
    // The colour that is rarest completes the next set.
    return worth + (interest[COLOUR_SET] * (5 - fewer)) / 8;
  };

  const lineNow = (): number => ahead * lineWorth(box, line);

  /** What is seen more with a card on a space, and of what it covers less. */
  const uncovered = (card: ProductionCard, space: number): number =>
    seen(card) - (line[space] === NONE ? 0 : seen(line[space]));

  const survey: Site['survey'] = (table, seat, wanted) => {
    interest = wanted;
    costs = box.costs[table.scenario];
    coins = table.coins[seat];
    ahead = 1 + FURTHER * (turnsLeft(table, seat) - 1);
    heights.fill(0);
    colours.fill(0);
    for (let space = 0; space < SPACES; space++) line[space] = table.tops[seat * SPACES + space];
    for (let i = 0; i < FACTORY_CARDS; i++) {
      const placed = table.factories[seat * FACTORY_CARDS + i];
      if (placed === NONE) break;
      heights[spaceOf(placed)]++;
      colours[COLOURS.indexOf(box.colours[placed >> 3])]++;
    }
    let fullest = 0;
    for (let space = 0; space < SPACES; space++) fullest = Math.max(fullest, heights[space]);
    const purchases = purchasesLeft(table, seat);
    const purse = purseWorth(interest, coins, purchases);
    for (let space = 0; space < SPACES; space++) {
      const cost = costs[space];
      spaces[space] =
        cost > coins
          ? -Infinity
          : purseWorth(interest, coins - cost, purchases) -
            purse +
            interest[TALLEST] * (heights[space] === fullest ? 1 : CATCH_UP / (fullest - heights[space])) +
            (cost === 0 ? interest[FREE] : 0) +
            (cost > 0 ? interest[PAID] : 0) +
            (cost === 2 ? interest[DEAR] : 0);
    }
    if (table.usedSpace !== NONE) spaces[table.usedSpace] = -Infinity;
  };

  /** The best that a card can do on any space but one. */
  const bestSpace = (card: ProductionCard, taken: number, paid: number): number => {
    let best = -Infinity;
    for (let space = 0; space < SPACES; space++) {
      if (space === taken || costs[space] + paid > coins || spaces[space] === -Infinity) continue;
      const covered = line[space];
      const gain = spaces[space] + uncovered(card, space);
      line[space] = card;
      best = Math.max(best, gain + lineNow());
      line[space] = covered;
    }
    return best;
  };

  const place: Site['place'] = (card, space, next) => {
    const covered = line[space];
    const gain = spaces[space] + uncovered(card, space);
    line[space] = card;
    const worth = gain + (next === NONE ? lineNow() : bestSpace(next, space, costs[space]));
    line[space] = covered;
    return worth;
  };

  const take: Site['take'] = (first, second) => {
    let best = -Infinity;
    for (let space = 0; space < SPACES; space++)
      if (spaces[space] !== -Infinity) best = Math.max(best, place(first, space, second));
    return best + owned(first) + (second === NONE ? 0 : owned(second));
  };

  const discard: Site['discard'] = (card, next) =>
    (next === NONE ? lineNow() : bestSpace(next, NONE, 0)) - owned(card);

  return { survey, place, take, discard };
};
