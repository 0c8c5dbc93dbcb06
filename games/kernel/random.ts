// ChaCha8 with a 128-bit key (D. J. Bernstein, "ChaCha, a variant of Salsa20"): counter-based, the same on every
// machine, and, unlike the usual small generators, not predictable from what has been drawn so far.

import type { Chance } from './chance.ts';
import type { Seed } from './seed.ts';

const ROUNDS = 8;
const WORDS = 16;

/** The words "expand 16-byte k", which fill the first row of the ChaCha state for 128-bit keys. */
const TAU = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574];

const littleEndian = (hex: string): number =>
  Number.parseInt(hex.replace(/(..)(..)(..)(..)/, '$4$3$2$1'), 16);

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let p = x[a];
  let q = x[b];
  let r = x[c];
  let s = x[d];
  p = (p + q) | 0;
  s ^= p;
  s = (s << 16) | (s >>> 16);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 12) | (q >>> 20);
  p = (p + q) | 0;
  s ^= p;
  s = (s << 8) | (s >>> 24);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 7) | (q >>> 25);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
};

/** A stream of random numbers that is fixed by its seed and can be wound to any position. */
export class Random implements Chance {
  readonly #input = new Int32Array(WORDS);
  readonly #block = new Int32Array(WORDS);
  #used = WORDS;

  constructor(seed: Seed) {
    TAU.forEach((word, i) => (this.#input[i] = word));
    for (let i = 0; i < 8; i++) {
      const at = (i % 4) * 8;
      this.#input[4 + i] = littleEndian(seed.slice(at, at + 8));
    }
  }

  /** How many 32-bit words have been drawn. */
  get position(): number {
    return (this.#input[13] * 2 ** 32 + (this.#input[12] >>> 0)) * WORDS - (WORDS - this.#used);
  }

  /** Winds the stream, so that the next word is the one with this number. */
  wind(position: number): void {
    const block = Math.floor(position / WORDS);
    this.#input[12] = block;
    this.#input[13] = Math.floor(block / 2 ** 32);
    this.#used = position % WORDS;
    if (this.#used === 0) this.#used = WORDS;
    else this.#refill(this.#used);
  }

  /** The next 32 bits as a whole number from 0 to 2³² − 1. */
  next(): number {
    if (this.#used === WORDS) this.#refill(0);
    return this.#block[this.#used++] >>> 0;
  }

  /** A whole number from 0 to n − 1, without bias (Lemire 2019: multiply, and redraw the few uneven ones). */
  pick(n: number): number {
    let product = this.next() * n;
    let high = Math.floor(product / 2 ** 32);
    if (product - high * 2 ** 32 < n) {
      const uneven = 2 ** 32 % n;
      while (product - high * 2 ** 32 < uneven) {
        product = this.next() * n;
        high = Math.floor(product / 2 ** 32);
      }
    }
    return high;
  }

  /** Whoever holds the stream may see everything. */
  reveal(): void {}

  #refill(used: number): void {
    const input = this.#input;
    const block = this.#block;
    block.set(input);
    for (let round = 0; round < ROUNDS; round += 2) {
      quarter(block, 0, 4, 8, 12);
      quarter(block, 1, 5, 9, 13);
      quarter(block, 2, 6, 10, 14);
      quarter(block, 3, 7, 11, 15);
      quarter(block, 0, 5, 10, 15);
      quarter(block, 1, 6, 11, 12);
      quarter(block, 2, 7, 8, 13);
      quarter(block, 3, 4, 9, 14);
    }
    for (let i = 0; i < WORDS; i++) block[i] += input[i];
    input[12] = (input[12] + 1) | 0;
    if (input[12] === 0) input[13]++;
    this.#used = used;
  }
}
