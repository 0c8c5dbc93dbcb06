import { laws } from '../../kernel/testkit/index.ts';
import { COLOURS, FIRST_INITIAL, marketSize, NO_CARD } from '../components.ts';
import { countOf } from '../cubes.ts';
import { deckSize, inDeck } from '../deck.ts';
import { cafeTitle } from '../index.ts';
import { cardsIn } from '../position/areas.ts';
import type { State } from '../state.ts';

const cubes = (state: State): readonly number[] =>
  COLOURS.map((_, colour) => {
    const inAreas = state.areas
      .flatMap(area => area.cubes)
      .reduce((sum, some) => sum + countOf(some, colour), 0);
    const stored = state.warehouse.reduce((sum, count, i) => (i % 4 === colour ? sum + count : sum), 0);
    return state.supply[colour] + inAreas + stored;
  });

/** The cards of the deck with those that were turned up, which are as many in every round. */
const cards = ({ step, round, turn, players, expresso, deck }: State): number => {
  const market = marketSize(expresso);
  const thisRound = step === 'over' ? 0 : market + (step === 'act' ? players - 1 : turn);
  return deckSize(deck) + round * (players + market - 1) + thisRound;
};

const isAnyTwice = (state: State): boolean => {
  const open = [...state.market, state.taken, ...state.areas.flatMap(cardsIn)].filter(
    card => card !== NO_CARD,
  );
  return (
    new Set(open).size < open.length || open.some(card => card < FIRST_INITIAL && inDeck(state.deck, card))
  );
};

laws({
  title: cafeTitle,
  conserved: state => ({ cubes: cubes(state), cards: cards(state), isAnyTwice: isAnyTwice(state) }),
  secret: ({ kind }) => kind === 'lay' || kind === 'unlay',
  games: 1,
});
