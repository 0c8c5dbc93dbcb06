import { footprintOf, type Cell, type Event } from '../../games/cafe/index.ts';
import type { Seat } from '../../games/kernel/index.ts';

/** The cells of a seat's area where something was laid or done lately. */
export const marksOf = (events: readonly Event[], seat: Seat): ReadonlySet<Cell> => {
  const cells = new Set<Cell>();
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'placed') for (const cell of footprintOf(event.cell, event.rotation)) cells.add(cell);
    if (event.kind === 'put') cells.add(event.to);
  }
  return cells;
};
