import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cafe } from '../../games/cafe/index.ts';
import { garum } from '../../games/garum/index.ts';
import { expect as sure, Random, seedFrom, type Setting } from '../../games/kernel/index.ts';
import { cafeGauge } from '../balance/cafe.ts';
import { lata } from '../../games/lata/index.ts';
import { garumGauge } from '../balance/garum.ts';
import { lataGauge } from '../balance/lata.ts';
import { lataLimits } from '../balance/lataLimits.ts';
import { reportLimits } from '../balance/report.ts';
import { weigh, type Run } from '../balance/weigh.ts';

const main = fileURLToPath(new URL('../balance/main.ts', import.meta.url));
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

describe('the balance of a game', () => {
  const setting = { seats: 3, options: { board: 'baelo', variant: 'base' } };
  const balance = weigh(garum, garumGauge, setting, { bot: 'random', games: 20, seed: 'harbour' });

  it('counts each win once, by the place of the winner', () => {
    expect(balance.winsByPlace).toHaveLength(3);
    expect(balance.winsByPlace.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('has a score for every seat of every match, sorted', () => {
    expect(balance.totals).toHaveLength(60);
    expect(balance.totals).toEqual(balance.totals.toSorted((a, b) => a - b));
  });

  it('counts every worker that scored: at most 5 vilicus and a dominus a seat', () => {
    const [rows] = balance.watched;
    const posted = Object.fromEntries(rows.map(([worker, count]) => [worker, Number(count)]));
    expect(posted.vilicus).toBeLessThanOrEqual(20 * 3 * 5);
    expect(posted.dominus).toBeLessThanOrEqual(20 * 3);
    expect(posted.vilicus + posted.dominus).toBe(balance.sources.get('worker')?.count);
  });

  it("puts the amphora's first holder at the first place, and the others clockwise", () => {
    const state = garum.setup(sure(garum.readOptions({}, 4)), 4, new Random(seedFrom('harbour')));
    const places = garumGauge.places(state);
    expect(places[state.amphora]).toBe(0);
    expect(places[(state.amphora + 1) % 4]).toBe(1);
    expect(places[(state.amphora + 3) % 4]).toBe(3);
  });
});

describe('the balance of Café', () => {
  const options = { rules: 'table', expresso: 'on', bidding: 'on' };
  const { watched, totals } = weigh(
    cafe,
    cafeGauge,
    { seats: 2, options },
    {
      bot: 'greedy',
      games: 6,
      seed: 'harbour',
    },
  );
  const [[cards], [deliveries], [supply]] = watched;
  const number = (text: string): number => Number.parseFloat(text);

  it('names the cards that are taken least and most, in falling order from the most', () => {
    const rates = (list: string): readonly number[] => list.split(', ').map(one => number(one.split(' ')[1]));
    const [, least, most] = cards;
    expect(rates(least)).toEqual(rates(least).toSorted((a, b) => a - b));
    expect(rates(most)).toEqual(rates(most).toSorted((a, b) => b - a));
    expect(rates(most)[3]).toBeGreaterThanOrEqual(rates(least)[3]);
  });

  it('shares the delivered cubes out among the four colours', () => {
    const [each, , ...colours] = deliveries;
    expect(number(each)).toBeGreaterThan(0);
    expect(colours).toHaveLength(4);
    expect(colours.reduce((sum, share) => sum + number(share), 0)).toBeCloseTo(100, 0);
  });

  it('follows the supply: never below none, never above the 35 of a colour less one a player', () => {
    const [, least, mean] = supply;
    expect(number(least)).toBeGreaterThanOrEqual(0);
    expect(number(mean)).toBeLessThanOrEqual(33);
    expect(totals).toHaveLength(12);
  });

  it('knows at the end of a match what is left in the supply, by the events alone', () => {
    const { begin } = cafeGauge.watches[2];
    const watch = begin();
    watch.event({ kind: 'company', seat: 0, company: '', card: 56 });
    watch.event({ kind: 'produced', seat: 0, cell: 0, gained: [34, 3, 0, 0] });
    watch.event({ kind: 'cleared', seat: 0, cell: 0, lost: [1, 0, 0, 0] });
    watch.over({ scores: [], ranking: [], winners: [] });
    expect(watch.rows()).toEqual([['100.0 %', '0', '0.0']]);
  });

  it('puts the first master at the first place, and the others clockwise', () => {
    const chosen = sure(cafe.readOptions({}, 3));
    const state = cafe.setup(chosen, 3, new Random(seedFrom('harbour')));
    const places = cafeGauge.places(state);
    expect(places[state.master]).toBe(0);
    expect(places[(state.master + 1) % 3]).toBe(1);
  });
});

describe('the balance of Lata', () => {
  const together = weigh(
    lata,
    lataGauge,
    { seats: 2, options: { auction: 'open', money: '4' } },
    { bot: 'greedy', games: 10, seed: 'harbour' },
  );
  const [ratings, scoring, markets] = together.watched;

  it('counts a scoring card once a match where it was shown and bought', () => {
    expect(scoring.length).toBeGreaterThan(20);
    for (const [card, shown, bought] of scoring) {
      expect(card).toMatch(/^S\d\d$/);
      expect(Number(shown)).toBeLessThanOrEqual(10);
      expect(Number.parseFloat(bought)).toBeLessThanOrEqual(100);
    }
    const sold = scoring.reduce(
      (sum, [, shown, bought]) => sum + (Number(shown) * Number.parseFloat(bought)) / 100,
      0,
    );
    expect(Math.round(sold)).toBe(together.sources.get('card')?.count);
  });

  it('knows that S02 brings 7 points whoever has it', () => {
    expect(scoring.find(([card]) => card === 'S02')?.[3]).toBe('7.0');
  });

  it('counts markets that were filled', () => {
    expect(markets.length).toBeGreaterThan(20);
    for (const [, , filled] of markets) expect(Number.parseFloat(filled)).toBeLessThanOrEqual(100);
    expect(markets.some(([, , filled]) => Number.parseFloat(filled) > 0)).toBe(true);
  });

  it('rates single players only: random ones are ordinary', () => {
    expect(ratings).toEqual([]);
    const setting = { seats: 1, options: { scenario: 'setubal' } };
    const alone = weigh(lata, lataGauge, setting, { bot: 'random', games: 10, seed: 'harbour' });
    expect(alone.watched[0][0]).toEqual(['regular', '100.0 %']);
    expect(alone.watched[0]).toHaveLength(5);
  });

  it('knows whether the limits hold, and keeps silent about what was not played', () => {
    const limits = (bot: string, setting: Setting): readonly string[] => {
      const run: Run = { bot, games: 10, seed: 'harbour' };
      return reportLimits(lataLimits, [{ run, balances: [weigh(lata, lataGauge, setting, run)] }]);
    };
    const alone = limits('random', { seats: 1, options: { scenario: 'setubal' } });
    expect(alone).toContain(
      '| Alone in Setúbal, `random` mostly earns 0 to 15 | in 100.0 % of the matches | yes |',
    );
    expect(alone.filter(line => line.endsWith('| **no** |'))).toHaveLength(1); // random is not the strongest
    expect(alone.some(line => line.includes('place'))).toBe(false);
    // Random players buy so little that some card was shown and not bought.
    expect(limits('random', { seats: 2, options: { auction: 'sealed', money: '4' } })).toContainEqual(
      expect.stringMatching(
        /^\| The strongest bot: every scoring card .* in 0\.0 % \(2 players\) \| \*\*no\*\* \|$/,
      ),
    );
    expect(limits('random', { seats: 2, options: { auction: 'open', money: '4' } })).toEqual([]);
  });

  it('puts the first token at the first place', () => {
    const state = lata.setup(sure(lata.readOptions({}, 4)), 4, new Random(seedFrom('harbour')));
    const places = lataGauge.places(state);
    expect(state.order.map(seat => places[seat])).toEqual([0, 1, 2, 3]);
  });
});

describe('npm run balance', () => {
  it('prints tables of the settings asked for', () => {
    const { status, stdout } = run('garum', '--run', 'random=3', '--only', 'troia-base-2p');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# Balance of Garum, edition cais-1$/m);
    expect(stdout).toMatch(/^\| worker \| troia-base-2p \|$/m);
    expect(stdout).toMatch(/^\| vilicus \| \d+ · -?[\d.]+ · [\d.]+ % \|$/m);
    expect(stdout).not.toContain('troia-base-3p');
  });

  it.each([
    [['chess'], /^There is no game "chess": the games are cafe, garum/],
    [['garum', '--run', 'greedy'], /^A run is written like greedy=300, not "greedy"\./],
    [['garum', '--run', 'wild=3'], /^There is no bot "wild"/],
    [['garum', '--only', 'troia-5p'], /^Garum has no such setting: troia-base-2p, /],
    [['garum', '--speed', '3'], /^Unknown option '--speed'/],
  ])('%j ends with code 2 and a sentence', (args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(sentence);
  });
});
