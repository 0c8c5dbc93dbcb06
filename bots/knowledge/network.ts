// A small network of neurons: what it was taught is data, and only its use is here. Half of the neurons of a layer pass
// on what is above 0, the others what is below: so a network whose weights are not negative can rise in any shape with
// what it is given, and never falls (Runje and Shankaranarayana, Constrained Monotonic Neural Networks, 2023).

/** A layer of neurons: for each of them what it adds, and how much each number that comes in counts for it. */
export interface LayerData {
  readonly biases: readonly number[];
  /** By neuron × numbers that come in. */
  readonly weights: readonly number[];
}

interface Layer {
  readonly biases: Float64Array;
  readonly weights: Float64Array;
  readonly out: Float64Array;
}

const unpack = ({ biases, weights }: LayerData): Layer => ({
  biases: Float64Array.from(biases),
  weights: Float64Array.from(weights),
  out: new Float64Array(biases.length),
});

const pass = ({ biases, weights, out }: Layer, into: Float64Array, isLast: boolean): Float64Array => {
  const { length } = into;
  const half = biases.length / 2;
  for (let neuron = 0, at = 0; neuron < biases.length; neuron++, at += length) {
    let sum = biases[neuron];
    for (let i = 0; i < length; i++) sum += weights[at + i] * into[i];
    out[neuron] = isLast || sum > 0 === neuron < half ? sum : 0;
  }
  return out;
};

/** What the network makes of some numbers: one number. */
export const networkOf = (data: readonly LayerData[]): ((numbers: Float64Array) => number) => {
  const layers = data.map(unpack);
  return numbers => {
    let now = numbers;
    for (let i = 0; i < layers.length; i++) now = pass(layers[i], now, i === layers.length - 1);
    return now[0];
  };
};
