// Whether the production cards on offer and in hand fit the moment.

import { objectTo } from '../../kernel/index.ts';
import { FACTORY_CARDS, MOST_POINTS, NONE, SETS, spaceOf } from '../components.ts';
import { isSolo, seatToPlay, type State } from '../state.ts';

/** How many sets have been taken this round, of those that are still listed; undefined when none are listed. */
const setsTaken = ({ step, turn, players }: State): number | undefined => {
  if (step === 'bid' || step === 'raise') return 0;
  if (step === 'take') return turn;
  return step === 'place' && turn < players - 1 ? turn + 1 : undefined;
};

const checkOffer = (state: State): void => {
  const sizes = SETS[state.players];
  const taken = setsTaken(state);
  if (state.sets.length !== (taken === undefined ? 0 : sizes.length * 2))
    objectTo('sets', `there cannot be ${state.sets.length / 2} sets now.`);
  if (taken === undefined) return;
  const gone = sizes.filter((size, i) => {
    const [first, second] = state.sets.slice(i * 2, i * 2 + 2);
    if (first === NONE && second === NONE) return true;
    if (first === NONE || (second !== NONE) !== (size === 2))
      objectTo('sets', `set ${i + 1} must be whole, of ${size}, or gone.`);
    return false;
  }).length;
  if (gone !== taken) objectTo('sets', `${taken} sets must be gone, not ${gone}.`);
};

/** L-SOL-2, L-SOL-8 */
const checkSoloOffer = (state: State): void => {
  const { sets, step, scenario, points } = state;
  const marker = points[0];
  if (scenario === 'matosinhos' && ['take', 'place'].includes(step)) {
    const marks = step === 'take' ? [7, 5] : [9, 7, 5];
    if (!marks.includes(marker)) objectTo('points', `in this step the marker is at ${marks.join(' or ')}.`);
  }
  if (step === 'keep') {
    if (marker === MOST_POINTS || sets.length !== 2 * (2 + MOST_POINTS - marker))
      objectTo('sets', 'for each action point given up one card more than two must be shown.');
    if (sets.some((card, i) => (card === NONE) !== (i % 2 === 1)))
      objectTo('sets', 'the cards must lie there one by one.');
  } else if (step === 'take') {
    if (sets.length !== 4 || sets.includes(NONE)) objectTo('sets', 'there must be two sets of two.');
  } else if (sets.length > 0) objectTo('sets', 'no cards are on offer in this step.');
};

export const checkSets = (state: State): void => (isSolo(state) ? checkSoloOffer(state) : checkOffer(state));

/** The card that a seat placed last. */
const lastPlaced = (state: State, seat: number): number => {
  const cards = state.factories.slice(seat * FACTORY_CARDS, (seat + 1) * FACTORY_CARDS);
  return cards.findLast(card => card !== NONE) ?? NONE;
};

export const checkHand = (state: State): void => {
  const { hand, usedSpace, step, scenario, points } = state;
  if (hand.length > 2 || hand.length > 0 !== (step === 'place'))
    objectTo('hand', 'there are one or two cards to place exactly in that step.');
  if (usedSpace !== NONE) {
    if (hand.length !== 1) objectTo('usedSpace', 'only one card of two has been placed then.');
    if (spaceOf(lastPlaced(state, seatToPlay(state))) !== usedSpace)
      objectTo('usedSpace', 'the card placed last lies elsewhere.');
  } else if (isSolo(state) && hand.length === 1 && !(scenario === 'matosinhos' && points[0] === 5))
    objectTo('hand', 'two cards must be placed.');
};
