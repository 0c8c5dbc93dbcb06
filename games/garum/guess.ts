import { countBits, nthBit, type Random } from '../kernel/index.ts';
import type { Box } from './box.ts';
import {
  colourOfTile,
  COLOURS,
  EMPTY,
  GHOST,
  hasGhost,
  numberInSet,
  tileOf,
  type Colour,
  type TileSet,
} from './components.ts';
import type { AnyTable, State, View } from './state.ts';

/** The tiles of a colour that lie on the board, or wait there as the ghost's. */
export const playedTiles = (table: AnyTable, colour: Colour): TileSet => {
  let played = 0;
  for (const place of table.places)
    if (place !== EMPTY && colourOfTile(tileOf(place)) === colour) played |= 1 << numberInSet(tileOf(place));
  if (table.ghostTile !== EMPTY && colourOfTile(table.ghostTile) === colour)
    played |= 1 << numberInSet(table.ghostTile);
  return played;
};

/** How many tiles a colour must have in hand now: a tile is drawn at the end of the turn it was played in. */
export const handCount = (box: Box, table: AnyTable, colour: Colour): number => {
  if (hasGhost(table.players) && colour === GHOST) return 0;
  const { tiles, handSize } = box.boards[table.board];
  const played = countBits(playedTiles(table, colour));
  const undrawn = table.step === 'worker' && table.turn === colour ? 1 : 0;
  return Math.min(countBits(tiles[colour]), handSize + played - undrawn) - played;
};

/** Any hands that fit the tiles still unseen, equally likely. */
export const guess = (box: Box, view: View, random: Random): State => {
  const { viewer: _, ...table } = view;
  const hands: TileSet[] = [];
  const piles: TileSet[] = [];
  for (const colour of COLOURS.keys()) {
    let pile = box.boards[view.board].tiles[colour] & ~playedTiles(view, colour);
    let hand = view.hands[colour] ?? 0;
    if (view.hands[colour] === null)
      for (let i = handCount(box, view, colour); i > 0; i--)
        hand |= 1 << nthBit(pile & ~hand, random.pick(countBits(pile & ~hand)));
    pile &= ~hand;
    hands.push(hand);
    piles.push(pile);
  }
  return {
    ...table,
    order: view.order.slice(),
    places: view.places.slice(),
    lines: view.lines.slice(),
    vilicus: view.vilicus.slice(),
    dominus: view.dominus.slice(),
    bonus: view.bonus.slice(),
    hands,
    piles,
  };
};
