// Phase D: at most one scoring card (L-BUY-1 to L-BUY-3, L-SOL-4).

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { addCard, countCards, drawCard } from '../cards.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { buyMoves, pass, revealMoves, type Buy, type Move, type Reveal } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { isSolo, SCORING_DECK, seatToPlay, type AnyTable } from '../state.ts';
import { canBuy, canRevealScoring } from './able.ts';
import { endRound } from './round.ts';

/** Passes over everybody who can neither buy nor reveal, and ends the round after the last one. */
const findBuyer = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  for (; table.turn < table.players; table.turn++) {
    const seat = seatToPlay(table);
    if (canBuy(box, table, seat) || canRevealScoring(table, seat)) return;
    table.reveals = 1;
  }
  table.reveals = 0;
  endRound(table, chance, tell);
};

export const beginBuying = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.turn = 0;
  table.reveals = 1;
  table.step = 'buy';
  findBuyer(box, table, chance, tell);
};

const nextBuyer = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.turn += 1;
  table.reveals = 1;
  findBuyer(box, table, chance, tell);
};

/** L-SOL-4: a single player may reveal up to three at once. */
const mostRevealed = (table: AnyTable): number =>
  Math.min(isSolo(table) ? 3 : 1, countCards(table.decks, SCORING_DECK));

export const legalBuys = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  const moves: Move[] = [];
  for (const card of table.offers)
    if (box.scoring[card].cost <= table.coins[seat]) moves.push(buyMoves[card]);
  if (canRevealScoring(table, seat)) for (let i = 0; i < mostRevealed(table); i++) moves.push(revealMoves[i]);
  moves.push(pass);
  return moves;
};

export const refuseBuy = (box: Box, table: AnyTable, seat: Seat, { card }: Buy): Refusal | undefined => {
  if (!table.offers.includes(card)) return 'not-on-offer';
  return box.scoring[card].cost > table.coins[seat] ? 'no-coins-for-card' : undefined;
};

export const refuseScoringReveal = (table: AnyTable, seat: Seat, { count }: Reveal): Refusal | undefined => {
  if (count > 1 && !isSolo(table)) return 'reveal-one';
  if (count > countCards(table.decks, SCORING_DECK)) return 'deck-empty';
  if (table.reveals === 0) return 'scoring-revealed';
  return table.coins[seat] > 0 ? undefined : 'no-coins-to-reveal';
};

export const buy = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { card }: Buy,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const { cost } = box.scoring[card];
  table.coins[seat] -= cost;
  table.offers.splice(table.offers.indexOf(card), 1);
  addCard(table.bought, seat * 2, card);
  tell?.({ kind: 'bought', seat, card, cost });
  nextBuyer(box, table, chance, tell);
};

export const buyNone = (box: Box, table: AnyTable, seat: Seat, chance: Chance, tell?: Tell<Event>): void => {
  tell?.({ kind: 'passed', seat });
  nextBuyer(box, table, chance, tell);
};

export const revealScoring = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { count }: Reveal,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  table.coins[seat] -= 1;
  table.reveals = 0;
  for (let i = 0; i < count; i++) table.offers.push(drawCard(table.decks, SCORING_DECK, chance));
  tell?.({ kind: 'revealed-scoring', seat, cards: table.offers.slice(-count) });
  findBuyer(box, table, chance, tell);
};
