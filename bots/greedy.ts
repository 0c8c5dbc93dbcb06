import { createDraft, expect, type Game, type Kind, type Random, type Seat } from '../games/kernel/index.ts';
import type { Thinker } from './bot.ts';
import { knowledgeOf } from './knowledge/taught.ts';
import { marginOf } from './search/reward.ts';

/** The longest list of legal moves that has been met; it grows when a longer one comes. */
let room = new Float64Array(256);

export const roomFor = (moves: number): Float64Array => {
  if (moves > room.length) room = new Float64Array(moves * 2);
  return room;
};

/** The place of the largest of the first numbers; among equals, any, equally likely. */
export const bestOf = (values: Float64Array, count: number, random: Random): number => {
  let best = 0;
  let ties = 1;
  for (let i = 1; i < count; i++) {
    if (values[i] > values[best]) {
      best = i;
      ties = 1;
    } else if (values[i] === values[best] && random.pick(++ties) === 0) best = i;
  }
  return best;
};

/** Writes how far each move would put the seat ahead of the best of the others, if the match were judged after it. */
const lookAhead = <K extends Kind>(
  game: Game<K>,
  view: K['View'],
  seat: Seat,
  legal: readonly K['Move'][],
  into: Float64Array,
  random: Random,
): void => {
  const { expect: judge } = knowledgeOf(game);
  const world = game.guess(view, random);
  const points = new Float64Array(game.settings(view).seats);
  for (let i = 0; i < legal.length; i++) {
    const state = game.cloneState(world);
    game.apply(state, seat, legal[i], random);
    judge(state, points);
    into[i] = points.length === 1 ? points[seat] : marginOf(points, seat);
  }
};

/** Takes whatever seems to gain most at once, by the knowledge of the game, and does not plan what comes after it. */
export const greedy: Thinker = {
  plan: <K extends Kind>(...[game, view, seat, random]: Parameters<typeof greedy.plan<K>>) => {
    const { appraise, plans } = knowledgeOf(game);
    const draft = createDraft(game, view, seat);
    while (draft.stage() === 'open') {
      const legal = draft.legal();
      const values = roomFor(legal.length);
      if (plans) lookAhead(game, draft.table(), seat, legal, values, random);
      else appraise(draft.table(), seat, legal, values);
      expect(draft.play(legal[bestOf(values, legal.length, random)]));
    }
    return draft.moves();
  },
};
