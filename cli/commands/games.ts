import { command } from '../command.ts';
import { describeAll, type Description } from '../describe.ts';
import { choosePaint, type Paint } from '../paint.ts';

const draw = ({ game, name, about, seats, editions, options }: Description, paint: Paint): string =>
  [
    `${paint('bold', game)}  ${name}, ${seats.min} to ${seats.max} players`,
    `  ${about.en}`,
    ...editions.map(({ id, title }, i) => `  edition ${id}: ${title}${i === 0 ? ' (current)' : ''}`),
    ...Object.entries(options).flatMap(([option, { name: called, values, standard, seats: only }]) => [
      `  option ${paint('bold', option)}: ${called.en}${only === undefined ? '' : ` (for ${only.join(' or ')} ${only.at(-1) === 1 ? 'player' : 'players'})`}`,
      ...Object.entries(values).map(
        ([value, text]) =>
          `    ${option}=${value}${value === standard ? ' (standard)' : ''}: ${text.about.en}`,
      ),
    ]),
  ].join('\n');

export const games = command({
  name: 'games',
  words: [],
  about: 'List the games, with the number of players, editions and options of each.',
  options: {
    json: { about: 'Print JSON for programs, with every text in every language.' },
    'no-color': { about: 'Print without colours.' },
  },
  notes: 'An option is given to the other commands as --option name=value.',
  run: ({ options }) => {
    const all = describeAll();
    const paint = choosePaint(options['no-color']);
    console.log(options.json ? JSON.stringify(all, null, 1) : all.map(one => draw(one, paint)).join('\n\n'));
    return 0;
  },
});
