// Whether every tile, worker and bonus point is accounted for.

import { countBits, objectTo } from '../../kernel/index.ts';
import type { BoardBox, Box } from '../box.ts';
import {
  colourOfPost,
  colourOfTile,
  COLOURS,
  DOMINUS_A_COLOUR,
  EMPTY,
  GHOST,
  hasGhost,
  tileOf,
  VILICUS_A_COLOUR,
  WORKERS,
  workerOf,
} from '../components.ts';
import { handCount, playedTiles } from '../guess.ts';
import type { State } from '../state.ts';

export const checkTiles = (state: State, box: Box, board: BoardBox): void => {
  if (
    (state.ghostTile !== EMPTY) !== (state.step === 'ghost') ||
    (state.step === 'ghost' && colourOfTile(state.ghostTile) !== GHOST)
  )
    objectTo('ghostTile', "a tile of the ghost waits exactly in the ghost's turn.");
  const onTable = state.places.filter(tile => tile !== EMPTY).map(tileOf);
  if (new Set(onTable).size !== onTable.length) objectTo('places', 'a tile lies twice on the board.');
  if (onTable.includes(state.ghostTile)) objectTo('ghostTile', 'this tile already lies on the board.');
  for (const tile of state.places)
    if (tile !== EMPTY && (tile & 3) >= box.rotations[tileOf(tile)])
      objectTo('places', 'a tile lies in a rotation that looks like a smaller one.');
  for (const [colour, name] of COLOURS.entries()) {
    const parts = [playedTiles(state, colour), state.hands[colour], state.piles[colour]];
    const union = parts.reduce((a, b) => a | b, 0);
    if (
      union !== board.tiles[colour] ||
      parts.reduce((sum, set) => sum + countBits(set), 0) !== countBits(union)
    )
      objectTo(`the ${name} tiles`, 'each tile must be in exactly one place: board, hand or pile.');
    if (countBits(state.hands[colour]) !== handCount(box, state, colour))
      objectTo(
        `hands[${colour}]`,
        `there must be ${handCount(box, state, colour)} tiles in the ${name} hand.`,
      );
  }
};

export const checkWorkers = (state: State): void => {
  for (const [colour, name] of COLOURS.entries()) {
    const ghost = hasGhost(state.players) && colour === GHOST;
    const posts = state.lines.filter(post => post !== EMPTY && colourOfPost(post) === colour);
    for (const worker of WORKERS) {
      const all = ghost ? 0 : worker === 'vilicus' ? VILICUS_A_COLOUR : DOMINUS_A_COLOUR;
      if (posts.filter(post => workerOf(post) === worker).length + state[worker][colour] !== all)
        objectTo(worker, `${name} has ${all} of them, on the board and off it.`);
    }
  }
};

export const checkBonus = (state: State, board: BoardBox): void => {
  const earned = [0, 0, 0, 0];
  for (const [place, tile] of state.places.entries())
    if (tile !== EMPTY) earned[colourOfTile(tileOf(tile))] += board.bonus[place * 256 + tile];
  if (hasGhost(state.players)) earned[GHOST] = 0;
  for (const colour of COLOURS.keys())
    if (state.bonus[colour] !== earned[colour])
      objectTo(
        `bonus[${colour}]`,
        `the tiles on the board have earned ${earned[colour]}, not ${state.bonus[colour]}.`,
      );
};
