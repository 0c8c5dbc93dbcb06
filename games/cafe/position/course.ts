// Whether rounds, turns and lists by seat fit together.

import { everybody, objectTo } from '../../kernel/index.ts';
import { marketSize, NO_CARD, ROUNDS } from '../components.ts';
import { usualPicker } from '../phases/round.ts';
import type { State, Step } from '../state.ts';

const checkLengths = (state: State): void => {
  const { players } = state;
  for (const name of [
    'order',
    'companies',
    'actions',
    'doing',
    'group',
    'source',
    'target',
    'areas',
  ] as const)
    if (state[name].length !== players)
      objectTo(name, `there must be one entry for each of ${players} seats, not ${state[name].length}.`);
  for (const name of ['warehouse', 'bids'] as const)
    if (state[name].length !== players * 4)
      objectTo(name, `there must be four counts for each of ${players} seats, not ${state[name].length}.`);
};

const checkOrder = (state: State): void => {
  const { order, players, step, bidding } = state;
  if (state.master >= players) objectTo('master', `there is no seat ${state.master}.`);
  if (order.some(seat => seat >= players) || new Set(order).size !== players)
    objectTo('order', 'every seat must stand there once.');
  const isUsual = order.every((seat, turn) => seat === usualPicker(state, turn));
  if (!isUsual && (bidding === 'off' || step === 'bid' || step === 'over'))
    objectTo('order', 'without bids that were shown, the order begins to the left of the master.');
  if (state.turn >= (step === 'take' || step === 'place' ? players : 1))
    objectTo('turn', 'it cannot be this turn in this step.');
};

/** How many cards the market must show, beside its full size. */
const MISSING: Readonly<Record<Step, number>> = { bid: 0, take: 0, place: 1, act: 1, over: Infinity };

const checkMarket = ({ step, market, taken, expresso }: State): void => {
  const wanted = Math.max(0, marketSize(expresso) - MISSING[step]);
  if (market.length !== wanted) objectTo('market', `it must show ${wanted} cards, not ${market.length}.`);
  if ((taken !== NO_CARD) !== (step === 'place'))
    objectTo('taken', 'a card waits exactly while it is to be placed.');
};

const checkSeats = ({ step, closed, acting, bids, players, companies }: State): void => {
  if (step === 'bid' ? closed >= everybody(players) : closed !== 0)
    objectTo('closed', 'bids are closed only while somebody still has to close one.');
  if (step === 'act' ? acting === 0 || acting > everybody(players) : acting !== 0)
    objectTo('acting', 'somebody acts exactly in the step of actions.');
  if (step !== 'bid' && bids.some(count => count > 0))
    objectTo('bids', 'nothing is laid outside the bidding.');
  if (new Set(companies).size !== players) objectTo('companies', 'every player runs another company.');
};

export const checkCourse = (state: State): void => {
  checkLengths(state);
  const { step, round, bidding, players } = state;
  if (bidding === 'on' && players === 1) objectTo('bidding', 'nobody bids alone.');
  if (step === 'bid' && bidding === 'off') objectTo('step', 'there is no bidding in this match.');
  if ((step === 'over') !== (round === ROUNDS))
    objectTo('round', `after round ${ROUNDS}, and only then, the match is over.`);
  checkOrder(state);
  checkMarket(state);
  checkSeats(state);
};
