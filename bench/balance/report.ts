import { settingName, type Game, type Kind, type Setting } from '../../games/kernel/index.ts';
import type { Gauge, Limit } from './gauge.ts';
import { percent, table } from './markdown.ts';
import type { Balance, Weighed } from './weigh.ts';

/** How far, in points of win rate, the luckiest place is above its fair share. */
export const advantage = ({ winsByPlace }: Balance): number =>
  winsByPlace.length === 1 ? 0 : (Math.max(...winsByPlace) - 1 / winsByPlace.length) * 100;

/** With so many matches, a place without any advantage still strays this far in 19 of 20 runs. */
const noise = ({ winsByPlace: { length: seats }, games }: Balance): string =>
  seats === 1 ? '' : `± ${(196 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games)).toFixed(1)}`;

const quantile = (totals: readonly number[], share: number): string =>
  String(totals[Math.min(totals.length - 1, Math.floor(totals.length * share))]);

export const meanOf = (totals: readonly number[]): number =>
  totals.reduce((sum, total) => sum + total, 0) / totals.length;

/** One line for each thing that was watched, with what each setting says of it. */
const compare = (
  columns: readonly string[],
  names: readonly string[],
  watched: readonly (readonly (readonly string[])[])[],
): readonly string[] => {
  const [thing, ...about] = columns;
  const things = [...new Set(watched.flatMap(rows => rows.map(([name]) => name)))].toSorted();
  const cellOf = (rows: (typeof watched)[number], name: string): string =>
    rows
      .find(([other]) => other === name)
      ?.slice(1)
      .join(' · ') ?? '';
  return [
    `A cell tells: ${about.join(' · ')}.`,
    '',
    ...table(
      [thing, ...names],
      things.map(name => [name, ...watched.map(rows => cellOf(rows, name))]),
    ),
  ];
};

/** Whether the runs keep to the limits of the game. */
export const reportLimits = (limits: readonly Limit[], runs: readonly Weighed[]): readonly string[] => {
  const rows = limits.flatMap(({ what, check }) => {
    const checked = check(runs);
    return checked === undefined ? [] : [[what, checked.found, checked.holds ? 'yes' : '**no**']];
  });
  return rows.length === 0 ? [] : ['## Limits', '', ...table(['limit', 'found', 'holds'], rows), ''];
};

/** What a run with one bot found, as a part of a page. */
export const reportRun = <K extends Kind>(
  game: Game<K>,
  gauge: Gauge<K>,
  { run: { bot, games, seed }, balances }: Weighed,
): readonly string[] => {
  const name = (setting: Setting): string => settingName(game, setting);
  const isStandard = ({ setting }: Balance): boolean =>
    (gauge.aside ?? []).every(option => setting.options[option] === game.options[option].standard);
  const main = balances.filter(isStandard);
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
          advantage(balance).toFixed(1),
          noise(balance),
        ]),
    ),
    '',
    '### Scores',
    '',
    ...table(
      ['setting', 'mean', 'least', '10 %', 'median', '90 %', 'most'],
      main.map(({ setting, totals }) => [
        name(setting),
        meanOf(totals).toFixed(1),
        ...[0, 0.1, 0.5, 0.9, 1].map(share => quantile(totals, share)),
      ]),
    ),
    '',
    '### Points by source',
    '',
    ...table(
      ['setting', 'source', 'a seat and match', 'points each'],
      main.flatMap(({ setting, sources, games: played }) =>
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
    ...gauge.watches.flatMap(({ heading, columns, compares }, i) => {
      const seen = main.filter(({ watched }) => watched[i].length > 0);
      if (seen.length === 0) return [];
      const rows = compares
        ? compare(
            columns,
            seen.map(({ setting }) => name(setting)),
            seen.map(({ watched }) => watched[i]),
          )
        : table(
            ['setting', ...columns],
            seen.flatMap(({ setting, watched }) => watched[i].map(cells => [name(setting), ...cells])),
          );
      return [`### ${heading}`, '', ...rows, ''];
    }),
  ];
};
