import type { Benchmark } from '../benchmark.ts';
import { HOSTS, type Host } from './contender.ts';
import { contendersOf, measure, type Report } from './report.ts';
import { makeTable } from './table.ts';

/** How fast the rules are played. */
export const engine: Benchmark<Host, Report> = { hosts: HOSTS, contendersOf, measure, makeTable };
