// The rest of a round, as it looks best to a seat: what an area is worth is told best when its actions are done.

import { actionsOf, countCups, ROUNDS, type Box, type Cafe } from '../../../games/cafe/index.ts';
import { hasSeat, only, type Chance, type Game, type Seat } from '../../../games/kernel/index.ts';
import { appraiseActs } from './acts.ts';
import { appraisePlaces } from './places.ts';

type State = Cafe['State'];

/** Cards that come after are nobody's concern here. */
const indifferent: Chance = { pick: () => 0, reveal: () => {} };

/** More cubes of a colour than an area grows in a round: whatever else others take out of the supply makes no difference. */
export const ENOUGH = 10;

let values = new Float64Array(256);

/** The move that looks best, the first of equals. */
const bestMove = (
  game: Game<Cafe>,
  box: Box,
  state: State,
  seat: Seat,
  appraise: typeof appraiseActs,
): Cafe['Move'] => {
  const legal = game.legal(state, seat);
  if (legal.length > values.length) values = new Float64Array(legal.length * 2);
  appraise(box, state, seat, legal, values);
  let best = 0;
  for (let i = 1; i < legal.length; i++) if (values[i] > values[best]) best = i;
  return legal[best];
};

/** Whether a seat has taken its card of this round. */
export const hasPicked = ({ step, order, turn }: State, seat: Seat): boolean =>
  step === 'act' || order.indexOf(seat) < turn || (step === 'place' && order[turn] === seat);

/** Lets a seat that has taken its card finish the round for itself alone, and begins the next. Changes the state. */
export const finishRound = (game: Game<Cafe>, box: Box, state: State, seat: Seat): void => {
  for (let colour = 0; colour < state.supply.length; colour++)
    state.supply[colour] = Math.min(ENOUGH, state.supply[colour]);
  if (state.step === 'place' && state.order[state.turn] === seat)
    game.apply(state, seat, bestMove(game, box, state, seat, appraisePlaces), indifferent);
  if (state.step !== 'act') {
    state.step = 'act';
    state.acting = only(seat);
    state.actions[seat] = actionsOf(countCups(box, state.areas[seat]));
  }
  while (hasSeat(state.acting, seat)) {
    const move = bestMove(game, box, state, seat, appraiseActs);
    if (move.kind === 'done') break;
    game.apply(state, seat, move, indifferent);
  }
  state.turn = 0;
  state.round += 1;
  state.step = state.round < ROUNDS ? 'take' : 'over';
};
