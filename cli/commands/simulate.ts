import { BOT_NAMES } from '../../bots/index.ts';
import { checkSeats, type Kind, type Title } from '../../games/kernel/index.ts';
import { command } from '../command.ts';
import { orComplain } from '../complaint.ts';
import { botName, wholeNumber } from '../options.ts';
import { progressOn } from '../progress.ts';
import { simulateAll } from '../simulate/pool.ts';
import { SHARES, type Tally } from '../simulate/tally.ts';
import type { Task } from '../simulate/work.ts';
import { findTitle, openTitle, readChosen } from '../titles.ts';

interface Wishes {
  readonly players: string | undefined;
  readonly seed: string;
  readonly bot: string;
  readonly option: readonly string[];
  readonly edition: string | undefined;
}

const planTask = <K extends Kind>(title: Title<K>, wishes: Wishes): Task => {
  const game = openTitle(title, wishes.edition);
  const players =
    wishes.players === undefined ? game.seats.max : wholeNumber('--players', wishes.players, 1, 99);
  orComplain(checkSeats(game, players));
  const options = readChosen(game, wishes.option);
  orComplain(game.readOptions(options, players));
  return {
    game: game.id,
    edition: game.edition.data,
    options,
    players,
    seed: wishes.seed,
    bot: botName(wishes.bot),
  };
};

const report = (task: Task, tally: Tally, seconds: number) => ({
  game: task.game,
  players: task.players,
  games: tally.games,
  decisions: tally.decisions,
  seconds,
  decisionsPerSecond: Math.round(tally.decisions / seconds),
  playoutsPerSecond: Math.round((tally.games / seconds) * 10) / 10,
  scores: { mean: tally.sum / (tally.games * task.players), min: tally.min, max: tally.max },
  winsBySeat: tally.winShares.map(shares => shares / SHARES),
});

const draw = (of: ReturnType<typeof report>): string =>
  [
    `${of.game}, ${of.players} players, ${of.games} games`,
    `decisions            ${of.decisions}`,
    `seconds              ${of.seconds.toFixed(2)}`,
    `decisions a second   ${of.decisionsPerSecond}`,
    `games a second       ${of.playoutsPerSecond}`,
    `score                ${of.scores.mean.toFixed(2)} on average, from ${of.scores.min} to ${of.scores.max}`,
    ...of.winsBySeat.map(
      (wins, seat) =>
        `wins of player ${seat + 1}     ${wins.toFixed(1)} (${((100 * wins) / of.games).toFixed(1)} %)`,
    ),
  ].join('\n');

export const simulate = command({
  name: 'simulate',
  words: ['GAME'],
  about: 'Let bots play many matches, and count speed, scores and wins.',
  options: {
    players: { value: 'N', about: 'How many players (as many as the game takes).' },
    games: { value: 'N', about: 'How many matches (1000).' },
    seed: { value: 'TEXT', about: 'The same seed gives the same matches (1).' },
    bot: { value: 'NAME', about: `Who plays: ${BOT_NAMES.join(', ')} (random).` },
    jobs: {
      value: 'N',
      about: 'How many threads share the work (1); the results are the same with any number.',
    },
    option: {
      value: 'NAME=VALUE',
      about: 'An option of the match, as listed by cais games; may be repeated.',
      many: true,
    },
    edition: { value: 'FILE', about: 'Play with the components in this file.' },
    json: { about: 'Print one JSON object for programs.' },
  },
  notes: `A win shared by two players counts as half a win for each, by three as a third, and so on.
scores covers the final scores of all players; a playout is one match played to its end.`,
  run: async ({ words: [name], options }) => {
    const { players, seed = '1', bot = 'random', option, edition } = options;
    const task = findTitle(name)(title => planTask(title, { players, seed, bot, option, edition }));
    const games = wholeNumber('--games', options.games ?? '1000', 1, 1e9);
    const jobs = wholeNumber('--jobs', options.jobs ?? '1', 1, 256);
    const begun = performance.now();
    const tally = await simulateAll(task, games, jobs, progressOn(process.stderr));
    const result = report(task, tally, (performance.now() - begun) / 1000);
    console.log(options.json ? JSON.stringify(result) : draw(result));
    return 0;
  },
});
