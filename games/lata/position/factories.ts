// Whether the cards in the factories can have been placed there, one or two a round.

import { objectTo, type Seat } from '../../kernel/index.ts';
import { cardOf, FACTORY_CARDS, laid, NONE, SPACES, spaceOf, STARTING_CARD } from '../components.ts';
import { isSolo, type State } from '../state.ts';
import { builders } from './phase.ts';

const hasSecond = (state: State): boolean =>
  isSolo(state) && state.scenario === 'aveiro' && state.step !== 'choose';

/** The fewest and most cards that a seat has placed, set-up included. */
const placedBounds = (state: State, seat: Seat, turns: number): readonly [number, number] => {
  const first = hasSecond(state) ? 2 : 1;
  const isPlacing = state.step === 'place' && state.order[state.turn] === seat;
  const started = isPlacing && state.usedSpace !== NONE ? 1 : 0;
  const fewest = isSolo(state) && state.scenario !== 'matosinhos' ? 2 : 1;
  return [first + fewest * turns + started, first + 2 * turns + started];
};

const checkTops = (state: State, seat: Seat, cards: readonly number[]): void => {
  for (let space = 0; space < SPACES; space++) {
    const top = cards.findLast(placed => spaceOf(placed) === space);
    if (state.tops[seat * SPACES + space] !== (top === undefined ? NONE : cardOf(top)))
      objectTo(`tops[${seat * SPACES + space}]`, 'the card placed there last must be on top.');
  }
};

const checkFactory = (state: State, seat: Seat): void => {
  const slots = state.factories.slice(seat * FACTORY_CARDS, (seat + 1) * FACTORY_CARDS);
  const end = slots.indexOf(NONE);
  const cards = end < 0 ? slots : slots.slice(0, end);
  const path = `the factory of seat ${seat}`;
  if (end >= 0 && slots.slice(end).some(placed => placed !== NONE)) objectTo(path, 'it has a gap.');
  if (cards.some(placed => spaceOf(placed) >= SPACES)) objectTo(path, `it has ${SPACES} spaces.`);
  if (cards[0] !== laid(STARTING_CARD, 0) || cards.slice(1).some(placed => cardOf(placed) === STARTING_CARD))
    objectTo(path, 'the starting card lies first, in space 1.');
  if (hasSecond(state) && spaceOf(cards[1] ?? NONE) !== 1)
    objectTo(path, 'the card chosen at the start lies in space 2.');
  const turns = state.round + (state.order.indexOf(seat) < builders(state) ? 1 : 0);
  const [fewest, most] = placedBounds(state, seat, turns);
  if (cards.length < fewest || cards.length > most)
    objectTo(path, `${cards.length} cards cannot have been placed, only ${fewest} to ${most}.`);
  const placing = state.usedSpace !== NONE && state.order[state.turn] === seat ? 1 : 0;
  for (let space = 0; space < SPACES; space++) {
    const before = space === 0 || (space === 1 && hasSecond(state)) ? 1 : 0;
    if (cards.filter(placed => spaceOf(placed) === space).length > before + turns + placing)
      objectTo(path, `space ${space + 1} has more cards than one a round.`);
  }
  checkTops(state, seat, cards);
};

export const checkFactories = (state: State): void => {
  for (let seat = 0; seat < state.players; seat++) checkFactory(state, seat);
};
