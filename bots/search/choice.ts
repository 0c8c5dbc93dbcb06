// Which move to make, after the tree has grown.

import type { Random } from '../../games/kernel/index.ts';
import type { Node } from './node.ts';

/** The move that was tried most often, which is the one that stood its test best. */
export const mostTried = <M>(node: Node<M>, legal: readonly M[]): M => {
  let best = legal[0];
  for (const move of legal)
    if ((node.next.get(move)?.visits ?? 0) > (node.next.get(best)?.visits ?? 0)) best = move;
  return best;
};

/** The move that the best line begins with, for whoever can hold to that line; among equals the one tried most often. */
export const bestLine = <M>(node: Node<M>, legal: readonly M[]): M => {
  let best = mostTried(node, legal);
  for (const move of legal)
    if ((node.next.get(move)?.peak ?? -Infinity) > (node.next.get(best)?.peak ?? -Infinity)) best = move;
  return best;
};

/** Any move that was tried, as often as it was. */
export const someTried = <M>(node: Node<M>, legal: readonly M[], random: Random): M => {
  const visits = legal.map(move => node.next.get(move)?.visits ?? 0);
  let left = random.pick(visits.reduce((sum, count) => sum + count, 0));
  return legal[visits.findIndex(count => (left -= count) < 0)];
};
