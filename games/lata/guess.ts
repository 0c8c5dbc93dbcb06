import { hasSeat, type Random } from '../kernel/index.ts';
import { MOST_POINTS, NONE } from './components.ts';
import { cloneView, type State, type View } from './state.ts';

/** Any bids for those who have made one, all equally likely. */
export const guess = (view: View, random: Random): State => {
  const { viewer: _, bids, ...table } = cloneView(view);
  return {
    ...table,
    bids: bids.map((bid, seat) => {
      if (bid !== null) return bid;
      return hasSeat(view.sealed, seat) ? random.pick(MOST_POINTS + 1) : NONE;
    }),
  };
};
