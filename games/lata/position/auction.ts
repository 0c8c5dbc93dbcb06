// Whether bids and tokens can have come about.

import { everybody, hasSeat, objectTo } from '../../kernel/index.ts';
import { MOST_POINTS, NONE } from '../components.ts';
import { seatToPlay, type State } from '../state.ts';

const checkBids = (state: State): void => {
  const { sealed, bids, step, players, points } = state;
  if (sealed >= everybody(players)) objectTo('sealed', 'with all bids in, they are open.');
  if (step !== 'bid' && sealed !== 0) objectTo('sealed', 'nobody bids in this step.');
  for (const [seat, bid] of bids.entries())
    if ((bid !== NONE) !== hasSeat(sealed, seat))
      objectTo(`bids[${seat}]`, 'there is a bid exactly where one has been made.');
  if (['bid', 'choose', 'marker'].includes(step) && points.some(left => left !== MOST_POINTS))
    objectTo('points', `at this moment of a round everybody has ${MOST_POINTS}.`);
};

/** L-BID-3: who is still in has paid as often as the auction went round, and once more before the turn. */
const checkPayments = (state: State): void => {
  const { order, tokens, turn, points } = state;
  const paid = MOST_POINTS - points[seatToPlay(state)];
  for (const [i, seat] of order.entries()) {
    const mine = MOST_POINTS - points[seat];
    const due = paid + (i < turn ? 1 : 0);
    if (tokens.includes(seat) ? mine > due : mine !== due)
      objectTo(`points[${seat}]`, `this seat cannot have paid ${mine} in the auction.`);
  }
};

const checkTokens = (state: State): void => {
  const { tokens, step, players } = state;
  const taken = tokens.filter(seat => seat !== NONE);
  if (step !== 'raise') {
    if (taken.length > 0) objectTo('tokens', 'tokens are taken in an open auction only.');
    return;
  }
  if (taken.length > players - 2) objectTo('tokens', 'one seat alone takes the first token at once.');
  if (tokens.slice(players - taken.length).includes(NONE))
    objectTo('tokens', 'the highest tokens are taken first.');
  if (new Set(taken).size !== taken.length || taken.some(seat => seat >= players))
    objectTo('tokens', 'each seat takes one token.');
  if (taken.includes(seatToPlay(state))) objectTo('turn', 'this seat has left the auction.');
  checkPayments(state);
};

export const checkAuction = (state: State): void => {
  checkBids(state);
  checkTokens(state);
};
