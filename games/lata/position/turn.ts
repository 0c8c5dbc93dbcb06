// Whether there is something to decide in the turn, and its counters fit.

import { objectTo } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { LINE_END, OIL, WHOLESALER } from '../components.ts';
import { canBuy, canReplace, canRevealMarket, canRevealScoring, canSell } from '../phases/able.ts';
import { iconAt, nextStop } from '../phases/line.ts';
import { isSolo, seatToPlay, type State } from '../state.ts';

const checkCounters = (state: State): void => {
  const { step, freeReveals, reveals, replacements, market } = state;
  const isTrading = step === 'produce' || step === 'sell';
  if (freeReveals > 0 && !(isTrading && market.length <= 1))
    objectTo('freeReveals', 'a market is revealed for free with at most one on display.');
  if (reveals > 0 && !isTrading && step !== 'buy') objectTo('reveals', 'nothing is revealed in this step.');
  if (replacements > 0 && !(isTrading && isSolo(state)))
    objectTo('replacements', 'market cards are replaced by a single player, in phase C.');
};

const checkLine = (box: Box, state: State): void => {
  const { spot, paid, ordered } = state;
  const seat = seatToPlay(state);
  if (spot === LINE_END || nextStop(box, state, seat, spot) !== spot)
    objectTo('spot', 'there is nothing to decide at this spot of the line.');
  if (paid === 1 && (spot % 2 === 0 || iconAt(box, state, seat, spot - 1) > OIL))
    objectTo('paid', 'nothing has been produced on this card yet.');
  if (ordered === 1 && iconAt(box, state, seat, spot) !== WHOLESALER)
    objectTo('ordered', 'this icon is no wholesaler.');
};

export const checkTurn = (box: Box, state: State): void => {
  const { step, spot, paid, ordered } = state;
  checkCounters(state);
  if (step === 'produce') return checkLine(box, state);
  if (spot !== (step === 'sell' ? LINE_END : 0) || paid + ordered > 0)
    objectTo('spot', 'the line is not running in this step.');
  const seat = seatToPlay(state);
  if (
    step === 'sell' &&
    !canSell(box, state, seat) &&
    !canRevealMarket(state, seat) &&
    !canReplace(state, seat)
  )
    objectTo('step', 'nothing can be sold, revealed or replaced, so the turn is over.');
  if (step === 'buy' && !canBuy(box, state, seat) && !canRevealScoring(state, seat))
    objectTo('step', 'nothing can be bought or revealed, so the turn is over.');
};
