import type { Viewer } from '../kernel/index.ts';
import { cloneState, type State, type View } from './state.ts';

/** Bids are the only secrets; who has made one is open. */
export const view = (state: State, viewer: Viewer): View => ({
  ...cloneState(state),
  bids: state.bids.map((bid, seat) => (seat === viewer ? bid : null)),
  viewer,
});
