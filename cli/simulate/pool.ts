import type { Progress } from '../progress.ts';
import { shareOut } from '../threads.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { makeWorker, type Batch, type Task } from './work.ts';

/** Small enough for a lively progress bar and an even end, large enough to make sending them cheap. */
const batchSize = (games: number, jobs: number): number =>
  Math.min(1000, Math.max(1, Math.ceil(games / (jobs * 20))));

const cut = function* (games: number, size: number): Generator<Batch, undefined> {
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
};

/** Plays the matches, several at a time. What comes of them does not depend on the number of jobs. */
export const simulateAll = async (
  task: Task,
  games: number,
  jobs: number,
  progress: Progress,
): Promise<Tally> => {
  const tally = emptyTally(task.players);
  const batches = cut(games, batchSize(games, jobs));
  const next = (): Batch | undefined => batches.next().value;
  const add = (part: Tally): void => {
    addTally(tally, part);
    progress.show(tally.games, games);
  };
  if (jobs === 1) {
    const work = makeWorker(task);
    for (let batch = next(); batch !== undefined; batch = next()) add(work(batch));
  } else {
    const thread = new URL('./thread.ts', import.meta.url);
    await shareOut<Task, Batch, Tally>({ thread, task, next, add }, Math.min(jobs, games));
  }
  progress.clear();
  return tally;
};
