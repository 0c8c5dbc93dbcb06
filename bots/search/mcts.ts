import { createDraft, expect, type Kind } from '../../games/kernel/index.ts';
import type { Thinker } from '../bot.ts';
import { knowledgeOf } from '../knowledge/taught.ts';
import { bestLine, mostTried, someTried } from './choice.ts';
import { newNode } from './node.ts';
import { growTree } from './search.ts';
import { isApart, type Budget, type SearchSettings } from './settings.ts';

/** The later moves of a turn start from the tree of the first, and get this part of its time. */
const AFTERTHOUGHT = 0.25;

const afterthought = ({ iterations, milliseconds }: Budget): Budget => ({
  iterations: Math.max(1, Math.round(iterations * AFTERTHOUGHT)),
  milliseconds: milliseconds * AFTERTHOUGHT,
});

/** The fineness of the chance of a slip. */
const FINENESS = 1024;

/** Searches for a whole turn: what was learned for its first move serves the others. */
export const mcts = (settings: SearchSettings): Thinker => {
  const plan: Thinker['plan'] = <K extends Kind>(
    ...[game, view, seat, random]: Parameters<typeof plan<K>>
  ) => {
    const draft = createDraft(game, view, seat);
    let root = newNode<K['Move']>(seat);
    let { budget } = settings;
    const knowledge = knowledgeOf(game);
    const foresees = isApart(settings, knowledge) && knowledge.chapter?.(view, seat) !== undefined;
    const best = foresees ? bestLine : mostTried;
    while (draft.stage() === 'open') {
      const legal = draft.legal();
      if (legal.length > 1) {
        growTree(game, draft.table(), seat, root, settings, budget, random);
        budget = afterthought(settings.budget);
      }
      const slips = legal.length > 1 && random.pick(FINENESS) < settings.slip * FINENESS;
      const move = slips ? someTried(root, legal, random) : best(root, legal);
      root = root.next.get(move) ?? newNode(seat);
      expect(draft.play(move));
    }
    return draft.moves();
  };
  return { plan };
};
