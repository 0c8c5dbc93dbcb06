// L-END-1 to L-END-3, L-SCO-1 to L-SCO-32: what scoring cards are worth.

import { scoreOf, type Score, type Seat } from '../kernel/index.ts';
import { listCards } from './cards.ts';
import type { Box } from './box.ts';
import {
  AUSTRALIA,
  CHILE,
  FRANCE,
  MACKEREL,
  OIL,
  PORTUGAL,
  RED,
  SARDINE,
  SILVER,
  TOMATO,
  USA,
  YELLOW,
  type Scenario,
  type ScoringCard,
} from './components.ts';
import { allColours, holdingsOf, setsOf, type Holdings } from './holdings.ts';
import type { Measure, Term } from './measures.ts';
import type { AnyTable } from './state.ts';

/** Points of one scoring card, or of the one that everybody starts with. */
export type LataPart =
  | { readonly kind: 'start'; readonly scenario: Scenario; readonly points: number }
  | { readonly kind: 'card'; readonly card: ScoringCard; readonly points: number };

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Cards in the spaces that cost so much to place on. */
const inSpaces = (held: Holdings, costs: readonly number[], counts: (cost: number) => boolean): number =>
  sum(held.spaces.filter((_, space) => counts(costs[space])));

const ENOUGH = 4;

const MEASURED: Readonly<Record<Measure, (held: Holdings, costs: readonly number[]) => number>> = {
  card: () => 1,
  brown: held => held.cards.brown,
  yellow: held => held.cards.yellow,
  'visible-brown': held => held.visible.brown,
  'visible-blue': held => held.visible.blue,
  'visible-yellow': held => held.visible.yellow,
  'visible-green': held => held.visible.green,
  'colour-set': held => setsOf(allColours(held.cards)),
  sardine: held => held.icons[SARDINE],
  mackerel: held => held.icons[MACKEREL],
  oil: held => held.icons[OIL],
  tomato: held => held.icons[TOMATO],
  'visible-tomato': held => held.visibleIcons[TOMATO],
  'silver-cube': held => held.cubeIcons[SILVER],
  'red-cube': held => held.cubeIcons[RED],
  'yellow-cube': held => held.cubeIcons[YELLOW],
  flag: held => sum(held.flags),
  // L-END-3: three flags of a nation are one pair.
  'nation-pair': held => sum(held.flags.map(count => count >> 1)),
  'near-flag': held => held.flags[PORTUGAL] + held.flags[FRANCE],
  'overseas-set': held => setsOf([held.flags[USA], held.flags[AUSTRALIA], held.flags[CHILE]]),
  'printed-point': held => sum(held.markets.map((count, cost) => count * cost)),
  'market-1': held => held.markets[1],
  'market-2': held => held.markets[2],
  'market-3': held => held.markets[3],
  'tallest-space': held => Math.max(...held.spaces),
  'free-space': (held, costs) => inSpaces(held, costs, cost => cost === 0),
  'paid-space': (held, costs) => inSpaces(held, costs, cost => cost === 1 || cost === 2),
  'dear-space': (held, costs) => inSpaces(held, costs, cost => cost === 2),
  discarded: held => held.discarded,
  'discarded-tinplate': held => held.discardedTinplates,
  coin: held => held.coins,
  'four-coins': held => (held.coins >= ENOUGH ? 1 : 0),
  'four-points': held => (held.points >= ENOUGH ? 1 : 0),
  good: held => held.goodsMade,
};

/** How much a seat has of what a scoring card counts, where the spaces of the line cost so much. */
export const measure = (held: Holdings, costs: readonly number[], of: Measure): number =>
  MEASURED[of](held, costs);

const pointsFor = (held: Holdings, costs: readonly number[], terms: readonly Term[]): number =>
  sum(terms.map(({ points, every, of }) => points * Math.floor(measure(held, costs, of) / every)));

/** What a scoring card would be worth to a seat if the match ended now, whether or not the seat has it. */
export const worthNow = (box: Box, table: AnyTable, seat: Seat, card: ScoringCard): number =>
  pointsFor(holdingsOf(box, table, seat), box.costs[table.scenario], box.scoring[card].terms);

const scoreSeat = (box: Box, table: AnyTable, seat: Seat): Score<LataPart> => {
  const { scenario } = table;
  const held = holdingsOf(box, table, seat);
  const costs = box.costs[scenario];
  return scoreOf<LataPart>([
    { kind: 'start', scenario, points: pointsFor(held, costs, box.starts[scenario]) },
    ...listCards(table.bought, seat * 2).map((card): LataPart => ({
      kind: 'card',
      card,
      points: pointsFor(held, costs, box.scoring[card].terms),
    })),
  ]);
};

export const scores = (box: Box, table: AnyTable): readonly Score<LataPart>[] =>
  Array.from({ length: table.players }, (_, seat) => scoreSeat(box, table, seat));

export const RATINGS = ['regular', 'cooking-oil', 'olive-oil', 'gourmet', 'own-factory'] as const;
export type Rating = (typeof RATINGS)[number];

/** L-SOL-9: 0–15, 16–30, 31–45, 46–60, 61 and more. */
export const ratingOf = (points: number): Rating =>
  RATINGS[Math.min(RATINGS.length - 1, Math.max(0, Math.ceil(points / 15) - 1))];
