// How turns of phase C follow one another: the line runs from stop to stop, then sales, then the next player.

import type { Chance, Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { LINE_END, RED, SILVER, YELLOW, type Spot } from '../components.ts';
import type { Event } from '../events.ts';
import { isSolo, seatToPlay, type AnyTable } from '../state.ts';
import { canReplace, canRevealMarket, canSell } from './able.ts';
import { beginBuying } from './buy.ts';
import { nextStop } from './line.ts';
import { topUpMarket } from './round.ts';

/** L-SEL-5, L-SOL-7: silver goes to salt, red and yellow only in Aveiro. */
const clearGoods = (table: AnyTable, tell?: Tell<Event>): void => {
  const keepsAll = isSolo(table) && table.scenario === 'aveiro';
  for (let seat = 0; seat < table.players; seat++) {
    const at = seat * 3;
    const [red, yellow] = [table.goods[at + RED], table.goods[at + YELLOW]];
    if (!keepsAll && red + yellow > 0) {
      table.goods[at + RED] = 0;
      table.goods[at + YELLOW] = 0;
      tell?.({ kind: 'lost', seat, red, yellow });
    }
    let salted = false;
    for (let good = SILVER; good <= YELLOW; good++) {
      salted ||= table.salt[at + good] < table.goods[at + good];
      table.salt[at + good] = table.goods[at + good];
    }
    if (salted)
      tell?.({
        kind: 'salted',
        seat,
        silver: table.goods[at],
        red: table.goods[at + RED],
        yellow: table.goods[at + YELLOW],
      });
  }
};

const endPhase = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.spot = 0;
  table.freeReveals = 0;
  table.replacements = 0;
  clearGoods(table, tell);
  topUpMarket(table, chance, tell);
  beginBuying(box, table, chance, tell);
};

const beginTurn = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.freeReveals = table.market.length <= 1 ? 1 : 0; // L-SEL-3
  table.reveals = 1; // L-SEL-4
  table.replacements = isSolo(table) ? 1 : 0; // L-SOL-3
  table.spot = 0;
  runTo(box, table, 0, chance, tell);
};

export const beginProduction = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.turn = 0;
  beginTurn(box, table, chance, tell);
};

export const endTurn = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  tell?.({ kind: 'ended', seat: seatToPlay(table) });
  table.turn += 1;
  if (table.turn < table.players) beginTurn(box, table, chance, tell);
  else endPhase(box, table, chance, tell);
};

/** Ends the turn when nothing can be sold, revealed or replaced any more. */
const goOnSelling = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  const seat = seatToPlay(table);
  table.step = 'sell';
  if (!canSell(box, table, seat) && !canRevealMarket(table, seat) && !canReplace(table, seat))
    endTurn(box, table, chance, tell);
};

/** Runs the line from a spot to the next one where there is a choice, and to the sales when there is none. */
export const runTo = (box: Box, table: AnyTable, from: Spot, chance: Chance, tell?: Tell<Event>): void => {
  const next = nextStop(box, table, seatToPlay(table), from);
  if (next >> 1 !== table.spot >> 1) table.paid = 0;
  if (next !== table.spot) table.ordered = 0;
  table.spot = next;
  if (next < LINE_END) table.step = 'produce';
  else goOnSelling(box, table, chance, tell);
};

/** After something that leaves the line where it is. */
export const goOn = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void =>
  runTo(box, table, table.spot, chance, tell);
