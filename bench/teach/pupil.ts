// A network that learns by gradient descent (Adam: Kingma and Ba 2015), and never falls with what can only help.

import type { LayerData } from '../../bots/knowledge/network.ts';
import type { Random } from '../../games/kernel/index.ts';

const [KEEP, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8] as const;

/** Weights that are being learned, with what is known of how the error changes with each. */
interface Learned {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly means: Float64Array;
  readonly squares: Float64Array;
}

const learned = (length: number): Learned => ({
  values: new Float64Array(length),
  slopes: new Float64Array(length),
  means: new Float64Array(length),
  squares: new Float64Array(length),
});

interface Layer {
  readonly inputs: number;
  readonly weights: Learned;
  readonly biases: Learned;
  readonly out: Float64Array;
  readonly blame: Float64Array;
}

export interface Pupil {
  readonly guess: (numbers: Float64Array) => number;
  /** Takes to heart that the last guess was so much too high. */
  readonly correct: (numbers: Float64Array, excess: number) => void;
  /** Changes the weights by what so many corrections said. */
  readonly improve: (rate: number, corrections: number) => void;
  readonly layers: () => readonly LayerData[];
}

const change = (part: Learned, rate: number, share: number, step: number): void => {
  const { values, slopes, means, squares } = part;
  for (let i = 0; i < values.length; i++) {
    const slope = slopes[i] * share;
    slopes[i] = 0;
    means[i] = KEEP * means[i] + (1 - KEEP) * slope;
    squares[i] = KEEP_SQUARE * squares[i] + (1 - KEEP_SQUARE) * slope * slope;
    values[i] -=
      (rate * (means[i] / (1 - KEEP ** step))) / (Math.sqrt(squares[i] / (1 - KEEP_SQUARE ** step)) + TINY);
  }
};

/** The first `rising` of the numbers can only help. */
export const newPupil = (sizes: readonly number[], rising: number, random: Random): Pupil => {
  const layers = sizes.slice(1).map((neurons, i): Layer => {
    const inputs = sizes[i];
    const weights = learned(neurons * inputs);
    // Of either sign where both are allowed, and about as large as keeps the numbers of the next layer in bounds.
    for (let k = 0; k < weights.values.length; k++) {
      const any = ((random.pick(2001) - 1000) / 1000) * Math.sqrt(3 / inputs);
      weights.values[k] = i > 0 || k % inputs < rising ? Math.abs(any) / 2 : any;
    }
    return {
      inputs,
      weights,
      biases: learned(neurons),
      out: new Float64Array(neurons),
      blame: new Float64Array(neurons),
    };
  });
  const last = layers.length - 1;
  let steps = 0;
  const guess: Pupil['guess'] = numbers => {
    let given = numbers;
    layers.forEach(({ inputs, weights, biases, out }, i) => {
      for (let neuron = 0; neuron < out.length; neuron++) {
        let sum = biases.values[neuron];
        for (let k = 0; k < inputs; k++) sum += weights.values[neuron * inputs + k] * given[k];
        out[neuron] = i === last || sum > 0 === neuron < out.length / 2 ? sum : 0;
      }
      given = out;
    });
    return given[0];
  };
  const correct: Pupil['correct'] = (numbers, excess) => {
    layers[last].blame[0] = excess;
    for (let i = last; i >= 0; i--) {
      const { inputs, weights, biases, out, blame } = layers[i];
      const given = i === 0 ? numbers : layers[i - 1].out;
      const before = i === 0 ? undefined : layers[i - 1].blame.fill(0);
      for (let neuron = 0; neuron < out.length; neuron++) {
        if (i !== last && out[neuron] === 0) continue;
        biases.slopes[neuron] += blame[neuron];
        for (let k = 0, at = neuron * inputs; k < inputs; k++, at++) {
          weights.slopes[at] += blame[neuron] * given[k];
          if (before !== undefined) before[k] += blame[neuron] * weights.values[at];
        }
      }
    }
  };
  const improve: Pupil['improve'] = (rate, corrections) => {
    steps++;
    layers.forEach(({ inputs, weights, biases }, i) => {
      change(weights, rate, 1 / corrections, steps);
      change(biases, rate, 1 / corrections, steps);
      const { values } = weights;
      for (let k = 0; k < values.length; k++)
        if (i > 0 || k % inputs < rising) values[k] = Math.max(0, values[k]);
    });
  };
  return {
    guess,
    correct,
    improve,
    layers: () =>
      layers.map(({ weights, biases }) => ({ biases: [...biases.values], weights: [...weights.values] })),
  };
};
