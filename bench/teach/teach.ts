// Teaches a network what areas of Café score.

import { FEATURES, RISING } from '../../bots/knowledge/cafe/features.ts';
import type { LayerData } from '../../bots/knowledge/network.ts';
import { Random, seedFrom, shuffle } from '../../games/kernel/index.ts';
import type { Lessons } from './lessons.ts';
import { newPupil } from './pupil.ts';

const NEURONS = 32;
const BATCH = 64;
const [FIRST_RATE, LAST_RATE] = [0.002, 0.00002] as const;

interface Scale {
  readonly mean: number;
  readonly spread: number;
}

const scaleOf = (values: Float32Array, from: number, step: number): Scale => {
  let [count, sum, squares] = [0, 0, 0];
  for (let i = from; i < values.length; i += step) {
    count++;
    sum += values[i];
    squares += values[i] ** 2;
  }
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean ** 2)) || 1 };
};

const short = (value: number): number => Number(value.toPrecision(5));

/** Weights for numbers as they are, made from those for numbers that were brought to one scale. */
const rescale = (
  layers: readonly LayerData[],
  given: readonly Scale[],
  score: Scale,
): readonly LayerData[] => {
  const [first, second] = layers;
  const weights = first.weights.map((weight, i) => weight / given[i % FEATURES].spread);
  const biases = first.biases.map(
    (bias, neuron) =>
      bias - given.reduce((sum, { mean }, i) => sum + weights[neuron * FEATURES + i] * mean, 0),
  );
  return [
    { biases: biases.map(short), weights: weights.map(short) },
    {
      biases: [short(second.biases[0] * score.spread + score.mean)],
      weights: second.weights.map(weight => short(weight * score.spread)),
    },
  ];
};

/** Goes through the lessons so many times, and tells how far the guesses are off at the end, in points. */
export const teach = (
  { numbers, scores }: Lessons,
  times: number,
  seed: string,
): { readonly layers: readonly LayerData[]; readonly error: number } => {
  const random = new Random(seedFrom(seed));
  const given = Array.from({ length: FEATURES }, (_, i) => scaleOf(numbers, i, FEATURES));
  const score = scaleOf(scores, 0, 1);
  const pupil = newPupil([FEATURES, NEURONS, 1], RISING, random);
  const order = Array.from(scores.keys());
  const one = new Float64Array(FEATURES);
  const excessOf = (lesson: number): number => {
    for (let i = 0; i < FEATURES; i++)
      one[i] = (numbers[lesson * FEATURES + i] - given[i].mean) / given[i].spread;
    return pupil.guess(one) - (scores[lesson] - score.mean) / score.spread;
  };
  let squares = 0;
  for (let time = 0; time < times; time++) {
    shuffle(order, random);
    squares = 0;
    const rate = LAST_RATE + FIRST_RATE * 0.5 * (1 + Math.cos((Math.PI * time) / times));
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const lesson of batch) {
        const excess = excessOf(lesson);
        squares += excess ** 2;
        pupil.correct(one, excess);
      }
      pupil.improve(rate, batch.length);
    }
  }
  return {
    layers: rescale(pupil.layers(), given, score),
    error: score.spread * Math.sqrt(squares / order.length),
  };
};
