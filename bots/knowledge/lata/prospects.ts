// What each seat can expect in the end.

import {
  holdingsOf,
  listCards,
  measure,
  MEASURES,
  MOST_POINTS,
  seatToPlay,
  SPACES,
  type Box,
  type Step,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { expectedPoints, vigour } from './growth.ts';
import { purchasesLeft, turnsLeft, type Reader, type Table } from './interest.ts';
import { workingCards } from './line.ts';
import type { Shift } from './produce.ts';
import { giveUpCost, purseWorth } from './purse.ts';
import type { Trade } from './sales.ts';

/** What the scoring cards still to be bought bring, beyond what coins and holdings count for, by their number. */
const PURCHASES = [0, -6, -6.6, -6.9, -6.6, -5.8, -1.9];
/** What the coins still to be earned bring, by the turns left; the last ones are spent for less than they count for. */
const INCOME = [0, -0.6, 3.6, 7.8, 11.5, 13.8, 14.8];
/** What a cube in salt is worth before the next turn. */
const CUBE = 0.7;

/** How much better a plan looks than what others leave of it. */
const OPTIMISM = 1.5;

/** Steps at which action points may have been given up already, and nothing has been made of them yet. */
const BEFORE: ReadonlySet<Step> = new Set<Step>(['raise', 'keep', 'take', 'place']);

const isPhaseC = (table: Table): boolean => table.step === 'produce' || table.step === 'sell';

/** Whether a seat's line stands for this round, and its turn of phase C is not over. */
const hasPlan = (table: Table, seat: Seat): boolean => {
  const place = table.order.indexOf(seat);
  return isPhaseC(table)
    ? place >= table.turn
    : (table.step === 'take' || table.step === 'place') && place < table.turn;
};

/** Writes what each seat can expect. */
export const prospectsOf = (
  box: Box,
  reader: Reader,
  trade: Trade,
  shift: Shift,
): ((table: Table, into: Float64Array) => void) => {
  /** What the running turn of phase C, or the one that follows in this round, brings beyond the coins in hand. */
  const turnGain = (table: Table, seat: Seat, purchases: number): number => {
    const interest = reader.read(table, seat);
    trade.survey(table, seat, interest);
    const isRunning = isPhaseC(table) && seatToPlay(table) === seat;
    shift.survey(table, seat, isRunning ? table.spot : 0);
    return shift.potential() - purseWorth(interest, table.coins[seat], purchases) - OPTIMISM;
  };

  const prospect = (table: Table, seat: Seat): number => {
    const turns = turnsLeft(table, seat);
    const purchases = purchasesLeft(table, seat);
    // A turn of phase C that can be planned is; the others are guessed.
    const isPlanned = hasPlan(table, seat);
    const rounds = isPlanned ? turns - 1 : turns;
    const held = holdingsOf(box, table, seat);
    const costs = box.costs[table.scenario];
    const strength = rounds === 0 ? 1 : vigour(box, table, seat);
    let points = expectedPoints(held, costs, box.starts[table.scenario], rounds, strength);
    for (const card of listCards(table.bought, seat * 2))
      points += expectedPoints(held, costs, box.scoring[card].terms, rounds, strength);
    if (purchases === 0) return points;
    // What a seat has is worth something to the cards that it may still buy.
    const future = reader.future(table, seat);
    for (let i = 0; i < future.length; i++)
      if (future[i] > 0) points += future[i] * measure(held, costs, MEASURES[i]);
    points += PURCHASES[purchases] + INCOME[rounds] + purseWorth(reader.none, table.coins[seat], purchases);
    if (isPlanned) return points + turnGain(table, seat, purchases);
    if (turns === 0) return points;
    const at = seat * 3;
    points += CUBE * (table.goods[at] + table.goods[at + 1] + table.goods[at + 2]);
    const isBefore = BEFORE.has(table.step);
    if (!isBefore) return points;
    return (
      points - giveUpCost(MOST_POINTS - table.points[seat], workingCards(box, table.tops, seat * SPACES))
    );
  };

  return (table, into) => {
    for (let seat = 0; seat < table.players; seat++) into[seat] = prospect(table, seat);
  };
};
