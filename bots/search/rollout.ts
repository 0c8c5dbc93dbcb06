import { firstSeat, nobody, type Game, type Kind, type Random } from '../../games/kernel/index.ts';
import { bestOf, roomFor } from '../greedy.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { SearchSettings } from './settings.ts';

/** The fineness of a random share. */
const PARTS = 1024;

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
    let choice = 0;
    if (legal.length > 1) {
      if (random.pick(PARTS) < surprises) choice = random.pick(legal.length);
      else {
        const values = roomFor(legal.length);
        knowledge.appraise(state, seat, legal, values);
        choice = bestOf(values, legal.length, random);
      }
    }
    game.apply(state, seat, legal[choice], random);
  }
};
