// What a seat can still do in its turn; with nothing to do the turn ends by itself.

import type { Seat } from '../../kernel/index.ts';
import { isEmpty } from '../cards.ts';
import type { Box } from '../box.ts';
import { redIn, silverIn, yellowIn } from '../components.ts';
import { SCORING_DECK, type AnyTable } from '../state.ts';
import { hasMarket } from './round.ts';

/** L-SEL-3, L-SEL-4 */
export const canRevealMarket = (table: AnyTable, seat: Seat): boolean =>
  (table.freeReveals > 0 || (table.reveals > 0 && table.points[seat] > 0)) && hasMarket(table);

/** L-SOL-3 */
export const canReplace = (table: AnyTable, seat: Seat): boolean =>
  table.replacements > 0 && table.points[seat] > 0 && hasMarket(table) && table.filled.includes(0);

/** L-SEL-1 */
export const canSell = (box: Box, table: AnyTable, seat: Seat): boolean => {
  const { goods, market, filled } = table;
  for (let i = 0; i < market.length; i++) {
    const { cost, silver, red, yellow } = box.markets[market[i]];
    if (cost > table.points[seat]) continue;
    if (goods[seat * 3] > 0 && silver > silverIn(filled[i])) return true;
    if (goods[seat * 3 + 1] > 0 && red > redIn(filled[i])) return true;
    if (goods[seat * 3 + 2] > 0 && yellow > yellowIn(filled[i])) return true;
  }
  return false;
};

/** L-BUY-2 */
export const canRevealScoring = (table: AnyTable, seat: Seat): boolean =>
  table.reveals > 0 && table.coins[seat] > 0 && !isEmpty(table.decks, SCORING_DECK);

/** L-BUY-1 */
export const canBuy = (box: Box, table: AnyTable, seat: Seat): boolean => {
  for (const card of table.offers) if (box.scoring[card].cost <= table.coins[seat]) return true;
  return false;
};
