import { firstSeat, nobody, type Game, type Kind, type Random, type Seat } from '../../games/kernel/index.ts';
import { bestOf, roomFor } from '../greedy.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { SearchSettings } from './settings.ts';

/** The fineness of a random share. */
const PARTS = 1024;

/** The move that looks best at first sight; among equals, any. */
export const bestLooking = <K extends Kind>(
  knowledge: Knowledge<K>,
  state: K['State'],
  seat: Seat,
  legal: readonly K['Move'][],
  random: Random,
): K['Move'] => {
  const values = roomFor(legal.length);
  knowledge.appraise(state, seat, legal, values);
  return legal[bestOf(values, legal.length, random)];
};

/** Plays on to the end of the match or to the horizon, changing the state in place. */
export const rollOut = <K extends Kind>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  state: K['State'],
  { rollout, surprise, horizon }: SearchSettings,
  random: Random,
): void => {
  const surprises = rollout === 'uniform' ? PARTS : surprise * PARTS;
  let left = horizon === 'game' ? knowledge.horizon : horizon;
  for (let pending = game.pending(state); pending !== nobody && left > 0; pending = game.pending(state)) {
    left--;
    const seat = firstSeat(pending);
    const legal = game.legal(state, seat);
    let [move] = legal;
    if (legal.length > 1) {
      if (random.pick(PARTS) < surprises) move = legal[random.pick(legal.length)];
      else move = bestLooking(knowledge, state, seat, legal, random);
    }
    game.apply(state, seat, move, random);
  }
};
