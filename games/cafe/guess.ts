import type { Random } from '../kernel/index.ts';
import { cloneView, type State, type View } from './state.ts';

/** Bids of others may be anything that their warehouses allow, all equally likely. */
export const guess = (view: View, random: Random): State => {
  const { viewer: _, ...table } = cloneView(view);
  const bids = table.bids.map((count, i) => count ?? random.pick(table.warehouse[i] + 1));
  return { ...table, bids };
};
