import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NeedsReferee, noChance, shuffle, WatchedChance } from '../chance.ts';
import { Random } from '../random.ts';
import { SEED } from './tables.ts';

const ascending = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

describe('chance', () => {
  it('is not to be had on a client', () => {
    expect(() => noChance.pick(6)).toThrow(NeedsReferee);
    expect(() => noChance.reveal()).toThrow('This move needs the referee.');
  });

  it('passes through a watcher, who remembers that it was asked', () => {
    const picking = new WatchedChance(new Random(SEED));
    expect(picking.asked).toBe(false);
    expect(picking.pick(1000)).toBe(new Random(SEED).pick(1000));
    expect(picking.asked).toBe(true);
    const revealing = new WatchedChance(new Random(SEED));
    revealing.reveal();
    expect(revealing.asked).toBe(true);
    expect(() => new WatchedChance(noChance).reveal()).toThrow(NeedsReferee);
  });

  it('shuffles in place and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), list => {
        const shuffled = [...list];
        expect(shuffle(shuffled, new Random(SEED))).toBe(shuffled);
        expect(ascending(shuffled)).toEqual(ascending(list));
      }),
    );
  });

  it('shuffles into every order', () => {
    const random = new Random(SEED);
    const orders = new Set(Array.from({ length: 200 }, () => shuffle(['a', 'b', 'c'], random).join('')));
    expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});
