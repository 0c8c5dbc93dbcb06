// npm run balance -- GAME [--bot NAME] [--games N] [--seed TEXT]: writes docs/balance/GAME.md

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOT_NAMES } from '../../bots/index.ts';
import { catalogue } from '../../games/catalogue.ts';
import { expect } from '../../games/kernel/index.ts';
import { report } from './report.ts';

const USAGE = 'npm run balance -- GAME [--bot NAME] [--games N] [--seed TEXT]';

const complain = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readArguments = (): ReturnType<typeof parse> => {
  try {
    return parse();
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      bot: { type: 'string', default: 'random' },
      games: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
    },
  });

const { positionals, values } = readArguments();
const [id = ''] = positionals;
const title =
  catalogue[id] ??
  complain(`There is no game "${id}": the games are ${Object.keys(catalogue).join(', ')}. Usage: ${USAGE}`);
const bot =
  BOT_NAMES.find(name => name === values.bot) ??
  complain(`There is no bot "${values.bot}": the bots are ${BOT_NAMES.join(', ')}.`);
const games = /^[1-9]\d{0,8}$/.test(values.games)
  ? Number(values.games)
  : complain(`--games must be a whole number from 1, not "${values.games}".`);

const folder = fileURLToPath(new URL('../../docs/balance', import.meta.url));
mkdirSync(folder, { recursive: true });
const page = title(known => report(expect(known.open()), { bot, games, seed: values.seed }));
const file = `${folder}/${id}.md`;
writeFileSync(file, page);
process.stdout.write(page);
