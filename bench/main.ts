import { catalogue } from '../games/catalogue.ts';
import { HELP, readArguments, type Subject, type Wanted } from './arguments.ts';
import type { Benchmark, Circumstances } from './benchmark.ts';
import { bots } from './bots/index.ts';
import { engine } from './engine/index.ts';
import { installPeers } from './install.ts';
import { makeServerTable, measureServers } from './server/index.ts';

const ROUNDS = 7;
/** Servers have to be started, and fill up, before they can be measured: fewer and longer rounds. */
const SERVER_SECONDS = 4;

const run = async <Host extends string, Report extends Circumstances>(
  { hosts, contendersOf, measure, makeTable }: Benchmark<Host, Report>,
  { json, seconds }: Wanted,
): Promise<void> => {
  const plan = { games: Object.keys(catalogue), hosts, rounds: ROUNDS, seconds };
  const contenders = contendersOf(plan).length;
  const total = Math.ceil(contenders * (ROUNDS + 1) * seconds);
  console.error(`${contenders} contenders work in turns; this takes at least ${total} seconds …`);
  const report = await measure(plan);
  console.log(json ? JSON.stringify(report, undefined, 2) : makeTable(report));
};

const runners: Readonly<Record<Subject, (wanted: Wanted) => Promise<void>>> = {
  engine: wanted => run(engine, wanted),
  bots: wanted => run(bots, wanted),
  server: async ({ json, seconds }) => {
    const report = await measureServers(seconds * SERVER_SECONDS);
    console.log(json ? JSON.stringify(report, undefined, 2) : makeServerTable(report));
  },
};

const fail = (sentence: string, exitCode: number): void => {
  console.error(sentence);
  process.exitCode = exitCode;
};

const wanted = readArguments(process.argv.slice(2));
if (!wanted.ok) fail(wanted.problem.message, 2);
else if (wanted.value === 'help') console.log(HELP);
else {
  const installed = installPeers();
  if (installed.ok) await runners[wanted.value.subject](wanted.value);
  else fail(installed.problem.message, 1);
}
