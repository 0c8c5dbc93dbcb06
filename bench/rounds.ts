import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contender } from './contender.ts';

/** What one contender managed in one round. */
export interface Round {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

/** The rounds of every contender, in the order of the contenders. */
export type Rounds = readonly (readonly Round[])[];

/**
 * Lets the contenders play in turns, one at a time, so that a slow moment of the machine falls on all of them. Each
 * has a thread of its own: engines that share compiled functions would slow each other down. The first round warms
 * up and is not counted.
 */
export const playRounds = async (
  contenders: readonly Contender[],
  count: number,
  seconds: number,
): Promise<Rounds> => {
  // The peers check more, and are slower, unless they are told that this is production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const threads = contenders.map(
    workerData => new Worker(new URL('./thread.ts', import.meta.url), { workerData, env }),
  );
  const rounds = contenders.map((): Round[] => []);
  try {
    for (let round = 0; round <= count; round++)
      for (const [i, thread] of threads.entries()) {
        thread.postMessage(seconds);
        // thread.ts answers every message with one round; an error of the thread rejects.
        const [played] = (await once(thread, 'message')) as [Round];
        if (round > 0) rounds[i].push(played);
      }
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
  return rounds;
};
