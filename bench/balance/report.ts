import { bots, playOut, type BotName } from '../../bots/index.ts';
import {
  expect,
  Random,
  rank,
  seedFrom,
  settingName,
  settingsOf,
  type Game,
  type Kind,
  type Outcome,
  type Setting,
} from '../../games/kernel/index.ts';

export interface Wanted {
  readonly bot: BotName;
  readonly games: number;
  readonly seed: string;
}

/** What one source of points brought over all matches of a setting. */
interface Source {
  count: number;
  points: number;
  losses: number;
}

interface Balance {
  readonly setting: Setting;
  readonly winsBySeat: readonly number[];
  readonly meanScore: number;
  readonly sources: ReadonlyMap<string, Source>;
}

const addParts = (sources: Map<string, Source>, { scores }: Outcome): void => {
  for (const part of scores.flatMap(score => score.parts)) {
    const source = sources.get(part.kind) ?? { count: 0, points: 0, losses: 0 };
    source.count++;
    source.points += part.points;
    if (part.points < 0) source.losses++;
    sources.set(part.kind, source);
  }
};

const weigh = <K extends Kind>(game: Game<K>, setting: Setting, { bot, games, seed }: Wanted): Balance => {
  const options = expect(game.readOptions(setting.options, setting.seats));
  const seats = new Array<(typeof bots)[BotName]>(setting.seats).fill(bots[bot]);
  const wins = new Array<number>(setting.seats).fill(0);
  const sources = new Map<string, Source>();
  const name = settingName(game, setting);
  let total = 0;
  for (let i = 0; i < games; i++) {
    const chance = new Random(seedFrom(`${seed} ${name} match ${i}`));
    const minds = new Random(seedFrom(`${seed} ${name} bots ${i}`));
    const state = game.setup(options, setting.seats, chance);
    playOut(game, state, seats, { chance, minds });
    const outcome = rank(game.scores(state));
    for (const seat of outcome.winners) wins[seat] += 1 / outcome.winners.length;
    for (const score of outcome.scores) total += score.total;
    addParts(sources, outcome);
  }
  return {
    setting,
    winsBySeat: wins.map(count => count / games),
    meanScore: total / (games * setting.seats),
    sources,
  };
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How far, in points of win rate, the luckiest seat is above its fair share. */
const advantage = ({ winsBySeat }: Balance): string =>
  ((Math.max(...winsBySeat) - 1 / winsBySeat.length) * 100).toFixed(1);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The report of a game as a page of tables. */
export const report = <K extends Kind>(game: Game<K>, wanted: Wanted): string => {
  const balances = settingsOf(game).map(setting => weigh(game, setting, wanted));
  const { bot, games, seed } = wanted;
  // With this many matches, a seat without any advantage still strays this far in 19 of 20 runs.
  const noise = (seats: number): string =>
    (196 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games)).toFixed(1);
  return [
    `# Balance of ${game.name}, edition ${game.edition.id}, bot \`${bot}\``,
    '',
    `${games} matches a setting, \`npm run balance -- ${game.id} --bot ${bot} --games ${games} --seed ${seed}\`.`,
    '',
    '## Seats',
    '',
    row(['setting', 'wins by seat', 'best seat above its share', '95 % noise of a seat', 'mean score']),
    row(['---', '---', '---', '---', '---']),
    ...balances.map(balance =>
      row([
        settingName(game, balance.setting),
        balance.winsBySeat.map(percent).join(', '),
        advantage(balance),
        `± ${noise(balance.setting.seats)}`,
        balance.meanScore.toFixed(1),
      ]),
    ),
    '',
    '## Points by source',
    '',
    row(['setting', 'source', 'a seat and match', 'points each', 'lose points']),
    row(['---', '---', '---', '---', '---']),
    ...balances.flatMap(({ setting, sources }) =>
      [...sources].map(([kind, { count, points, losses }]) =>
        row([
          settingName(game, setting),
          kind,
          (count / (games * setting.seats)).toFixed(2),
          (points / count).toFixed(2),
          percent(losses / count),
        ]),
      ),
    ),
    '',
  ].join('\n');
};
