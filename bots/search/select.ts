import type { Random, Seat } from '../../games/kernel/index.ts';
import { bestOf, roomFor } from '../greedy.ts';
import { newNode, type Node } from './node.ts';
import type { SearchSettings } from './settings.ts';

/** Writes how each legal move looks at first sight. */
export type Appraise<M> = (legal: readonly M[], into: Float64Array) => void;

/** How many moves of a node may have been tried after so many visits (Coulom 2007). */
const breadth = (visits: number): number => 2 + 1.5 * Math.sqrt(visits);

/** UCB1 over the moves that are possible in this world, by how often they could have been chosen. */
const promise = <M>(child: Node<M>, { curiosity, bias }: SearchSettings): number =>
  child.visits === 0
    ? Infinity
    : child.total / child.visits +
      curiosity * Math.sqrt(Math.log(child.available) / child.visits) +
      (bias * child.impression) / (child.visits + 1);

/** The move to try first among those not tried yet: the best-looking one, or any; none where all look hopeless. */
const newcomer = <M>(
  node: Node<M>,
  legal: readonly M[],
  settings: SearchSettings,
  lead: number,
  appraise: Appraise<M>,
  random: Random,
): { readonly move: M; readonly impression: number } | undefined => {
  const values = roomFor(legal.length);
  if (settings.widening || settings.bias > 0) appraise(legal, values);
  else for (let i = 0; i < legal.length; i++) values[i] = random.next();
  const most = values[bestOf(values, legal.length, random)];
  for (let i = 0; i < legal.length; i++) if (node.next.has(legal[i])) values[i] = -Infinity;
  const chosen = bestOf(values, legal.length, random);
  if (values[chosen] > -Infinity) return { move: legal[chosen], impression: (values[chosen] - most) / lead };
  return node.next.size > 0 ? undefined : { move: legal[chosen], impression: 0 };
};

/** The move to try next from a node, and the node that it leads to. */
export const select = <M>(
  node: Node<M>,
  seat: Seat,
  legal: readonly M[],
  settings: SearchSettings,
  lead: number,
  appraise: Appraise<M>,
  random: Random,
): { readonly move: M; readonly child: Node<M> } => {
  let tried = 0;
  let best = -Infinity;
  let move: M | undefined;
  let child: Node<M> | undefined;
  for (const candidate of legal) {
    const known = node.next.get(candidate);
    if (known === undefined) continue;
    tried++;
    known.available++;
    const value = promise(known, settings);
    if (value > best) {
      best = value;
      move = candidate;
      child = known;
    }
  }
  const mayOpen = tried < legal.length && (!settings.widening || tried < breadth(node.visits));
  const opened =
    move === undefined || mayOpen ? newcomer(node, legal, settings, lead, appraise, random) : undefined;
  if (opened !== undefined) {
    move = opened.move;
    child = newNode<M>(seat, opened.impression);
    child.available = 1;
    node.next.set(move, child);
  }
  if (move === undefined || child === undefined) throw new Error('There is no move to choose from.');
  return { move, child };
};
