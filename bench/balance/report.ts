import { settingName, type Game, type Kind, type Setting } from '../../games/kernel/index.ts';
import type { Gauge } from './gauge.ts';
import { percent, table } from './markdown.ts';
import type { Balance, Run } from './weigh.ts';

/** How far, in points of win rate, the luckiest place is above its fair share. */
const advantage = ({ winsByPlace }: Balance): string =>
  winsByPlace.length === 1 ? '' : ((Math.max(...winsByPlace) - 1 / winsByPlace.length) * 100).toFixed(1);

/** With so many matches, a place without any advantage still strays this far in 19 of 20 runs. */
const noise = ({ winsByPlace: { length: seats }, games }: Balance): string =>
  seats === 1 ? '' : `± ${(196 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games)).toFixed(1)}`;

const quantile = (totals: readonly number[], share: number): string =>
  String(totals[Math.min(totals.length - 1, Math.floor(totals.length * share))]);

const mean = (totals: readonly number[]): string =>
  (totals.reduce((sum, total) => sum + total, 0) / totals.length).toFixed(1);

/** What a run with one bot found, as a part of a page. */
export const reportRun = <K extends Kind>(
  game: Game<K>,
  gauge: Gauge<K>,
  { bot, games, seed }: Run,
  balances: readonly Balance[],
): readonly string[] => {
  const name = (setting: Setting): string => settingName(game, setting);
  return [
    `## Bot \`${bot}\``,
    '',
    `${games} matches a setting: \`npm run balance -- ${game.id} --run ${bot}=${games} --seed ${seed}\`.`,
    '',
    ...table(
      ['setting', `wins by place from ${gauge.first}`, 'best above its share', '95 % noise'],
      balances
        .filter(({ setting }) => setting.seats > 1)
        .map(balance => [
          name(balance.setting),
          balance.winsByPlace.map(percent).join(', '),
          advantage(balance),
          noise(balance),
        ]),
    ),
    '',
    '### Scores',
    '',
    ...table(
      ['setting', 'mean', 'least', '10 %', 'median', '90 %', 'most'],
      balances.map(({ setting, totals }) => [
        name(setting),
        mean(totals),
        ...[0, 0.1, 0.5, 0.9, 1].map(share => quantile(totals, share)),
      ]),
    ),
    '',
    '### Points by source',
    '',
    ...table(
      ['setting', 'source', 'a seat and match', 'points each'],
      balances.flatMap(({ setting, sources, games: played }) =>
        [...sources]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([kind, { count, points }]) => [
            name(setting),
            kind,
            (count / (played * setting.seats)).toFixed(2),
            (points / count).toFixed(2),
          ]),
      ),
    ),
    '',
    ...gauge.watches.flatMap(({ heading, columns }, i) => [
      `### ${heading}`,
      '',
      ...table(
        ['setting', ...columns],
        balances.flatMap(({ setting, watched }) => watched[i].map(cells => [name(setting), ...cells])),
      ),
      '',
    ]),
  ];
};
