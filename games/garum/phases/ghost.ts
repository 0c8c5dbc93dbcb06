// G-GHO-1: the amphora holder lays the ghost's tile on the last place; no bonus, no worker, no hand.

import type { Chance, Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { EMPTY, laid, placeIn } from '../components.ts';
import type { Event } from '../events.ts';
import { ghostMoves, type LayGhost, type Move } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { cetariumOf, type AnyTable } from '../state.ts';
import { endRound } from './round.ts';

export const legalGhost = (box: Box, table: AnyTable): readonly Move[] =>
  ghostMoves.slice(0, box.rotations[table.ghostTile]);

export const refuseGhost = (box: Box, table: AnyTable, move: LayGhost): Refusal | undefined =>
  move.rotation < box.rotations[table.ghostTile] ? undefined : 'same-rotation';

export const layGhost = (
  box: Box,
  table: AnyTable,
  move: LayGhost,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const { ghostTile: tile, amphora } = table;
  const cetarium = cetariumOf(table);
  const corner = [0, 1, 2, 3].findIndex(free => table.places[placeIn(cetarium, free)] === EMPTY);
  table.places[placeIn(cetarium, corner)] = laid(tile, move.rotation);
  table.ghostTile = EMPTY;
  tell?.({ kind: 'ghost-laid', colour: amphora, tile, cetarium, corner, rotation: move.rotation });
  endRound(box, table, chance, tell);
};
