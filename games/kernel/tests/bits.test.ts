import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, listBits, lowestBit, nthBit } from '../bits.ts';

/** The set bits of a number, read off its binary digits. */
const bitsOf = (number: number): readonly number[] =>
  [...(number >>> 0).toString(2)].toReversed().flatMap((digit, i) => (digit === '1' ? [i] : []));

describe('bits', () => {
  it('are counted, listed and found by their rank, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer(), number => {
        const bits = bitsOf(number);
        expect(countBits(number)).toBe(bits.length);
        expect(listBits(number)).toEqual(bits);
        bits.forEach((bit, k) => expect(nthBit(number, k)).toBe(bit));
        if (number !== 0) expect(lowestBit(number)).toBe(bits[0]);
      }),
      { examples: [[0], [-1], [1 << 31]] },
    );
  });
});
