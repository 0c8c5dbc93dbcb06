// One of several threads that share an analysis: analyses the commits it is sent the numbers of.

import { parentPort, workerData } from 'node:worker_threads';
import { analyst, type Task } from './commit.ts';

// Both sides of the channel are ours: the command sends a task first, and then numbers of commits.
const analyse = analyst(workerData as Task);
parentPort?.on('message', (commit: number) => parentPort?.postMessage(analyse(commit)));
