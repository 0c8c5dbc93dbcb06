import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '../../bots/index.ts';
import { checkSeats, type Kind, type Title } from '../../games/kernel/index.ts';
import { openLedger } from '../arena/ledger.ts';
import type { MatchResult, Task } from '../arena/match.ts';
import { standingsOf, type Standing } from '../arena/standings.ts';
import { command } from '../command.ts';
import { complain, orComplain } from '../complaint.ts';
import { botName, wholeNumber } from '../options.ts';
import { progressOn } from '../progress.ts';
import { shareOut } from '../threads.ts';
import { findTitle, openTitle, readChosen } from '../titles.ts';

interface Wishes {
  readonly bots: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly edition: string | undefined;
}

const planTask = <K extends Kind>(title: Title<K>, wishes: Wishes): Task => {
  const game = openTitle(title, wishes.edition);
  const bots = wishes.bots.split(',').map(name => botName(name.trim()));
  orComplain(checkSeats(game, bots.length));
  const options = readChosen(game, wishes.option);
  orComplain(game.readOptions(options, bots.length));
  const edition = game.edition.data ?? game.edition.id;
  return { game: game.id, edition, options, bots, seed: wishes.seed };
};

const playAll = async (
  task: Task,
  games: number,
  jobs: number,
  file: string | undefined,
): Promise<readonly MatchResult[]> => {
  const ledger = file === undefined ? { results: [], add: () => {} } : openLedger(file, task);
  const results = new Map(
    ledger.results.flatMap(result => (result.match < games ? [[result.match, result]] : [])),
  );
  const left = Array.from({ length: games }, (_, match) => match).filter(match => !results.has(match));
  const progress = progressOn(process.stderr);
  progress.show(results.size, games);
  let given = 0;
  const add = (result: MatchResult): void => {
    results.set(result.match, result);
    ledger.add(result);
    progress.show(results.size, games);
  };
  const thread = new URL('../arena/thread.ts', import.meta.url);
  const next = (): number | undefined => left[given++];
  await shareOut<Task, number, MatchResult>({ thread, task, next, add }, Math.min(jobs, left.length));
  progress.clear();
  return Array.from(
    { length: games },
    (_, match) => results.get(match) ?? complain(`Match ${match} is missing.`),
  );
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const draw = (task: Task, games: number, standings: readonly Standing[]): string =>
  [
    `${task.game}, ${task.bots.length} seats, ${games} matches`,
    ...standings.map(
      ({ bot, seats, winRate, interval: [low, high], fairShare, meanScore, millisecondsPerTurn }) =>
        `${bot}${seats > 1 ? ` × ${seats}` : ''}: wins ${percent(winRate)} (${percent(low)} to ${percent(high)}; fair share ${percent(fairShare)}), mean score ${meanScore.toFixed(1)}, ${millisecondsPerTurn.toFixed(1)} ms a turn`,
    ),
  ].join('\n');

export const arena = command({
  name: 'arena',
  words: ['GAME'],
  about: 'Let bots play each other, and see who is better.',
  options: {
    bots: {
      value: 'LIST',
      about: `Who plays, one a seat, for example hard,greedy: ${BOT_NAMES.join(', ')}.`,
    },
    games: { value: 'N', about: 'How many matches (100).' },
    seed: { value: 'TEXT', about: 'The same seed gives the same shuffles (1).' },
    jobs: { value: 'N', about: 'How many threads share the work (one a core).' },
    option: {
      value: 'NAME=VALUE',
      about: 'An option of the match, as listed by cais games; may be repeated.',
      many: true,
    },
    edition: { value: 'FILE', about: 'Play with the components in this file.' },
    save: {
      value: 'FILE',
      about: 'Keep each result in this file; started again with it, the arena goes on.',
    },
    json: { about: 'Print one JSON object for programs.' },
  },
  notes: `The seats rotate: with N seats, every N matches have the same shuffles, and every bot sits once at each seat.
A bot is a level, or a search by its settings: mcts:iterations=2000, plain:milliseconds=500:curiosity=1.
A shared win counts as a part of one. The interval holds the true win rate 19 times out of 20.`,
  run: async ({ words: [name], options }) => {
    const { bots = complain('Say who plays: --bots hard,greedy.'), seed = '1', option, edition } = options;
    const task = findTitle(name)(title => planTask(title, { bots, seed, option, edition }));
    const games = wholeNumber('--games', options.games ?? '100', 1, 1e9);
    const jobs = wholeNumber('--jobs', options.jobs ?? String(availableParallelism()), 1, 256);
    const results = await playAll(task, games, jobs, options.save);
    const standings = standingsOf(task, results);
    console.log(
      options.json
        ? JSON.stringify({
            game: task.game,
            options: task.options,
            seats: task.bots.length,
            games,
            seed,
            standings,
          })
        : draw(task, games, standings),
    );
    return 0;
  },
});
