import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Circumstances } from './benchmark.ts';
import { median } from './median.ts';
import type { Round } from './work.ts';

/** How many steps the first takes while the second takes one: round by round, then the median. */
export const ratioOf = (ours: readonly Round[], theirs: readonly Round[]): number =>
  median(theirs.map((round, i) => ours[i].stepsPerSecond / round.stepsPerSecond));

export const rateOf = (rounds: readonly Round[], rate: keyof Round): number =>
  median(rounds.map(round => round[rate]));

/**
 * Lets the contenders work in turns, one at a time, so that a slow moment of the machine falls on all of them. Each
 * has a thread of its own: engines that share compiled functions would slow each other down. The first round warms
 * up and is not counted. Gives the rounds of every contender, in the order of the contenders.
 */
export const playRounds = async (
  thread: URL,
  contenders: readonly object[],
  { rounds: count, seconds }: Pick<Circumstances, 'rounds' | 'seconds'>,
): Promise<readonly (readonly Round[])[]> => {
  // The peers check more, and are slower, unless they are told that this is production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const threads = contenders.map(workerData => new Worker(thread, { workerData, env }));
  const rounds = contenders.map((): Round[] => []);
  try {
    for (let round = 0; round <= count; round++)
      for (const [i, worker] of threads.entries()) {
        worker.postMessage(seconds);
        // A thread answers every message with one round; an error of the thread rejects.
        const [played] = (await once(worker, 'message')) as [Round];
        if (round > 0) rounds[i].push(played);
      }
  } finally {
    await Promise.all(threads.map(worker => worker.terminate()));
  }
  return rounds;
};
