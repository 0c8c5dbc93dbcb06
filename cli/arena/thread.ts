// One of several threads that share an arena: plays the matches it is sent the numbers of.

import { parentPort, workerData } from 'node:worker_threads';
import { arenaPlayer, type Task } from './match.ts';

// Both sides of the channel are ours: the command sends a task first, and then numbers of matches.
const play = arenaPlayer(workerData as Task);
parentPort?.on('message', (match: number) => parentPort?.postMessage(play(match)));
