import { createDraft, expect, type Kind, type Random } from '../../games/kernel/index.ts';
import type { Thinker } from '../bot.ts';
import { newNode, type Node } from './node.ts';
import { growTree } from './search.ts';
import type { Budget, SearchSettings } from './settings.ts';

/** The later moves of a turn start from the tree of the first, and get this part of its time. */
const AFTERTHOUGHT = 0.25;

const afterthought = ({ iterations, milliseconds }: Budget): Budget => ({
  iterations: Math.max(1, Math.round(iterations * AFTERTHOUGHT)),
  milliseconds: milliseconds * AFTERTHOUGHT,
});

/** The move that was tried most often, which is the one that stood its test best. */
const mostTried = <M>(node: Node<M>, legal: readonly M[]): M => {
  let best = legal[0];
  for (const move of legal)
    if ((node.next.get(move)?.visits ?? 0) > (node.next.get(best)?.visits ?? 0)) best = move;
  return best;
};

const FINENESS = 1024;

/** Any move that was tried, as often as it was. */
const someTried = <M>(node: Node<M>, legal: readonly M[], random: Random): M => {
  const visits = legal.map(move => node.next.get(move)?.visits ?? 0);
  let left = random.pick(visits.reduce((sum, count) => sum + count, 0));
  return legal[visits.findIndex(count => (left -= count) < 0)];
};

/** Searches for a whole turn: what was learned for its first move serves the others. */
export const mcts = (settings: SearchSettings): Thinker => {
  const plan: Thinker['plan'] = <K extends Kind>(
    ...[game, view, seat, random]: Parameters<typeof plan<K>>
  ) => {
    const draft = createDraft(game, view, seat);
    let root = newNode<K['Move']>(seat);
    let { budget } = settings;
    while (draft.stage() === 'open') {
      const legal = draft.legal();
      if (legal.length > 1) {
        growTree(game, draft.table(), seat, root, settings, budget, random);
        budget = afterthought(settings.budget);
      }
      const slips = legal.length > 1 && random.pick(FINENESS) < settings.slip * FINENESS;
      const move = slips ? someTried(root, legal, random) : mostTried(root, legal);
      root = root.next.get(move) ?? newNode(seat);
      expect(draft.play(move));
    }
    return draft.moves();
  };
  return { plan };
};
