import {
  firstSeat,
  hasSeat,
  nobody,
  without,
  type Game,
  type Kind,
  type Random,
  type Seat,
  type Seats,
} from '../../games/kernel/index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { newNode, type Node } from './node.ts';
import { bestLooking } from './rollout.ts';
import { select } from './select.ts';
import type { SearchSettings } from './settings.ts';

/** The nodes where each seat goes on while several act at the same time; nobody's depends on another's. */
interface Together<M> {
  seats: Seats;
  readonly at: Map<Seat, Node<M>>;
}

const meanwhileOf = <M>(node: Node<M>, seat: Seat): Node<M> => {
  const known = node.meanwhile.get(seat);
  if (known !== undefined) return known;
  const made = newNode<M>(seat);
  node.meanwhile.set(seat, made);
  return made;
};

/**
 * Walks down the tree in one guessed world, changing its state, until a move that was never tried before or the end of
 * the match. Gives the nodes on the way. The thinking seat goes first where several are pending.
 * Where seats are apart, the others have no nodes: they do what looks best.
 */
export const descend = <K extends Kind>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  root: Node<K['Move']>,
  state: K['State'],
  me: Seat,
  apart: boolean,
  settings: SearchSettings,
  random: Random,
): readonly Node<K['Move']>[] => {
  const path: Node<K['Move']>[] = [];
  let node = root;
  let together: Together<K['Move']> | undefined;
  const chapter = apart ? knowledge.chapter?.(state, me) : undefined;
  for (let pending = game.pending(state); pending !== nobody; pending = game.pending(state)) {
    if (chapter !== undefined && knowledge.chapter?.(state, me) !== chapter) break;
    if (apart && !hasSeat(pending, me)) {
      const other = firstSeat(pending);
      const moves = game.legal(state, other);
      game.apply(state, other, bestLooking(knowledge, state, other, moves, random), random);
      continue;
    }
    if (!apart && together === undefined && (pending & (pending - 1)) !== 0)
      together = { seats: pending, at: new Map([[me, node]]) };
    const seat = hasSeat(pending, me) ? me : firstSeat(pending);
    let from = node;
    if (together !== undefined) {
      const own = together.at.get(seat);
      from = own ?? meanwhileOf(node, seat);
      if (own === undefined) path.push(from);
    }
    const legal = game.legal(state, seat);
    const { move, child } = select(
      from,
      seat,
      legal,
      settings,
      knowledge.lead,
      (moves, into) => knowledge.appraise(state, seat, moves, into),
      random,
    );
    game.apply(state, seat, move, random);
    path.push(child);
    if (together === undefined) node = child;
    else {
      together.at.set(seat, child);
      if (!hasSeat(game.pending(state), seat)) together.seats = without(together.seats, seat);
      if (together.seats === nobody) {
        node = together.at.get(me) ?? node;
        together = undefined;
      }
    }
    if (child.visits === 0) break;
  }
  return path;
};
