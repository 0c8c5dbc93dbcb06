// What a seat's scoring cards make of everything that can be counted.

import {
  listCards,
  MEASURES,
  ROUNDS,
  type Box,
  type Lata,
  type Measure,
  type Term,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';

export type Table = Lata['State'] | Lata['View'];

/** How much a scoring card on display counts that nobody has bought yet. */
const OFFERED = 0.2;
/** How much a scoring card counts that has not been seen yet, for each purchase that is left. */
const UNSEEN = 0.025;

/** Points for one more of each measure, by its place in MEASURES. */
export type Interest = Float64Array;

export const indexOf = (measure: Measure): number => MEASURES.indexOf(measure);

const FIXED: readonly Measure[] = ['card', 'four-coins', 'four-points'];

/** How many turns of phase C a seat still has, the running one included. */
export const turnsLeft = (table: Table, seat: Seat): number => {
  if (table.step === 'over') return 0;
  const place = table.order.indexOf(seat);
  const isDone =
    table.step === 'buy' || ((table.step === 'produce' || table.step === 'sell') && place < table.turn);
  return ROUNDS - table.round - (isDone ? 1 : 0);
};

/** How many scoring cards a seat can still buy, the running purchase included. */
export const purchasesLeft = (table: Table, seat: Seat): number => {
  if (table.step === 'over') return 0;
  const isDone = table.step === 'buy' && table.order.indexOf(seat) < table.turn;
  return ROUNDS - table.round - (isDone ? 1 : 0);
};

export interface Reader {
  readonly read: (table: Table, seat: Seat) => Interest;
  /** The interest in cards that are not bought yet alone. */
  readonly future: (table: Table, seat: Seat) => Interest;
  /** The interest of somebody who counts nothing. */
  readonly none: Interest;
}

/** Reads what one more of each measure is worth; what it gives is overwritten by the next reading. */
export const readerOf = (box: Box): Reader => {
  const flat = (terms: readonly Term[], share = 1): Interest => {
    const rates = new Float64Array(MEASURES.length);
    for (const { points, every, of } of terms) rates[indexOf(of)] += (share * points) / every;
    return rates;
  };
  const cards = box.scoring.map(({ terms }) =>
    terms.map(({ points, every, of }) => ({ at: indexOf(of), rate: points / every })),
  );
  const unseen = flat(
    box.scoring.flatMap(({ terms }) => terms).filter(({ of }) => !FIXED.includes(of)),
    UNSEEN,
  );
  const starts = {
    setubal: flat(box.starts.setubal),
    portimao: flat(box.starts.portimao),
    aveiro: flat(box.starts.aveiro),
    matosinhos: flat(box.starts.matosinhos),
  };
  const interest = new Float64Array(MEASURES.length);
  const addCard = (card: number, share: number): void => {
    for (const { at, rate } of cards[card]) interest[at] += share * rate;
  };
  const addFuture = (table: Table, seat: Seat): Interest => {
    const purchases = purchasesLeft(table, seat);
    if (purchases > 0) {
      for (let i = 0; i < unseen.length; i++) interest[i] += purchases * unseen[i];
      for (const card of table.offers) addCard(card, OFFERED);
    }
    return interest;
  };
  return {
    none: new Float64Array(MEASURES.length),
    future: (table, seat) => {
      interest.fill(0);
      addFuture(table, seat);
      for (const of of FIXED) interest[indexOf(of)] = 0;
      return interest;
    },
    read: (table, seat) => {
      interest.set(starts[table.scenario]);
      for (const card of listCards(table.bought, seat * 2)) addCard(card, 1);
      return addFuture(table, seat);
    },
  };
};
