// npm run teach -- [--matches N] [--bot BOT] [--times N] [--seed TEXT]: plays Café against itself and writes what the
// bots expect of an area, bots/knowledge/cafe/weights.json. The bot that drafts uses what was learned before.

import { writeFileSync } from 'node:fs';
import type { LayerData } from '../../bots/knowledge/network.ts';
import { RULE_SETS, type RuleSet } from '../../games/cafe/index.ts';
import { readArguments, type Wanted } from './arguments.ts';
import { playLessons } from './lessons.ts';
import { teach } from './teach.ts';

const learn = (rules: RuleSet, { matches, bot, times, seed }: Wanted): readonly LayerData[] => {
  const lessons = playLessons(rules, bot, matches, seed);
  const { layers, error } = teach(lessons, times, seed);
  process.stdout.write(`${rules}: ${lessons.scores.length} lessons, off by ${error.toFixed(2)} points.\n`);
  return layers;
};

const wanted = readArguments(process.argv.slice(2));
if (wanted.ok)
  writeFileSync(
    new URL('../../bots/knowledge/cafe/weights.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(RULE_SETS.map(rules => [rules, learn(rules, wanted.value)])))}\n`,
  );
else {
  process.stderr.write(`${wanted.problem.message}\n`);
  process.exitCode = 2;
}
