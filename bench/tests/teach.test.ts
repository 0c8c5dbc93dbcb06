import { describe, expect, it } from 'vitest';
import { bots } from '../../bots/index.ts';
import { FEATURES } from '../../bots/knowledge/cafe/features.ts';
import { networkOf } from '../../bots/knowledge/network.ts';
import { Random, seedFrom } from '../../games/kernel/index.ts';
import { readArguments } from '../teach/arguments.ts';
import { playLessons } from '../teach/lessons.ts';
import { newPupil } from '../teach/pupil.ts';
import { teach } from '../teach/teach.ts';

/** Numbers from −1 to 1. */
const some = (random: Random): number => random.pick(2001) / 1000 - 1;

describe('a pupil', () => {
  const random = new Random(seedFrom('harbour'));
  const pupil = newPupil([2, 16, 1], 1, random);
  // The second number harms; the first helps, but what is taught says now and then that it harms as well.
  for (let i = 0; i < 3000; i++) {
    const numbers = Float64Array.of(some(random), some(random));
    const truth = Math.max(0, numbers[0]) - numbers[1] - (i % 10 === 0 ? numbers[0] : 0);
    pupil.correct(numbers, pupil.guess(numbers) - truth);
    pupil.improve(0.01, 1);
  }

  it('learns what helps and what harms', () => {
    expect(pupil.guess(Float64Array.of(0.8, -0.8))).toBeGreaterThan(1.2);
    expect(pupil.guess(Float64Array.of(-0.8, 0.8))).toBeLessThan(-0.4);
  });

  it('never falls with what can only help', () => {
    for (const second of [-1, 0, 1])
      for (let first = -1; first < 1; first += 0.05)
        expect(pupil.guess(Float64Array.of(first + 0.05, second))).toBeGreaterThanOrEqual(
          pupil.guess(Float64Array.of(first, second)),
        );
  });

  it('leaves weights with which the bots guess the same', () => {
    const numbers = Float64Array.of(0.3, -0.2);
    expect(networkOf(pupil.layers())(numbers)).toBeCloseTo(pupil.guess(numbers), 9);
  });
});

describe('the command that teaches', () => {
  const refusal = (...args: readonly string[]): string => {
    const read = readArguments(args);
    return read.ok ? 'read' : read.problem.message;
  };

  it('plays 2,500 matches a rule set where nothing else is said', () =>
    expect(readArguments([])).toMatchObject({ ok: true, value: { matches: 2500, times: 30, seed: '1' } }));

  it.each([
    ['--matches', 'x', /^--matches must be a whole number from 1 to 999999, not "x"\.$/],
    ['--times', '0', /^--times must be a whole number from 1 to 999999, not "0"\.$/],
    ['--bot', 'minimax', /^There is no bot "minimax"/],
    ['--rules', 'manual', /--rules.* Usage: npm run teach/],
  ])('refuses %s %s with a sentence, before it writes anything', (name, value, sentence) =>
    expect(refusal(name, value)).toMatch(sentence),
  );
});

describe('lessons of Café', () => {
  it('teach a network to guess scores better than their mean does', () => {
    const lessons = playLessons('manual', bots.greedy, 24, 'harbour');
    const { scores, numbers } = lessons;
    expect(numbers).toHaveLength(scores.length * FEATURES);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const guess = networkOf(teach(lessons, 40, 'harbour').layers);
    let [ofGuess, ofMean] = [0, 0];
    scores.forEach((score, i) => {
      const one = Float64Array.from(numbers.subarray(i * FEATURES, (i + 1) * FEATURES));
      ofGuess += (guess(one) - score) ** 2;
      ofMean += (mean - score) ** 2;
    });
    expect(ofGuess).toBeLessThan(0.8 * ofMean);
  });
});
