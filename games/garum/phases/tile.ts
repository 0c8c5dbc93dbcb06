// G-TRN-1, G-TRN-2: a tile of the hand goes on a free place of the round's cetarium and scores its bonuses.

import { lowestBit, type Chance, type Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { colourOfTile, EMPTY, laid, numberInSet, placeIn, TILES_A_COLOUR } from '../components.ts';
import type { Event } from '../events.ts';
import { tileMoves, type LayTile, type Move } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { cetariumOf, type AnyTable } from '../state.ts';
import { endTurn } from './round.ts';
import { anyWorker } from './worker.ts';

export const legalTiles = (box: Box, table: AnyTable): readonly Move[] => {
  const moves: Move[] = [];
  const { places, turn } = table;
  const first = placeIn(cetariumOf(table), 0);
  for (let hand = table.hands[turn] ?? 0; hand !== 0; hand &= hand - 1) {
    const tile = turn * TILES_A_COLOUR + lowestBit(hand);
    const rotations = box.rotations[tile];
    for (let corner = 0; corner < 4; corner++) {
      if (places[first + corner] !== EMPTY) continue;
      const at = tile * 16 + corner * 4;
      for (let rotation = 0; rotation < rotations; rotation++) moves.push(tileMoves[at + rotation]);
    }
  }
  return moves;
};

export const refuseTile = (box: Box, table: AnyTable, move: LayTile): Refusal | undefined => {
  if (colourOfTile(move.tile) !== table.turn) return 'other-colour';
  if (((table.hands[table.turn] ?? 0) & (1 << numberInSet(move.tile))) === 0) return 'not-in-hand';
  if (table.places[placeIn(cetariumOf(table), move.corner)] !== EMPTY) return 'place-taken';
  return move.rotation < box.rotations[move.tile] ? undefined : 'same-rotation';
};

export const layTile = (
  box: Box,
  table: AnyTable,
  move: LayTile,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const { turn } = table;
  const { tile, corner, rotation } = move;
  const cetarium = cetariumOf(table);
  const place = placeIn(cetarium, corner);
  const bonus = box.boards[table.board].bonus[place * 256 + laid(tile, rotation)];
  table.hands[turn] = (table.hands[turn] ?? 0) & ~(1 << numberInSet(tile));
  table.places[place] = laid(tile, rotation);
  table.bonus[turn] += bonus;
  tell?.({ kind: 'laid', colour: turn, tile, cetarium, corner, rotation, bonus });
  if (anyWorker(box, table)) table.step = 'worker';
  else endTurn(box, table, chance, tell);
};
