// One of several threads that share a simulation: plays the batches it is sent, and sends back what came of them.

import { parentPort, workerData } from 'node:worker_threads';
import { makeWorker, type Batch, type Task } from './work.ts';

// Both sides of the channel are ours: pool.ts sends a task first, and then batches.
const work = makeWorker(workerData as Task);
parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(work(batch)));
