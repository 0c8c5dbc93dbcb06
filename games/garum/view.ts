import type { Viewer } from '../kernel/index.ts';
import { GHOST, hasGhost, seatOf, type TileSet } from './components.ts';
import { cloneState, type State, type View } from './state.ts';

/** Hands and piles of others are secret; what is left of the ghost's pile is known from the board. */
export const view = (state: State, viewer: Viewer): View => {
  const seen = (tiles: TileSet, colour: number): TileSet | null =>
    seatOf(colour, state.players) === viewer || (hasGhost(state.players) && colour === GHOST) ? tiles : null;
  return { ...cloneState(state), hands: state.hands.map(seen), piles: state.piles.map(seen), viewer };
};
