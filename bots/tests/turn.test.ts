import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garum } from '../../games/garum/index.ts';
import { createMatch, expect as sure, Random, seedFrom } from '../../games/kernel/index.ts';
import { bots, botTurn, type Bot } from '../index.ts';

const newMatch = (seats: number, seed: string, options = {}) =>
  sure(createMatch(garum, { seats, seed: seedFrom(seed), options }));

const first: Bot = { pickFrom: legal => legal[0] };

describe('a turn of a bot', () => {
  it('is one batch: in the first turn a tile and a decision about workers', () => {
    const match = newMatch(4, 'harbour');
    const [seat] = match.pending();
    const moves = botTurn(garum, match.view(seat), seat, first, new Random(seedFrom('mind')));
    expect(moves.map(({ kind }) => kind)).toEqual(['tile', 'none']);
    expect(match.commit(seat, moves).ok).toBe(true);
    expect(match.pending()).not.toEqual([seat]);
  });

  it('stops where only the referee can go on, and so can always be committed', () => {
    const settings = fc.record({
      seats: fc.constantFrom(2, 3, 4),
      board: fc.constantFrom('troia', 'baelo'),
      variant: fc.constantFrom('base', 'emperor', 'haruspex'),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(settings, ({ seats, seed, ...options }) => {
        const match = newMatch(seats, seed, options);
        const random = new Random(seedFrom(`${seed} mind`));
        while (match.outcome() === undefined) {
          const [seat] = match.pending();
          const moves = botTurn(garum, match.view(seat), seat, bots.random, random);
          sure(match.commit(seat, moves));
        }
        expect(match.pending()).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
