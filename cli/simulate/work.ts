import { playOut, readBot, type Bot } from '../../bots/index.ts';
import { expect, Random, rank, seedFrom, type Game, type Kind } from '../../games/kernel/index.ts';
import { findTitle } from '../titles.ts';
import { addMatch, emptyTally, type Tally } from './tally.ts';

/** What to simulate, as plain data that can be sent to a worker. */
export interface Task {
  readonly game: string;
  readonly edition: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly seed: string;
  /** As text that `readBot` reads. */
  readonly bot: string;
}

/** Matches by their numbers, the last not included. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export type Worker = (batch: Batch) => Tally;

const workOn =
  <K extends Kind>(game: Game<K>, { options, players, seed, bot }: Task): Worker =>
  ({ from, to }) => {
    const complete = expect(game.readOptions(options, players));
    const seats = new Array<Bot>(players).fill(expect(readBot(bot)));
    const tally = emptyTally(players);
    for (let i = from; i < to; i++) {
      const chance = new Random(seedFrom(`${seed} match ${i}`));
      const minds = new Random(seedFrom(`${seed} bots ${i}`));
      const state = game.setup(complete, players, chance);
      const decisions = playOut(game, state, seats, { chance, minds });
      addMatch(tally, decisions, rank(game.scores(state)));
    }
    return tally;
  };

export const makeWorker = (task: Task): Worker =>
  findTitle(task.game)(title => workOn(expect(title.open(task.edition)), task));
