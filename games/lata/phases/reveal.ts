// Revealing market cards (L-SEL-3, L-SEL-4) and, alone, replacing them (L-SOL-3).

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import type { MarketCard } from '../components.ts';
import type { Event } from '../events.ts';
import { replaceMove, revealMoves, type Move, type Replace, type Reveal } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { canReplace, canRevealMarket } from './able.ts';
import { hasMarket, showMarket } from './round.ts';
import { goOn } from './turn.ts';

/** Every choice of one to three market cards without cubes, in the order of their numbers. */
const pushReplacements = (table: AnyTable, moves: Move[]): void => {
  const free = table.market.filter((_, i) => table.filled[i] === 0).sort((a, b) => a - b);
  for (let i = 0; i < free.length; i++) {
    moves.push(replaceMove(free[i]));
    for (let j = i + 1; j < free.length; j++) {
      moves.push(replaceMove(free[i], free[j]));
      for (let k = j + 1; k < free.length; k++) moves.push(replaceMove(free[i], free[j], free[k]));
    }
  }
};

export const pushReveals = (table: AnyTable, seat: Seat, moves: Move[]): void => {
  if (canRevealMarket(table, seat)) moves.push(revealMoves[0]);
  if (canReplace(table, seat)) pushReplacements(table, moves);
};

export const refuseMarketReveal = (table: AnyTable, seat: Seat, { count }: Reveal): Refusal | undefined => {
  if (count > 1) return 'reveal-one';
  if (!hasMarket(table)) return 'deck-empty';
  if (table.freeReveals > 0) return undefined;
  if (table.reveals === 0) return 'market-revealed';
  return table.points[seat] > 0 ? undefined : 'no-points-to-reveal';
};

export const refuseReplace = (table: AnyTable, seat: Seat, { cards }: Replace): Refusal | undefined => {
  if (table.replacements === 0) return 'solo-only';
  if (table.points[seat] === 0) return 'no-points-to-replace';
  if (!hasMarket(table)) return 'deck-empty';
  if (cards.some(card => !table.market.includes(card))) return 'not-on-display';
  const isFree = (card: MarketCard): boolean => table.filled[table.market.indexOf(card)] === 0;
  return cards.every(isFree) ? undefined : 'holds-cubes';
};

export const revealMarket = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const free = table.freeReveals > 0;
  if (free) table.freeReveals = 0;
  else {
    table.reveals = 0;
    table.points[seat] -= 1;
  }
  const card = showMarket(table, chance);
  tell?.({ kind: 'revealed-market', seat, card, free });
  goOn(box, table, chance, tell);
};

export const replaceMarkets = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { cards: old }: Replace,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  table.replacements = 0;
  table.points[seat] -= 1;
  for (const card of old) {
    const at = table.market.indexOf(card);
    table.market.splice(at, 1);
    table.filled.splice(at, 1);
    table.under.push(card);
  }
  const cards = old.map(() => showMarket(table, chance));
  tell?.({ kind: 'replaced', seat, old, cards });
  goOn(box, table, chance, tell);
};
