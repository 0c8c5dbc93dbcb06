import { growTree, iterations, newNode, wallClock, type Manner } from '../../bots/index.ts';
import { Random, seedFrom, type Kind } from '../../games/kernel/index.ts';
import type { Measured } from '../measured.ts';
import type { Work } from '../work.ts';
import { ITERATIONS } from './contender.ts';
import type { Position } from './position.ts';

/** Our search, from what the seat knows. */
export const ourSearches = <K extends Kind>(
  { game }: Measured<K>,
  { state, seat }: Position<K>,
  settings: Manner,
): Work => {
  const view = game.view(state, seat);
  const random = new Random(seedFrom('bench search'));
  const budget = iterations(ITERATIONS);
  return () =>
    growTree(
      game,
      view,
      seat,
      newNode<K['Move']>(seat),
      { ...settings, clock: wallClock, budget },
      budget,
      random,
    );
};
