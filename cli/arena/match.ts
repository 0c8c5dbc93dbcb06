// One match of an arena: who sits where, and what came of it.

import { planOnState, readBot, type Bot } from '../../bots/index.ts';
import {
  expect,
  firstSeat,
  nobody,
  Random,
  rank,
  seedFrom,
  type Game,
  type Kind,
  type Seat,
} from '../../games/kernel/index.ts';
import { findTitle } from '../titles.ts';
import { threadClock } from './clock.ts';

/** What to play, as plain data that can be sent to a thread. */
export interface Task {
  readonly game: string;
  /** The id of a built-in edition, or the data of another one. */
  readonly edition: unknown;
  readonly options: Readonly<Record<string, string>>;
  /** The contestants, each as text; as many as there are seats. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What came of one match, by contestant. */
export interface MatchResult {
  readonly match: number;
  /** The share of the victory. */
  readonly wins: readonly number[];
  readonly points: readonly number[];
  readonly turns: readonly number[];
  readonly milliseconds: readonly number[];
}

/** As many matches as there are seats have the same shuffles, and in them every contestant sits once at every seat. */
export const contestantAt = (match: number, seat: Seat, seats: number): number => (seat + match) % seats;
const shuffleOf = (match: number, seats: number): number => Math.floor(match / seats);

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const playOne = <K extends Kind>(
  game: Game<K>,
  options: K['Options'],
  bots: readonly Bot[],
  seed: string,
  match: number,
): MatchResult => {
  const seats = bots.length;
  const chance = new Random(seedFrom(`${seed} shuffle ${shuffleOf(match, seats)}`));
  const minds = bots.map((_, i) => new Random(seedFrom(`${seed} match ${match} mind ${i}`)));
  const result = { match, wins: zeros(seats), points: zeros(seats), turns: zeros(seats) };
  const milliseconds = zeros(seats);
  const state = game.setup(options, seats, chance);
  for (let pending = game.pending(state); pending !== nobody; pending = game.pending(state)) {
    const seat = firstSeat(pending);
    const who = contestantAt(match, seat, seats);
    const begun = threadClock();
    const moves = planOnState(bots[who], game, state, seat, minds[who]);
    milliseconds[who] += threadClock() - begun;
    result.turns[who]++;
    for (const move of moves) game.apply(state, seat, move, chance);
  }
  const { scores, winners } = rank(game.scores(state));
  for (const seat of winners) result.wins[contestantAt(match, seat, seats)] += 1 / winners.length;
  for (const [seat, { total }] of scores.entries()) result.points[contestantAt(match, seat, seats)] += total;
  return { ...result, milliseconds };
};

/** Plays matches of the task by their numbers. */
export const arenaPlayer = (task: Task): ((match: number) => MatchResult) =>
  findTitle(task.game)(title => {
    const game = expect(title.open(task.edition));
    const bots = task.bots.map(text => expect(readBot(text, threadClock)));
    const options = expect(game.readOptions(task.options, bots.length));
    return match => playOne(game, options, bots, task.seed, match);
  });
