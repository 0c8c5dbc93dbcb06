import { createDraft, expect, type Kind, type Random } from '../games/kernel/index.ts';
import type { Thinker } from './bot.ts';
import { knowledgeOf } from './knowledge/index.ts';

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

/** Takes whatever seems to gain most at once, by the knowledge of the game. */
export const greedy: Thinker = {
  plan: <K extends Kind>(...[game, view, seat, random]: Parameters<typeof greedy.plan<K>>) => {
    const { appraise } = knowledgeOf(game);
    const draft = createDraft(game, view, seat);
    while (draft.stage() === 'open') {
      const legal = draft.legal();
      const values = roomFor(legal.length);
      appraise(draft.table(), seat, legal, values);
      expect(draft.play(legal[bestOf(values, legal.length, random)]));
    }
    return draft.moves();
  },
};
