import type { Game, Kind } from '../game.ts';
import { createMatch, type Match } from '../match.ts';
import { Random } from '../random.ts';
import { expect as sure } from '../result.ts';
import type { Seat } from '../seats.ts';
import { seedFrom, type Seed } from '../seed.ts';
import { demand } from './demand.ts';
import type { Setting } from '../settings.ts';

/** All that is needed to play the same random match again. */
export interface Trial extends Setting {
  readonly seed: Seed;
}

/** A match before its next move, and a stream of random numbers that is not the players'. */
export interface Stop<K extends Kind> {
  readonly match: Match<K>;
  readonly state: K['State'];
  readonly random: Random;
}

export type Visit<K extends Kind> = (stop: Stop<K>) => void;

export const choose = <T>(list: readonly T[], random: Random): T => list[random.pick(list.length)];

/** At most so many of the list, in its order. */
export const some = <T>(list: readonly T[], most: number, random: Random): readonly T[] => {
  let left = most;
  return list.filter((_, i) => {
    const chosen = random.pick(list.length - i) < left;
    if (chosen) left--;
    return chosen;
  });
};

export const seatList = (match: { readonly seats: number }): readonly Seat[] => [
  ...Array(match.seats).keys(),
];

/** The random numbers of somebody at this match, other than the referee's. */
export const streamFor = (who: string, { seed }: { readonly seed: Seed }): Random =>
  new Random(seedFrom(`${who} ${seed}`));

/** One in so many moves is a change of mind, where the game allows one to seats that have decided already. */
const FIRMNESS = 4;

export const chooseSeat = <K extends Kind>(match: Match<K>, players: Random): Seat => {
  const pending = match.pending();
  const decided = seatList(match).filter(seat => !pending.includes(seat) && match.legal(seat).length > 0);
  return choose(decided.length > 0 && players.pick(FIRMNESS) === 0 ? decided : pending, players);
};

/** Says in the error where it happened. */
export const locate = <K extends Kind, R>(
  { seats, options }: Setting,
  match: Match<K>,
  action: () => R,
): R => {
  try {
    return action();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const where = `${seats} seats, options ${JSON.stringify(options)}, seed ${match.seed()}`;
    throw new Error(`${what} [${where}, before move ${match.log().length}]`, { cause: error });
  }
};

/** Plays a match to its end, every choice uniformly random. */
export const playOn = <K extends Kind>(
  game: Game<K>,
  match: Match<K>,
  setting: Setting,
  visit?: Visit<K>,
): Match<K> => {
  const players = streamFor('players', { seed: match.seed() });
  const random = streamFor('visitor', { seed: match.seed() });
  let decisions = 0;
  const step = (): boolean => {
    visit?.({ match, state: match.state(), random });
    if (match.pending().length === 0) return false;
    const seat = chooseSeat(match, players);
    // A change of mind is not a decision: the bound is on what has to be decided.
    if (match.pending().includes(seat)) decisions++;
    demand(decisions <= game.longest, () => `The match goes on after ${game.longest} decisions.`);
    const legal = match.legal(seat);
    demand(legal.length > 0, () => `Seat ${seat} must act and has no legal move.`);
    sure(match.commit(seat, [choose(legal, players)]));
    return true;
  };
  while (locate(setting, match, step));
  return match;
};

/** A whole match of random moves. The players' numbers and the referee's come from different streams. */
export const playRandom = <K extends Kind>(game: Game<K>, trial: Trial, visit?: Visit<K>): Match<K> =>
  playOn(game, sure(createMatch(game, trial)), trial, visit);
