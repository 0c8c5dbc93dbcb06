import { describe, expect, it } from 'vitest';
import { cafe } from '../../games/cafe/index.ts';
import {
  LANGUAGES,
  Random,
  seedFrom,
  expect as sure,
  createMatch,
  settingsOf,
} from '../../games/kernel/index.ts';
import { bots, botTurn } from '../../bots/index.ts';
import { cafeBoard } from '../boards/cafe.ts';
import { choosePaint, widthOf } from '../paint.ts';

const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];

describe('the board of Café', () => {
  it.each(settingsOf(cafe))(
    'is never wider than 80 columns: $seats seats, $options',
    ({ seats, options }) => {
      const match = sure(createMatch(cafe, { seats, options, seed: seedFrom('wide') }));
      const random = new Random(seedFrom('minds'));
      let widest = 0;
      while (match.outcome() === undefined) {
        for (const language of LANGUAGES) {
          const pencil = { paint: choosePaint(true), language, names: NAMES.slice(0, seats) };
          const lines = cafeBoard(cafe, match.view('spectator'), pencil).split('\n');
          widest = Math.max(widest, ...lines.map(widthOf));
        }
        const [seat] = match.pending();
        sure(match.commit(seat, botTurn(cafe, match.view(seat), seat, bots.random, random)));
      }
      expect(widest).toBeGreaterThan(40);
      expect(widest).toBeLessThanOrEqual(80);
    },
  );
});
