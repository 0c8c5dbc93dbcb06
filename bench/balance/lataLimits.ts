// What the decks of Lata were designed to keep to.

import type { Limit } from './gauge.ts';
import { percent } from './markdown.ts';
import { advantage, meanOf } from './report.ts';
import type { Balance, Weighed } from './weigh.ts';

/** Where the gauge of Lata keeps what it saw of ratings and of scoring cards. */
const RATINGS = 0;
const CARDS = 1;

const MOST_ADVANTAGE = 5;
const BOUGHT = 1 / 3;
const MOST_SHARE = 1 / 3;

const isStandard = ({ setting: { options } }: Balance): boolean =>
  options.auction === 'sealed' && options.money === '4';

const together = (runs: readonly Weighed[]): readonly Balance[] =>
  (runs.at(-1)?.balances ?? []).filter(balance => balance.setting.seats > 1 && isStandard(balance));

const aloneInSetubal = (run: Weighed | undefined): Balance | undefined =>
  run?.balances.find(({ setting }) => setting.seats === 1 && setting.options.scenario === 'setubal');

const seatsOf = ({ setting }: Balance): string => `${setting.seats} players`;

const placesAreFair: Limit = {
  what: `The strongest bot: no place of the first auction wins more than ${MOST_ADVANTAGE} points above its fair share`,
  check: runs => {
    const all = together(runs);
    return all.length === 0
      ? undefined
      : {
          found: all.map(balance => `${advantage(balance).toFixed(1)} (${seatsOf(balance)})`).join(', '),
          holds: all.every(balance => advantage(balance) <= MOST_ADVANTAGE),
        };
  },
};

/** The card of a setting with the least or most of something, which is written in a column. */
const extreme = (balance: Balance, column: number, sign: 1 | -1): { card: string; value: number } =>
  balance.watched[CARDS]
    .map(row => ({ card: row[0], value: Number.parseFloat(row[column]) }))
    .filter(({ value }) => !Number.isNaN(value))
    .reduce((best, one) => (sign * one.value > sign * best.value ? one : best));

const cardsAreBought: Limit = {
  what: 'The strongest bot: every scoring card is bought in a third of the matches that show it',
  check: runs => {
    const all = together(runs).map(balance => ({ balance, least: extreme(balance, 2, -1) }));
    return all.length === 0
      ? undefined
      : {
          found: all
            .map(
              ({ balance, least }) => `${least.card} in ${percent(least.value / 100)} (${seatsOf(balance)})`,
            )
            .join(', '),
          holds: all.every(({ least }) => least.value / 100 >= BOUGHT),
        };
  },
};

const noneWinsAlone: Limit = {
  what: 'The strongest bot: no scoring card brings more than a third of what a seat earns',
  check: runs => {
    const all = together(runs).map(balance => {
      const { card, value } = extreme(balance, 3, 1);
      return { balance, card, share: value / meanOf(balance.totals) };
    });
    return all.length === 0
      ? undefined
      : {
          found: all
            .map(({ balance, card, share }) => `${card} ${percent(share)} (${seatsOf(balance)})`)
            .join(', '),
          holds: all.every(({ share }) => share <= MOST_SHARE),
        };
  },
};

const ordinary: Limit = {
  what: 'Alone in Setúbal, `random` mostly earns 0 to 15',
  check: runs => {
    const balance = aloneInSetubal(runs.find(({ run }) => run.bot === 'random'));
    if (balance === undefined) return undefined;
    const share = Number.parseFloat(balance.watched[RATINGS][0][1]) / 100;
    return { found: `in ${percent(share)} of the matches`, holds: share > 1 / 2 };
  },
};

const meanWithin = (
  what: string,
  pick: (runs: readonly Weighed[]) => Weighed | undefined,
  from: number,
  to: number,
): Limit => ({
  what: `Alone in Setúbal, ${what} earns ${from} to ${to} on average`,
  check: runs => {
    const balance = aloneInSetubal(pick(runs));
    if (balance === undefined) return undefined;
    const mean = meanOf(balance.totals);
    return { found: mean.toFixed(1), holds: mean >= from && mean < to + 1 };
  },
});

export const lataLimits: readonly Limit[] = [
  placesAreFair,
  cardsAreBought,
  noneWinsAlone,
  ordinary,
  meanWithin('`greedy`', runs => runs.find(({ run }) => run.bot === 'greedy'), 16, 45),
  meanWithin('the strongest bot', runs => runs.at(-1), 46, 60),
];
