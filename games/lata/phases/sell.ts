// Phase C, selling (L-SEL-1, L-SEL-2).

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { addCard } from '../cards.ts';
import type { Box } from '../box.ts';
import {
  cubes,
  CUBES,
  RED,
  redIn,
  SILVER,
  silverIn,
  YELLOW,
  yellowIn,
  type MarketCard,
} from '../components.ts';
import type { Event } from '../events.ts';
import { end, sellMoves, type Move, type Sell } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { spend } from './produce.ts';
import { goOn } from './turn.ts';

/** The coins that so many cubes bring at a market. */
export const saleValue = (box: Box, card: MarketCard, count: number): number =>
  box.markets[card].pays * count;

/** The sales; revealing and replacing are added by whoever lists them all. */
export const pushSales = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const { goods, market, filled } = table;
  for (let i = 0; i < market.length; i++) {
    const wanted = box.markets[market[i]];
    if (wanted.cost > table.points[seat]) continue;
    const silver = Math.min(goods[seat * 3 + SILVER], wanted.silver - silverIn(filled[i]));
    const red = Math.min(goods[seat * 3 + RED], wanted.red - redIn(filled[i]));
    const yellow = Math.min(goods[seat * 3 + YELLOW], wanted.yellow - yellowIn(filled[i]));
    const at = market[i] * CUBES;
    for (let y = 0; y <= yellow; y++)
      for (let r = 0; r <= red; r++)
        for (let s = y + r === 0 ? 1 : 0; s <= silver; s++) moves.push(sellMoves[at + cubes(s, r, y)]);
  }
  moves.push(end);
};

export const refuseSale = (box: Box, table: AnyTable, seat: Seat, move: Sell): Refusal | undefined => {
  const at = table.market.indexOf(move.card);
  if (at < 0) return 'not-on-display';
  const wanted = box.markets[move.card];
  if (wanted.cost > table.points[seat]) return 'no-points-to-sell';
  const { goods } = table;
  if (
    move.silver > goods[seat * 3 + SILVER] ||
    move.red > goods[seat * 3 + RED] ||
    move.yellow > goods[seat * 3 + YELLOW]
  )
    return 'no-such-goods';
  const filled = table.filled[at];
  return move.silver > wanted.silver - silverIn(filled) ||
    move.red > wanted.red - redIn(filled) ||
    move.yellow > wanted.yellow - yellowIn(filled)
    ? 'no-such-slots'
    : undefined;
};

export const sell = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { card, silver, red, yellow }: Sell,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const at = table.market.indexOf(card);
  const { cost, slots } = box.markets[card];
  const coins = saleValue(box, card, silver + red + yellow);
  table.points[seat] -= cost;
  table.coins[seat] += coins;
  spend(table, seat, SILVER, silver);
  spend(table, seat, RED, red);
  spend(table, seat, YELLOW, yellow);
  table.filled[at] += cubes(silver, red, yellow);
  tell?.({ kind: 'sold', seat, card, silver, red, yellow, coins });
  if (table.filled[at] === slots) {
    table.market.splice(at, 1);
    table.filled.splice(at, 1);
    addCard(table.won, seat * 2, card);
    tell?.({ kind: 'completed', seat, card });
  }
  goOn(box, table, chance, tell);
};
