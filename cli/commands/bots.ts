import { BOT_NAMES, characters } from '../../bots/index.ts';
import { LANGUAGES } from '../../games/kernel/index.ts';
import { command } from '../command.ts';
import { nameOf } from '../options.ts';

export const bots = command({
  name: 'bots',
  words: [],
  about: 'List the bots one can play against, and what kind of player each is.',
  options: {
    lang: { value: 'LANG', about: `The language: ${LANGUAGES.join(', ')} (en).` },
    json: { about: 'Print one JSON list for programs, in every language.' },
  },
  notes: `Use them as seats: cais play garum --seats me,easy,hard.
Besides these, a search can be named by its settings: mcts:iterations=2000 (cais arena --help).`,
  run: ({ options }) => {
    const language = nameOf('language', options.lang ?? 'en', LANGUAGES);
    if (options.json) console.log(JSON.stringify(BOT_NAMES.map(bot => ({ bot, about: characters[bot] }))));
    else for (const bot of BOT_NAMES) console.log(`${bot.padEnd(8)}${characters[bot][language]}`);
    return 0;
  },
});
