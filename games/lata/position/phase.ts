// Whether step, round and turn fit the kind of match.

import { objectTo } from '../../kernel/index.ts';
import { ROUNDS } from '../components.ts';
import { isSolo, type State, type Step } from '../state.ts';

const SHARED: readonly Step[] = ['place', 'produce', 'sell', 'buy', 'over'];

/** The steps that a match of this kind goes through. */
const stepsOf = (state: State): readonly Step[] => {
  if (!isSolo(state)) return [state.auction === 'sealed' ? 'bid' : 'raise', 'take', ...SHARED];
  if (state.scenario === 'matosinhos') return ['marker', 'take', ...SHARED];
  return state.scenario === 'aveiro' && state.round === 0
    ? ['choose', 'marker', 'keep', ...SHARED]
    : ['marker', 'keep', ...SHARED];
};

/** Steps without a turn of anybody's. */
const OUT_OF_TURN: readonly Step[] = ['bid', 'over'];

export const checkPhase = (state: State): void => {
  const { step, round, turn, players, order } = state;
  if (!stepsOf(state).includes(step)) objectTo('step', `"${step}" does not come up in this match now.`);
  if ((step === 'over') !== (round === ROUNDS))
    objectTo('round', `after round ${ROUNDS}, and only then, the match is over.`);
  if (turn >= players || (OUT_OF_TURN.includes(step) && turn !== 0))
    objectTo('turn', 'nobody has this turn.');
  if (new Set(order).size !== players || order.some(seat => seat >= players))
    objectTo('order', 'each seat must stand there once.');
};

/** How many seats have finished placing cards in this round. */
export const builders = ({ step, turn, players }: State): number => {
  if (step === 'take' || step === 'place') return turn;
  return step === 'produce' || step === 'sell' || step === 'buy' ? players : 0;
};
