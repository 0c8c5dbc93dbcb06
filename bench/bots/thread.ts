// One bot in a thread of its own, searching from the same position again and again.

import { workerData } from 'node:worker_threads';
import { serve } from '../work.ts';
import type { Contender } from './contender.ts';
import { openContender } from './hosts.ts';

// Both sides of the channel are ours: report.ts sends a contender.
serve(await openContender(workerData as Contender));
