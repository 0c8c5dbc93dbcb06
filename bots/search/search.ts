// Information-set Monte Carlo tree search with one tree (Cowling, Powley and Whitehouse 2012): every iteration guesses
// a world that fits the view anew, so the tree learns what is good in all of them. Chance within a world is drawn
// anew as well; a node stands for the moves that led to it, whatever chance did in between.

import { nobody, type Game, type Kind, type Random, type Seat } from '../../games/kernel/index.ts';
import { knowledgeOf } from '../knowledge/index.ts';
import { descend } from './descent.ts';
import type { Node } from './node.ts';
import { chanceOf, rewardOf, winOf } from './reward.ts';
import { rollOut } from './rollout.ts';
import type { Budget, SearchSettings } from './settings.ts';

/** Whether to go on, asked after each iteration with their number so far. */
const clockFor = ({ iterations, milliseconds }: Budget): ((done: number) => boolean) => {
  if (milliseconds === Infinity) return done => done < iterations;
  const end = performance.now() + milliseconds;
  return done => done < iterations && performance.now() < end;
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
  const goOn = clockFor(budget);
  const points = new Float64Array(game.settings(view).seats);
  let done = 0;
  do {
    const state = game.guess(view, random);
    const path = descend(game, knowledge, root, state, me, settings, random);
    rollOut(game, knowledge, state, settings, random);
    knowledge.expect(state, points);
    const isOver = game.pending(state) === nobody;
    const par = root.visits === 0 ? points[me] : root.points / root.visits;
    root.visits++;
    root.points += points[me];
    for (const node of path) {
      node.visits++;
      node.total += rewardOf(points, node.seat, knowledge.lead, par, settings.winning);
      node.wins += isOver ? winOf(points, node.seat) : chanceOf(points, node.seat, knowledge.lead);
      node.points += points[node.seat];
    }
    done++;
  } while (goOn(done));
  return done;
};
