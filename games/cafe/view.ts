import type { Viewer } from '../kernel/index.ts';
import { cloneState, type State, type View } from './state.ts';

/** C-ADV-1: bids are secret until the last one is closed; nothing else is. */
export const view = (state: State, viewer: Viewer): View => {
  const bids: (number | null)[] = state.bids.map((count, i) =>
    state.step !== 'bid' || i >> 2 === viewer ? count : null,
  );
  return { ...cloneState(state), bids, viewer };
};
