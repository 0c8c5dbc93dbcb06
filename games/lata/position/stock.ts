// Whether every card is accounted for.

import { objectTo } from '../../kernel/index.ts';
import { countCards, listCards } from '../cards.ts';
import type { Box } from '../box.ts';
import { cardOf, NONE, ROUNDS, SETS, STARTING_CARD } from '../components.ts';
import { isSolo, MARKET_DECK, PRODUCTION_DECK, SCORING_DECK, type State } from '../state.ts';

const seatsOf = (state: State): readonly number[] => [...Array(state.players).keys()];

/** Every production card, wherever it lies; the starting cards too. */
export const allProduction = (state: State): readonly number[] => [
  ...listCards(state.decks, PRODUCTION_DECK),
  ...listCards(state.discard, 0),
  ...state.sets.filter(card => card !== NONE),
  ...state.hand,
  ...state.factories.filter(placed => placed !== NONE).map(cardOf),
];

export const allMarkets = (state: State): readonly number[] => [
  ...listCards(state.decks, MARKET_DECK),
  ...state.under,
  ...state.market,
  ...seatsOf(state).flatMap(seat => listCards(state.won, seat * 2)),
];

export const allScoring = (state: State): readonly number[] => [
  ...listCards(state.decks, SCORING_DECK),
  ...state.offers,
  ...seatsOf(state).flatMap(seat => listCards(state.bought, seat * 2)),
];

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ');

/** L-SET-1: so many cards have been dealt, or, to a single player, so many must be left. */
const checkDeck = (state: State): void => {
  const left = countCards(state.decks, PRODUCTION_DECK);
  const { round, step } = state;
  if (isSolo(state)) {
    const undealt = step === 'choose' || step === 'marker' ? ROUNDS - round : ROUNDS - 1 - round;
    if (left < 2 * undealt) objectTo('decks', `${left} production cards are too few for the rounds to come.`);
    return;
  }
  const aRound = SETS[state.players].reduce((sum, size) => sum + size, 0);
  const dealt = allProduction(state).filter(card => card !== STARTING_CARD).length - left;
  const rounds = step === 'over' ? ROUNDS : round + 1;
  if (dealt !== aRound * rounds)
    objectTo('decks', `${aRound * rounds} production cards must have been dealt, not ${dealt}.`);
};

export const checkCards = (box: Box, state: State): void => {
  const decks = state.players === 2 ? box.twoPlayerDecks : box.wholeDecks;
  const starting = seatsOf(state).map(() => STARTING_CARD);
  if (sorted(allProduction(state)) !== sorted([...listCards(decks, PRODUCTION_DECK), ...starting]))
    objectTo('the production cards', 'each must lie in exactly one place.');
  if (sorted(allMarkets(state)) !== sorted(listCards(decks, MARKET_DECK)))
    objectTo('the market cards', 'each must lie in exactly one place.');
  if (sorted(allScoring(state)) !== sorted(listCards(decks, SCORING_DECK)))
    objectTo('the scoring cards', 'each must lie in exactly one place.');
  if (!isSolo(state) && state.under.length > 0)
    objectTo('under', 'only a single player puts market cards there.');
  checkDeck(state);
};
