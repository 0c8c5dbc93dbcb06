import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from '../json.ts';

describe('sameJson', () => {
  it('agrees with a round trip of any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
  });

  it('does not mind the order of keys, but that of lists', () => {
    expect(sameJson({ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [[1], [1, 1]],
    [null, {}],
    [0, '0'],
    [{ toString: 1 }, {}],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
