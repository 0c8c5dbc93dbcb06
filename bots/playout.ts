import { firstSeat, nobody, type Game, type Kind, type Random } from '../games/kernel/index.ts';
import { planOnState, type Bot } from './bot.ts';

/** The two streams of a playout: one shuffles for the match, the other decides for the bots. */
export interface Streams {
  readonly chance: Random;
  readonly minds: Random;
}

/** Plays a match to its end, changing the state in place, with one bot a seat. Gives the number of decisions. */
export const playOut = <K extends Kind>(
  game: Game<K>,
  state: K['State'],
  bots: readonly Bot[],
  { chance, minds }: Streams,
): number => {
  let decisions = 0;
  for (let pending = game.pending(state); pending !== nobody; pending = game.pending(state)) {
    const seat = firstSeat(pending);
    for (const move of planOnState(bots[seat], game, state, seat, minds)) {
      game.apply(state, seat, move, chance);
      decisions++;
    }
  }
  return decisions;
};
