import { describe, expect, it } from 'vitest';
import { rank } from '../../kernel/index.ts';
import { garum } from '../index.ts';
import { workerPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { BLUE, box, deal, fill, fromTo, GREEN, RED, stand, YELLOW } from './table.ts';

const totals = (state: State): readonly number[] => garum.scores(state).map(({ total }) => total);
const winners = (state: State): readonly number[] => rank(garum.scores(state)).winners;

/** A table whose lines are all empty, so that each vilicus is worth −1 and each dominus −2, with these bonus points. */
const withBonus = (players: number, ...bonus: readonly number[]): State => {
  const state = deal(players);
  bonus.forEach((points, colour) => (state.bonus[colour] = points));
  return state;
};

const TROIA = [-1, -1, -1, -1, -1, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56, 67];
const BAELO = [-1, -1, -1, -1, 1, 2, 4, 7, 11, 16, 22, 29, 37];

describe('end and scoring', () => {
  it.each([
    [4, 'troia', 16],
    [3, 'troia', 16],
    [2, 'troia', 16],
    [4, 'baelo', 12],
    [3, 'baelo', 12],
    [2, 'baelo', 12],
  ] as const)(
    '[G-END-1] %i players on %s: the match ends after cetarium number %i',
    (players, board, cetaria) => {
      const state = fill(deal(players, { board }), ...fromTo(1, cetaria - 1));
      expect(garum.pending(state)).not.toBe(0);
      fill(state, cetaria);
      expect(garum.pending(state)).toBe(0);
      expect([0, 1, 2, 3].flatMap(seat => garum.legal(state, seat))).toEqual([]);
      expect(state.places).not.toContain(-1);
    },
  );

  it('[G-END-1] a worker without specimens enough loses: a vilicus 1, a dominus 2', () => {
    const state = deal(4);
    stand(state, BLUE, 'vilicus row 1');
    stand(state, GREEN, 'dominus row 2');
    stand(state, YELLOW, 'dominus column 3');
    stand(state, YELLOW, 'vilicus column 4');
    expect(totals(state)).toEqual([-1, -2, -3, 0]);
  });

  it('[G-END-1] a worker counts its own colour alone, on whatever tiles it lies', () => {
    // Cetarium 13 with B1 BB/BG, G1 GG/GY, Y1 YY/YR, R1 RR/RB in reading order.
    const state = fill(deal(4), 13);
    stand(state, BLUE, 'vilicus row 4'); // YR RB
    stand(state, GREEN, 'vilicus row 2'); // BG GY
    stand(state, YELLOW, 'dominus column 4'); // GY RB
    stand(state, RED, 'vilicus column 2'); // BG YR
    const counted = garum
      .scores(state)
      .flatMap(({ parts }) => parts.flatMap(part => (part.kind === 'worker' ? [part.specimens] : [])));
    expect(counted).toEqual([1, 2, 1, 1]);
  });

  it.each([
    ['troia', TROIA],
    ['baelo', BAELO],
  ] as const)('[G-END-1] [G-END-2] the chart of %s, a dominus exactly double', (board, chart) => {
    const all = (worker: 'vilicus' | 'dominus'): readonly number[] =>
      chart.map((_, specimens) => workerPoints(box.boards[board], worker, specimens));
    expect(all('vilicus')).toEqual(chart);
    expect(all('dominus')).toEqual(chart.map(points => points * 2));
  });

  it('[G-END-1] bonus and workers add up', () => {
    const state = withBonus(4, 7, 3, 0, 0);
    stand(state, BLUE, 'dominus row 1');
    stand(state, BLUE, 'vilicus row 2');
    expect(totals(state)).toEqual([4, 3, 0, 0]);
  });

  it('[G-SET-2] the score of two players is the sum of both colours, bonus and workers', () => {
    const state = withBonus(2, 1, 20, 5, 40);
    stand(state, BLUE, 'vilicus row 1');
    stand(state, YELLOW, 'dominus row 2');
    stand(state, RED, 'vilicus row 3');
    expect(totals(state)).toEqual([1 + 5 - 1 - 2, 20 + 40 - 1]);
  });

  it('[G-END-3] the highest score wins, however many vilicus it took', () => {
    const state = withBonus(4, 12, 10, 0, 0);
    stand(state, BLUE, 'vilicus row 1');
    expect(totals(state)).toEqual([11, 10, 0, 0]);
    expect(winners(state)).toEqual([0]);
  });

  it('[G-END-3] a tie goes to fewer vilicus on the board', () => {
    const state = withBonus(4, 11, 12, 10, 0);
    stand(state, BLUE, 'vilicus row 1');
    stand(state, GREEN, 'vilicus row 2');
    stand(state, GREEN, 'vilicus row 3');
    expect(totals(state)).toEqual([10, 10, 10, 0]);
    expect(rank(garum.scores(state)).ranking).toEqual([[2], [0], [1], [3]]);
  });

  it('[G-END-3] a dominus does not count in a tie', () => {
    const state = withBonus(4, 12, 11, 0, 0);
    stand(state, BLUE, 'dominus row 1');
    stand(state, GREEN, 'vilicus row 2');
    expect(totals(state)).toEqual([10, 10, 0, 0]);
    expect(winners(state)).toEqual([0]);
  });

  it('[G-END-3] with as many vilicus the victory is shared', () => {
    const state = withBonus(4, 11, 4, 11, 8);
    stand(state, BLUE, 'vilicus row 1');
    stand(state, YELLOW, 'vilicus row 2');
    expect(totals(state)).toEqual([10, 4, 10, 8]);
    expect(winners(state)).toEqual([0, 2]);
  });

  it('[G-END-3] [G-SET-2] two players: the vilicus of both colours count in a tie', () => {
    const state = withBonus(2, 6, 10, 6, 1);
    stand(state, BLUE, 'vilicus row 1');
    stand(state, YELLOW, 'vilicus row 2');
    stand(state, RED, 'vilicus row 3');
    expect(totals(state)).toEqual([10, 10]);
    expect(winners(state)).toEqual([1]);
  });

  it('[G-END-3] three players: the ghost cannot win', () => {
    const state = withBonus(3, 1, 2, 3);
    expect(totals(state)).toEqual([1, 2, 3]);
    expect(winners(state)).toEqual([2]);
  });
});
