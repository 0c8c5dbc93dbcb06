import { describe, expect, it } from 'vitest';
import { garum } from '../../games/garum/index.ts';
import { expect as sure, nobody, Random, seedFrom, type Seat } from '../../games/kernel/index.ts';
import { bots, playOut, type Bot, type Thinker } from '../index.ts';

const OPTIONS = sure(garum.readOptions({}, 4));

const play = (seats: readonly Bot[], seed: string) => {
  const chance = new Random(seedFrom(seed));
  const state = garum.setup(OPTIONS, seats.length, chance);
  const decisions = playOut(garum, state, seats, { chance, minds: new Random(seedFrom(`${seed} minds`)) });
  return { state, decisions };
};

const four = (bot: Bot): readonly Bot[] => [bot, bot, bot, bot];

describe('a playout', () => {
  it('ends the match and counts its decisions: 64 tiles, and at most as many workers', () => {
    const { state, decisions } = play(four(bots.random), 'harbour');
    expect(garum.pending(state)).toBe(nobody);
    expect(state.places.every(tile => tile >= 0)).toBe(true);
    expect(decisions).toBeGreaterThan(64);
    expect(decisions).toBeLessThanOrEqual(128);
  });

  it('is the same for the same seeds and another for others', () => {
    expect(play(four(bots.random), 'harbour')).toEqual(play(four(bots.random), 'harbour'));
    expect(play(four(bots.random), 'harbour')).not.toEqual(play(four(bots.random), 'lighthouse'));
  });

  it('shows a thinker the view of its own seat and nothing else', () => {
    const shown: { readonly viewer: unknown; readonly seat: Seat }[] = [];
    const thinker: Thinker = {
      plan: (game, view, seat) => {
        shown.push({ viewer: 'viewer' in view ? view.viewer : 'state', seat });
        return [game.legal(view, seat)[0]];
      },
    };
    const { decisions } = play(four(thinker), 'harbour');
    expect(shown).toHaveLength(decisions);
    expect(shown.filter(({ viewer, seat }) => viewer !== seat)).toEqual([]);
    expect(new Set(shown.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('asks each seat its own bot', () => {
    const asked: number[] = [0, 0, 0, 0];
    const counting = asked.map((_, seat): Bot => ({
      pickFrom: legal => {
        asked[seat]++;
        return legal[0];
      },
    }));
    play(counting, 'harbour');
    // Everybody lays 16 tiles and is asked for a worker in some turns, never more than once a turn.
    for (const times of asked) {
      expect(times).toBeGreaterThan(16);
      expect(times).toBeLessThanOrEqual(32);
    }
  });
});

describe('the random bot', () => {
  it('picks every legal move equally often', () => {
    const random = new Random(seedFrom('dice'));
    const counts = [0, 0, 0];
    const bot = bots.random;
    if (!('pickFrom' in bot)) throw new Error('The random bot needs no view.');
    for (let i = 0; i < 3000; i++) counts[bot.pickFrom([0, 1, 2], random)]++;
    // 1000 each, within five standard deviations of about 26.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
