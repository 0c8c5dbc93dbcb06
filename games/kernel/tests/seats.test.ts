import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everybody,
  firstSeat,
  hasSeat,
  listSeats,
  nobody,
  only,
  without,
  type Seat,
  type Seats,
} from '../seats.ts';

const setOf = (list: readonly Seat[]): Seats => list.reduce((set, seat) => set | only(seat), nobody);

describe('sets of seats', () => {
  it('hold exactly the seats put in, listed in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(15)), list => {
        const seats = setOf(list);
        expect(listSeats(seats)).toEqual(list.toSorted((a, b) => a - b));
        for (let seat = 0; seat < 16; seat++) expect(hasSeat(seats, seat)).toBe(list.includes(seat));
      }),
    );
  });

  it('know the lowest of their seats', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(15), { minLength: 1 }), list => {
        expect(firstSeat(setOf(list))).toBe(Math.min(...list));
      }),
    );
  });

  it('know everybody, and leave seats out', () => {
    expect(listSeats(everybody(4))).toEqual([0, 1, 2, 3]);
    expect(listSeats(without(everybody(4), 2))).toEqual([0, 1, 3]);
    expect(without(only(1), 0)).toBe(only(1));
  });
});
