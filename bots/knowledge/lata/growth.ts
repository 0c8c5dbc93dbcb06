// What a seat will have of everything that scoring cards count.

import {
  measure,
  MEASURES,
  SPACES,
  type Box,
  type Holdings,
  type Measure,
  type Term,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import type { Table } from './interest.ts';
import { lineWorth } from './line.ts';

/** How much a round adds to each measure; what markets bring is for a line of middling worth. */
const GROWTH: Readonly<Record<Measure, number>> = {
  card: 0,
  brown: 0.45,
  yellow: 0.27,
  'visible-brown': 0.25,
  'visible-blue': 0.08,
  'visible-yellow': 0.15,
  'visible-green': 0.1,
  'colour-set': 0.15,
  sardine: 0.75,
  mackerel: 0.4,
  oil: 0.55,
  tomato: 0.42,
  'visible-tomato': 0.3,
  'silver-cube': 1.1,
  'red-cube': 0.8,
  'yellow-cube': 0.75,
  flag: 1.45,
  'nation-pair': 0.52,
  'near-flag': 0.56,
  'overseas-set': 0.17,
  'printed-point': 1.95,
  'market-1': 0.45,
  'market-2': 0.37,
  'market-3': 0.25,
  'tallest-space': 0.58,
  'free-space': 0.87,
  'paid-space': 0.55,
  'dear-space': 0.3,
  discarded: 1.3,
  'discarded-tinplate': 0.2,
  coin: 0.9,
  'four-coins': 0,
  'four-points': 0,
  good: 3,
};

/** Measures that grow with what the line makes. */
const SOLD: ReadonlySet<Measure> = new Set<Measure>([
  'silver-cube',
  'red-cube',
  'yellow-cube',
  'flag',
  'nation-pair',
  'near-flag',
  'overseas-set',
  'printed-point',
  'market-1',
  'market-2',
  'market-3',
  'coin',
  'good',
]);

/** What the line of a middling factory makes, by round. */
const MIDDLING = [2.4, 4, 5.2, 6, 6.5, 6.8];
/** How much faster a measure grows for somebody who is paid for it. */
const STEERED = 1.35;
/** How much of what a seat will sell depends on the line that it has now. */
const DEPENDS = 0.5;
/** How likely whoever has the card also keeps four coins or action points in the end. */
const KEEPS_FOUR = 0.75;

/** How much a seat will sell beside a middling one. */
export const vigour = (box: Box, table: Table, seat: Seat): number => {
  const isBuilt = table.step === 'produce' || table.step === 'sell' || table.step === 'buy';
  const middling = table.round + (isBuilt ? 0 : -1) < 0 ? 1 : MIDDLING[table.round - (isBuilt ? 0 : 1)];
  return 1 - DEPENDS + (DEPENDS * lineWorth(box, table.tops, seat * SPACES)) / middling;
};

const RATES = Float64Array.from(MEASURES, of => STEERED * GROWTH[of]);
const IS_SOLD = MEASURES.map(of => SOLD.has(of));

/** The points of a scoring card in the end, for a seat with these holdings and so many rounds to come. */
export const expectedPoints = (
  held: Holdings,
  costs: readonly number[],
  terms: readonly Term[],
  rounds: number,
  strength: number,
): number => {
  let points = 0;
  for (const term of terms) {
    const now = measure(held, costs, term.of);
    if (rounds === 0) points += term.points * Math.floor(now / term.every);
    else if (term.of === 'four-coins' || term.of === 'four-points') points += term.points * KEEPS_FOUR;
    else {
      const i = MEASURES.indexOf(term.of);
      const then = now + rounds * RATES[i] * (IS_SOLD[i] ? strength : 1);
      points += (term.points * Math.max(now, then - (term.every - 1) / 2)) / term.every;
    }
  }
  return points;
};
