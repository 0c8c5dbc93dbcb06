// One contender in a thread of its own: plays for as many seconds as it is told, and sends back what it managed.

import { parentPort, workerData } from 'node:worker_threads';
import type { Contender, PlayMatch } from './contender.ts';
import { openContender } from './hosts.ts';
import type { Round } from './rounds.ts';

const playFor = (play: PlayMatch, seconds: number): Round => {
  const start = performance.now();
  let decisions = 0;
  let games = 0;
  let elapsed: number;
  do {
    decisions += play();
    games++;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { decisionsPerSecond: decisions / elapsed, gamesPerSecond: games / elapsed };
};

// Both sides of the channel are ours: rounds.ts sends a contender first, and then seconds.
const play = await openContender(workerData as Contender);
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(playFor(play, seconds)));
