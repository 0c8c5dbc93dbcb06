import { catalogue } from '../games/catalogue.ts';
import { HELP, readArguments, type Wanted } from './arguments.ts';
import { HOSTS } from './engine/contender.ts';
import { installPeers } from './install.ts';
import { contendersOf, measure, type Plan } from './engine/report.ts';
import { makeTable } from './engine/table.ts';

const ROUNDS = 7;

const runEngine = async ({ json, seconds }: Wanted): Promise<void> => {
  const plan: Plan = { games: Object.keys(catalogue), hosts: HOSTS, rounds: ROUNDS, seconds };
  const contenders = contendersOf(plan).length;
  const total = Math.ceil(contenders * (ROUNDS + 1) * seconds);
  console.error(`${contenders} contenders play in turns; this takes about ${total} seconds …`);
  const report = await measure(plan);
  console.log(json ? JSON.stringify(report, undefined, 2) : makeTable(report));
};

const fail = (sentence: string, exitCode: number): void => {
  console.error(sentence);
  process.exitCode = exitCode;
};

const wanted = readArguments(process.argv.slice(2));
if (!wanted.ok) fail(wanted.problem.message, 2);
else if (wanted.value.help) console.log(HELP);
else {
  const installed = installPeers();
  if (installed.ok) await runEngine(wanted.value);
  else fail(installed.problem.message, 1);
}
