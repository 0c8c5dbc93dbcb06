import { describe, expect, it } from 'vitest';
import { guided, plain } from '../../bots/index.ts';
import { catalogue } from '../../games/catalogue.ts';
import { firstSeat, nobody, type Kind } from '../../games/kernel/index.ts';
import { ITERATIONS, STAGES } from '../bots/contender.ts';
import { ourSearches } from '../bots/ours.ts';
import { positionAt } from '../bots/position.ts';
import { measure } from '../bots/report.ts';
import { makeTable } from '../bots/table.ts';
import { withMeasured, type Measured } from '../measured.ts';

const games = Object.keys(catalogue);
const positive = expect.toSatisfy((n: unknown) => typeof n === 'number' && n > 0);

/** The same game, counting the playouts that reach the end of the match. */
const countingEnds = <K extends Kind>(measured: Measured<K>) => {
  const { game } = measured;
  let ends = 0;
  const apply: typeof game.apply = (table, seat, move, chance) => {
    game.apply(table, seat, move, chance);
    if (game.pending(table) === nobody) ends++;
  };
  return { measured: { ...measured, game: { ...game, apply } }, ends: () => ends };
};

describe.each(games)('a search in %s', id => {
  it.each(STAGES)('starts from a choice (%s), always the same', stage => {
    withMeasured(id, measured => {
      const { state, seat, made, of } = positionAt(measured, stage);
      expect(seat).toBe(firstSeat(measured.game.pending(state)));
      expect(measured.game.legal(state, seat).length).toBeGreaterThan(1);
      expect(made).toBeLessThan(of);
      expect(made >= of / 2).toBe(stage === 'middle');
      expect(positionAt(measured, stage)).toEqual({ state, seat, made, of });
    });
  });

  it.each(STAGES)('adds as many playouts as it is asked for, the plain ones to the end (%s)', stage => {
    withMeasured(id, one => {
      const { measured, ends } = countingEnds(one);
      const position = positionAt(one, stage);
      expect(ourSearches(measured, position, plain)()).toBe(ITERATIONS);
      expect(ends()).toBe(ITERATIONS);
      expect(ourSearches(measured, position, guided)()).toBe(ITERATIONS);
    });
  });
});

describe('the benchmark of the bots', () => {
  it('searches in every game with our own bots and reports what a reader and a program need', async () => {
    const report = await measure({ games, hosts: ['guided', 'plain'], rounds: 3, seconds: 0.02 });
    const row = {
      contender: 'Cais, plain',
      playouts: 'random, to the end',
      hidden: 'guessed anew',
      iterationsPerSecond: positive,
      // Ours beside itself is exactly one, round by round.
      ratio: 1,
    };
    expect(report).toEqual({
      node: process.version,
      rounds: 3,
      seconds: 0.02,
      iterations: ITERATIONS,
      positions: games.flatMap(game =>
        STAGES.map(stage => ({
          game,
          name: expect.any(String),
          seats: positive,
          stage,
          made: expect.any(Number),
          of: positive,
          rows: [
            row,
            {
              ...row,
              contender: 'Cais, as the levels play',
              playouts: 'led by what is known of the game',
              ratio: positive,
            },
          ],
        })),
      ),
    });
  }, 60_000);
});

describe('the table', () => {
  it('says what each contender does, and sets words left and numbers right', () => {
    const ours = { contender: 'Cais', playouts: 'random', hidden: 'guessed', ratio: 1 };
    const rows = [
      { ...ours, iterationsPerSecond: 35_000.4 },
      { ...ours, contender: 'Other bot', hidden: 'seen', iterationsPerSecond: 875, ratio: 40 },
    ];
    const place = { game: 'garum', name: 'Garum', seats: 4, stage: 'middle', made: 48, of: 95 } as const;
    const report = { node: 'v24.0.0', rounds: 7, seconds: 1, iterations: 200 };
    expect(makeTable({ ...report, positions: [{ ...place, rows }] }).split('\n')).toEqual([
      'Node v24.0.0, one thread, medians of 7 alternating rounds of 1 s',
      'each search starts with an empty tree and adds 200 playouts to it, one an iteration',
      '',
      'Garum, 4 players, after 48 of 95 decisions',
      'contender  playouts  what is hidden  iterations/s  plain ÷ it',
      'Cais       random    guessed               35,000         1.0',
      'Other bot  random    seen                     875        40.0',
    ]);
  });
});
