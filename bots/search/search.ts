// Information-set Monte Carlo tree search with one tree (Cowling, Powley and Whitehouse 2012): every iteration guesses
// a world that fits the view anew, so the tree learns what is good in all of them. Chance within a world is drawn
// anew as well; a node stands for the moves that led to it, whatever chance did in between.

import { nobody, only, type Game, type Kind, type Random, type Seat } from '../../games/kernel/index.ts';
import { knowledgeOf } from '../knowledge/taught.ts';
import { descend } from './descent.ts';
import type { Node } from './node.ts';
import { chanceOf, rewardOf, winOf } from './reward.ts';
import { rollOut } from './rollout.ts';
import { isApart, type Budget, type Clock, type SearchSettings } from './settings.ts';

/** Whether to go on, asked after each iteration with their number so far. */
const within = ({ iterations, milliseconds }: Budget, clock: Clock): ((done: number) => boolean) => {
  if (milliseconds === Infinity) return done => done < iterations;
  const end = clock() + milliseconds;
  return done => done < iterations && clock() < end;
};

/** Grows the tree below the root as long as the budget lasts. */
export const growTree = <K extends Kind>(
  game: Game<K>,
  view: K['View'],
  me: Seat,
  root: Node<K['Move']>,
  settings: SearchSettings,
  budget: Budget,
  random: Random,
): number => {
  const knowledge = knowledgeOf(game);
  const goOn = within(budget, settings.clock);
  const winning = settings.winning === 'game' ? knowledge.winning : settings.winning;
  const apart = isApart(settings, knowledge);
  const points = new Float64Array(game.settings(view).seats);
  // Where seats are apart, the others can expect whatever they could before.
  const before = new Float64Array(points.length);
  if (apart) knowledge.expect(game.guess(view, random), before);
  let done = 0;
  do {
    const state = game.guess(view, random);
    const path = descend(game, knowledge, root, state, me, apart, settings, random);
    rollOut(game, knowledge, state, settings, random);
    const isOver = game.pending(state) === nobody;
    points.set(before);
    knowledge.expect(state, points, apart && !isOver ? only(me) : undefined);
    const par = root.visits === 0 ? points[me] : root.points / root.visits;
    root.visits++;
    root.points += points[me];
    for (const node of path) {
      node.visits++;
      node.total += rewardOf(points, node.seat, knowledge.lead, par, winning, apart);
      node.wins += isOver ? winOf(points, node.seat) : chanceOf(points, node.seat, knowledge.lead);
      node.points += points[node.seat];
      node.peak = Math.max(node.peak, points[node.seat]);
    }
    done++;
  } while (goOn(done));
  return done;
};
