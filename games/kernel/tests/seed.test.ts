import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo, freshSeed, parseSeed, seedFrom } from '../seed.ts';
import { sha256 } from '../sha256.ts';
import { SEED } from './tables.ts';

describe('seeds', () => {
  it('are 32 lower-case hexadecimal digits and nothing else', () => {
    expect(parseSeed(SEED)).toEqual({ ok: true, value: SEED });
    for (const wrong of [
      '',
      SEED.slice(1),
      `${SEED}0`,
      SEED.toUpperCase(),
      SEED.replace('0', 'g'),
      `${SEED}\n`,
    ])
      expect(parseSeed(wrong)).toMatchObject({
        ok: false,
        problem: {
          code: 'bad-seed',
          message: `A seed is 32 hexadecimal digits, not ${JSON.stringify(wrong)}.`,
        },
      });
  });

  it('come from any text; a seed stands for itself', () => {
    expect(seedFrom(SEED)).toBe(SEED);
    // The first half of the hash of "abc" in FIPS 180-4.
    expect(seedFrom('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
  });

  it('come from sixteen bytes', () => {
    expect(freshSeed(Uint8Array.from({ length: 16 }, (_, i) => i))).toBe(SEED);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), bytes => {
        expect(parseSeed(freshSeed(bytes)).ok).toBe(true);
      }),
    );
  });

  it('are committed to by their hash', () => {
    expect(commitmentTo(SEED)).toBe(sha256(SEED));
  });
});
