/** Players sit at 0, 1, 2, … in clockwise order. */
export type Seat = number;

/** Who looks at a match: the player of a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** A set of seats, one bit a seat. */
export type Seats = number;

export const nobody: Seats = 0;

export const only = (seat: Seat): Seats => 1 << seat;

export const everybody = (count: number): Seats => (1 << count) - 1;

export const hasSeat = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

export const without = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstSeat = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

export const listSeats = (seats: Seats): readonly Seat[] => {
  const list: Seat[] = [];
  for (let rest = seats; rest !== nobody; rest &= rest - 1) list.push(firstSeat(rest));
  return list;
};
