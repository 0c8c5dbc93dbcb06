// What only a single player decides before placing cards: Aveiro's card, the marker, and which cards to keep.

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { addCard, countCards, removeCard } from '../cards.ts';
import { MOST_POINTS, NONE, ROUNDS } from '../components.ts';
import type { Event } from '../events.ts';
import {
  chooseMoves,
  keepMoves,
  markerMoves,
  MOST_SHOWN,
  type Choose,
  type Keep,
  type Marker,
  type Move,
} from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { PRODUCTION_DECK, type AnyTable } from '../state.ts';
import { lay } from './factory.ts';
import { dealSet } from './round.ts';

/** L-SOL-7 */
export const legalChoices = (): readonly Move[] => chooseMoves;

export const chooseCard = (table: AnyTable, seat: Seat, move: Choose, tell?: Tell<Event>): void => {
  removeCard(table.decks, PRODUCTION_DECK, move.card);
  lay(table, seat, move.card, 1);
  table.step = 'marker';
  tell?.({ kind: 'chosen', seat, card: move.card });
};

/** L-SOL-8 */
const MATOSINHOS_MARKS = [9, 7, 5];

export const refuseMarker = (table: AnyTable, move: Marker): Refusal | undefined => {
  if (table.scenario === 'matosinhos')
    return MATOSINHOS_MARKS.includes(move.points) ? undefined : 'marker-elsewhere';
  const shown = 2 + MOST_POINTS - move.points;
  const later = 2 * (ROUNDS - 1 - table.round); // L-SOL-2
  return countCards(table.decks, PRODUCTION_DECK) - shown < later ? 'deck-too-small' : undefined;
};

export const legalMarkers = (table: AnyTable): readonly Move[] =>
  markerMoves.filter(move => refuseMarker(table, move) === undefined);

export const setMarker = (
  table: AnyTable,
  seat: Seat,
  { points }: Marker,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  table.points[seat] = points;
  tell?.({ kind: 'marker', seat, points });
  if (table.scenario !== 'matosinhos') {
    for (let i = 0; i < 2 + MOST_POINTS - points; i++) dealSet(table, 1, chance);
    table.step = 'keep';
  } else {
    dealSet(table, 2, chance);
    if (points < MOST_POINTS) dealSet(table, 2, chance);
    table.step = 'take';
  }
  tell?.({ kind: 'dealt', sets: table.sets.slice() });
  // With as many cards as must be placed there is nothing to choose.
  if (points === MOST_POINTS) takeAll(table, seat, tell);
};

const takeAll = (table: AnyTable, seat: Seat, tell?: Tell<Event>): void => {
  for (const card of table.sets) if (card !== NONE) table.hand.push(card);
  table.sets.length = 0;
  table.step = 'place';
  tell?.({ kind: 'took', seat, cards: table.hand.slice() });
};

/** L-SOL-2 */
export const legalKeeps = (table: AnyTable): readonly Move[] => {
  const moves: Move[] = [];
  const shown = table.sets.length / 2;
  for (let first = 0; first < shown; first++)
    for (let second = first + 1; second < shown; second++) moves.push(keepMoves[first * MOST_SHOWN + second]);
  return moves;
};

export const refuseKeep = (table: AnyTable, move: Keep): Refusal | undefined =>
  move.second < table.sets.length / 2 ? undefined : 'not-shown';

export const keepCards = (table: AnyTable, seat: Seat, { first, second }: Keep, tell?: Tell<Event>): void => {
  table.hand.push(table.sets[first * 2], table.sets[second * 2]);
  tell?.({ kind: 'took', seat, cards: table.hand.slice() });
  const rest = table.sets.filter(card => card !== NONE && !table.hand.includes(card));
  for (const card of rest) addCard(table.discard, 0, card);
  table.sets.length = 0;
  table.step = 'place';
  if (rest.length > 0) tell?.({ kind: 'discarded', cards: rest });
};
