// Phase D: what a scoring card will bring, less what its coins would.

import { holdingsOf, type Box, type Holdings, type Lata } from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { expectedPoints, vigour } from './growth.ts';
import { purchasesLeft, turnsLeft, type Interest, type Table } from './interest.ts';
import { purseWorth } from './purse.ts';

type Move = Lata['Move'];

/** A scoring card that nobody has seen yet beats one of so many points half of the time. */
const USUAL = 8;
/** How much of the gap to it one to three cards close. */
const CLOSES = [0.35, 0.6, 0.75];

export const appraisePurchases = (
  box: Box,
  table: Table,
  seat: Seat,
  interest: Interest,
  legal: readonly Move[],
  into: Float64Array,
): void => {
  const coins = table.coins[seat];
  const later = purchasesLeft(table, seat) - 1;
  const rounds = turnsLeft(table, seat);
  const held = holdingsOf(box, table, seat);
  const strength = rounds === 0 ? 1 : vigour(box, table, seat);
  const keep = purseWorth(interest, coins, later);
  const after = (cost: number): Holdings => ({ ...held, coins: coins - cost });
  let best = 0;
  let saved = 0;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    if (move.kind !== 'buy') {
      into[i] = 0;
      continue;
    }
    const { cost, terms } = box.scoring[move.card];
    into[i] =
      expectedPoints(after(cost), box.costs[table.scenario], terms, rounds, strength) +
      purseWorth(interest, coins - cost, later) -
      keep;
    if (into[i] > best) best = into[i];
    if (cost < coins && into[i] > saved) saved = into[i];
  }
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    if (move.kind !== 'reveal') continue;
    const spent = keep - purseWorth(interest, coins - 1, later);
    // Whoever cannot pay for a card after it looks for nothing.
    into[i] = coins < 3 ? -spent : saved + CLOSES[move.count - 1] * Math.max(0, USUAL - best) - spent;
  }
};
