import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { SEED } from './tables.ts';

const words = (random: Random, count: number): readonly number[] =>
  Array.from({ length: count }, () => random.next());

/** The bytes of 32-bit words, the lowest first, as ChaCha writes them. */
const bytesOf = (numbers: readonly number[]): string => {
  const buffer = Buffer.alloc(numbers.length * 4);
  numbers.forEach((word, i) => buffer.writeUInt32LE(word, i * 4));
  return buffer.toString('hex');
};

// ChaCha8 with 128-bit keys and an IV of zeros: test cases 1 and 2 of draft-strombergson-chacha-test-vectors.
const VECTORS = [
  [
    '00000000000000000000000000000000',
    'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
  ],
  [
    '01000000000000000000000000000000',
    '03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14',
  ],
] as const;

describe('Random', () => {
  it.each(VECTORS)('is ChaCha8 for the key %s', (key, block) => {
    expect(bytesOf(words(new Random(key), 16))).toBe(block);
  });

  it('goes on with other blocks', () => {
    expect(new Set(words(new Random(SEED), 160)).size).toBe(160);
  });

  it('counts the words that were drawn', () => {
    const random = new Random(SEED);
    expect(random.position).toBe(0);
    for (let drawn = 1; drawn <= 40; drawn++) {
      random.next();
      expect(random.position).toBe(drawn);
    }
  });

  it('can be wound to any position, forwards and back', () => {
    const stream = words(new Random(SEED), 200);
    const random = new Random(SEED);
    fc.assert(
      fc.property(fc.nat(190), position => {
        random.wind(position);
        expect(random.position).toBe(position);
        expect(words(random, 10)).toEqual(stream.slice(position, position + 10));
      }),
    );
  });

  it('carries the block counter into its second word', () => {
    const carry = 2 ** 32 * 16;
    const random = new Random(SEED);
    random.wind(carry - 1);
    expect(random.position).toBe(carry - 1);
    words(random, 2);
    expect(random.position).toBe(carry + 1);
    const after = random.next();
    random.wind(carry + 1);
    expect(random.next()).toBe(after);
    expect(words(new Random(SEED), 3)[1]).not.toBe(after);
  });

  it('picks only from 0 to n − 1', () => {
    const random = new Random(SEED);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), n => {
        const picked = random.pick(n);
        expect(Number.isInteger(picked) && picked >= 0 && picked < n).toBe(true);
      }),
    );
    expect(random.pick(1)).toBe(0);
  });

  it.each([2, 6, 10, 52])('picks all of %i evenly', n => {
    const random = new Random(SEED);
    const expected = 2000;
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < n * expected; i++) counts[random.pick(n)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Mean n − 1, variance 2(n − 1): five standard deviations above, and some room for few degrees of freedom.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 10);
  });

  it('draws again where a word would favour some numbers (Lemire)', () => {
    // A word w is uneven for n where w·n mod 2³² < 2³² mod n: for this n, one word in 4096.
    const n = 3 * 2 ** 19;
    const isUneven = (word: number): boolean =>
      (BigInt(word) * BigInt(n)) % 2n ** 32n < 2n ** 32n % BigInt(n);
    const random = new Random(SEED);
    const source = new Random(SEED);
    let redraws = 0;
    for (let i = 0; i < 30_000; i++) {
      let word = source.next();
      for (; isUneven(word); word = source.next()) redraws++;
      expect(random.pick(n)).toBe(Number((BigInt(word) * BigInt(n)) / 2n ** 32n));
    }
    expect(redraws).toBeGreaterThan(0);
    expect(random.position).toBe(30_000 + redraws);
  });
});
