// Whether cubes and displays fit the moment.

import { objectTo } from '../../kernel/index.ts';
import { countCards, isEmpty } from '../cards.ts';
import type { Box } from '../box.ts';
import { displaySize, RED, redIn, SILVER, silverIn, YELLOW, yellowIn } from '../components.ts';
import { hasMarket } from '../phases/round.ts';
import { isSolo, SCORING_DECK, type State } from '../state.ts';

const isTrading = ({ step }: State): boolean => step === 'produce' || step === 'sell';

export const checkGoods = (state: State): void => {
  const saltsAll = isSolo(state) && state.scenario === 'aveiro';
  for (const [turn, seat] of state.order.entries())
    for (const good of [SILVER, RED, YELLOW]) {
      const at = seat * 3 + good;
      if (state.salt[at] > state.goods[at])
        objectTo(`salt[${at}]`, 'there cannot be more cubes in salt than there are.');
      if (good !== SILVER && !saltsAll && state.salt[at] > 0)
        objectTo(`salt[${at}]`, 'only silver cubes are kept in salt.');
      const mayBeFresh = isTrading(state) && turn <= state.turn;
      if (!mayBeFresh && state.goods[at] !== state.salt[at])
        objectTo(`goods[${at}]`, 'outside of its turn to produce a seat has only what is in salt.');
    }
};

const checkMarkets = (box: Box, state: State): void => {
  const { market, filled, players } = state;
  if (filled.length !== market.length)
    objectTo('filled', `there must be an entry for each of ${market.length} market cards.`);
  for (const [i, card] of market.entries()) {
    const { slots, silver, red, yellow } = box.markets[card];
    const cubes = filled[i];
    if (silverIn(cubes) > silver || redIn(cubes) > red || yellowIn(cubes) > yellow || cubes === slots)
      objectTo(`filled[${i}]`, 'a market card on display has no more cubes than slots, and one free.');
  }
  if (!isTrading(state) && market.length < displaySize(players) && hasMarket(state))
    objectTo('market', `at least ${displaySize(players)} market cards must be on display.`);
};

const checkOffers = (state: State): void => {
  const { step, offers, turn, players, round, order, bought } = state;
  const buyers = step === 'buy' ? turn : 0;
  const fewest = step === 'over' ? 0 : displaySize(players) - buyers;
  if (offers.length < fewest && !isEmpty(state.decks, SCORING_DECK))
    objectTo('offers', `at least ${fewest} scoring cards must be on display.`);
  for (const [i, seat] of order.entries()) {
    const most = round + (i < buyers ? 1 : 0);
    if (countCards(bought, seat * 2) > most)
      objectTo(`bought[${seat * 2}]`, `seat ${seat} can have bought ${most} scoring cards at most.`);
  }
};

export const checkDisplays = (box: Box, state: State): void => {
  checkMarkets(box, state);
  checkOffers(state);
};
