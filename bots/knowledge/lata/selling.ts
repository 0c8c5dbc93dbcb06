// Phase C, sales: the plan says to whom, and anything else has to be better than it looks.

import { redIn, silverIn, yellowIn, type Box, type Lata } from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { purchasesLeft, type Interest, type Table } from './interest.ts';
import { purseWorth } from './purse.ts';
import type { Plan, Trade } from './sales.ts';

type Move = Lata['Move'];

/** How much better the next step of the plan looks than it would alone. */
const PLANNED = 4;
/** What an action point is worth that a sale costs. */
const EFFORT = 0.4;
/** What a cube is worth that could have been sold along, for no action point more. */
const LEFT_OUT = 1;
/** What another market on display is worth: with cubes that nobody takes, and for the next round when alone. */
const ANOTHER = { wanted: 0.8, alone: 0.2, unwanted: -2 } as const;

export const appraiseSales = (
  box: Box,
  trade: Trade,
  table: Table,
  seat: Seat,
  interest: Interest,
  legal: readonly Move[],
  into: Float64Array,
): void => {
  const [silver, red, yellow] = [table.goods[seat * 3], table.goods[seat * 3 + 1], table.goods[seat * 3 + 2]];
  const coins = table.coins[seat];
  const purchases = purchasesLeft(table, seat);
  const purse = purseWorth(interest, coins, purchases);
  const best = trade.plan(silver, red, yellow, table.points[seat], coins);
  const next = best.markets === 0 ? -1 : 31 - Math.clz32(best.markets & -best.markets);
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    if (move.kind === 'end') into[i] = next < 0 ? PLANNED : 0;
    else if (move.kind === 'sell') {
      const at = table.market.indexOf(move.card);
      const market = box.markets[move.card];
      const filled = table.filled[at];
      const s = market.silver - silverIn(filled);
      const r = market.red - redIn(filled);
      const y = market.yellow - yellowIn(filled);
      const sold = move.silver + move.red + move.yellow;
      const most = Math.min(s, silver) + Math.min(r, red) + Math.min(y, yellow);
      into[i] =
        purseWorth(interest, coins + market.pays * sold, purchases) -
        purse +
        (sold === s + r + y ? trade.marketWorth(move.card) : trade.begunWorth(at) * sold) -
        EFFORT * market.cost -
        LEFT_OUT * (most - sold) +
        (at === next && sold === most ? PLANNED : 0);
    } else into[i] = appraiseReveal(table, move, best);
  }
};

/** What it is worth to reveal or replace markets, when the best plan leaves so much. */
const appraiseReveal = (table: Table, move: Move, { markets, points, left }: Plan): number => {
  if (table.freeReveals > 0 && move.kind === 'reveal') return 2 * PLANNED;
  const isWanted = left > 0 && points >= 2;
  const isAlone = table.players === 1 && points >= 1;
  const gain = isWanted ? ANOTHER.wanted : isAlone ? ANOTHER.alone : ANOTHER.unwanted;
  if (move.kind !== 'replace') return PLANNED + gain;
  let kept = 0;
  for (const card of move.cards) if ((markets & (1 << table.market.indexOf(card))) !== 0) kept++;
  return PLANNED + gain - 0.1 + 0.1 * move.cards.length - kept * PLANNED;
};
