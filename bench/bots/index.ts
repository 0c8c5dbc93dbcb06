import type { Benchmark } from '../benchmark.ts';
import { SEARCHES, type Search } from './contender.ts';
import { contendersOf, measure, type Report } from './report.ts';
import { makeTable } from './table.ts';

/** How fast the bots search. */
export const bots: Benchmark<Search, Report> = { hosts: SEARCHES, contendersOf, measure, makeTable };
