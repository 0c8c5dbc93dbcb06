// npm run balance -- GAME [--run BOT=GAMES]… [--only SETTING]… [--seed TEXT]: writes docs/balance/GAME.md, or with
// --only prints those settings alone.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBot } from '../../bots/index.ts';
import { settingName, settingsOf, type Setting } from '../../games/kernel/index.ts';
import { gauged, GAUGED } from './games.ts';
import { reportLimits, reportRun } from './report.ts';
import { weigh, type Run } from './weigh.ts';

const USAGE = 'npm run balance -- GAME [--run BOT=GAMES] [--only SETTING] [--seed TEXT]';

const complain = (sentence: string): never => {
  process.stderr.write(`${sentence} Usage: ${USAGE}\n`);
  process.exit(2);
};

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      run: { type: 'string', multiple: true, default: ['random=2000', 'greedy=300'] },
      only: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
    },
  });

const readArguments = (): ReturnType<typeof parse> => {
  try {
    return parse();
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
};

const readRun = (given: string, seed: string): Run => {
  const [, bot, games] = /^(.+)=([1-9]\d{0,8})$/.exec(given) ?? [];
  if (bot === undefined) return complain(`A run is written like greedy=300, not "${given}".`);
  const read = readBot(bot);
  return read.ok ? { bot, games: Number(games), seed } : complain(read.problem.message);
};

const { positionals, values } = readArguments();
const [id = ''] = positionals;
const runs = values.run.map(given => readRun(given, values.seed));
if (!GAUGED.includes(id)) complain(`There is no game "${id}": the games are ${GAUGED.join(', ')}.`);

const page = gauged(id, (game, gauge) => {
  const isWanted = (setting: Setting): boolean => values.only?.includes(settingName(game, setting)) ?? true;
  const settings = settingsOf(game).filter(isWanted);
  if (settings.length === 0)
    complain(
      `${game.name} has no such setting: ${settingsOf(game)
        .map(one => settingName(game, one))
        .join(', ')}.`,
    );
  const weighed = runs.map(run => {
    process.stderr.write(`${run.bot}: ${run.games} matches in each of ${settings.length} settings …\n`);
    return { run, balances: settings.map(setting => weigh(game, gauge, setting, run)) };
  });
  return [
    `# Balance of ${game.name}, edition ${game.edition.id}`,
    '',
    ...reportLimits(gauge.limits ?? [], weighed),
    ...weighed.flatMap(one => reportRun(game, gauge, one)),
  ].join('\n');
});

// A part of the settings is for a quick look; the page in docs/ has all of them.
if (values.only === undefined) {
  const folder = fileURLToPath(new URL('../../docs/balance', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${id}.md`, page);
}
process.stdout.write(page);
