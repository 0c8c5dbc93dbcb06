// npm run teach -- [--matches N] [--bot BOT] [--times N] [--seed TEXT]: plays Café against itself and writes what the
// bots expect of an area, bots/knowledge/cafe/weights.json. The bot that drafts uses what was learned before.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBot } from '../../bots/index.ts';
import type { LayerData } from '../../bots/knowledge/network.ts';
import { RULE_SETS, type RuleSet } from '../../games/cafe/index.ts';
import { expect } from '../../games/kernel/index.ts';
import { playLessons } from './lessons.ts';
import { teach } from './teach.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2500' },
    bot: { type: 'string', default: 'mcts:iterations=60' },
    times: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});

const learn = (rules: RuleSet): readonly LayerData[] => {
  const lessons = playLessons(rules, expect(readBot(values.bot)), Number(values.matches), values.seed);
  const { layers, error } = teach(lessons, Number(values.times), values.seed);
  process.stdout.write(`${rules}: ${lessons.scores.length} lessons, off by ${error.toFixed(2)} points.\n`);
  return layers;
};

const weights = Object.fromEntries(RULE_SETS.map(rules => [rules, learn(rules)]));
writeFileSync(
  new URL('../../bots/knowledge/cafe/weights.json', import.meta.url),
  `${JSON.stringify(weights)}\n`,
);
