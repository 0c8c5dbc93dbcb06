const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How far a seat is ahead of the best of the others. */
export const marginOf = (points: Float64Array, seat: number): number => {
  let best = -Infinity;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other] > best) best = points[other];
  return points[seat] - best;
};

/** Whether these points win: 1, 0, or a half where the best are equal. Alone there is nobody to beat. */
export const winOf = (points: Float64Array, seat: number): number => {
  const margin = points.length === 1 ? 0 : marginOf(points, seat);
  return margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
};

/** How likely a seat that is so far ahead, and so may its rivals be, wins in the end. */
export const chanceOf = (points: Float64Array, seat: number, lead: number): number =>
  points.length === 1 ? 0.5 : logistic(marginOf(points, seat) / lead);

/**
 * What points by seat are worth to one of them, from 0 to 1: partly for winning, partly for the margin, which tells
 * more from a single playout. Alone, or apart from the others, points are measured against a par.
 */
export const rewardOf = (
  points: Float64Array,
  seat: number,
  lead: number,
  par: number,
  winning: number,
  apart: boolean,
): number =>
  apart || points.length === 1
    ? logistic((points[seat] - par) / lead)
    : winning * winOf(points, seat) + (1 - winning) * chanceOf(points, seat, lead);
