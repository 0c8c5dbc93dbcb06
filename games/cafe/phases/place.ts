// C-PLC-1 to C-PLC-3: the card that was taken is laid over the own area.

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { layCard, refusePlace } from '../area/placement.ts';
import { listPlaces } from '../area/places.ts';
import type { Box } from '../box.ts';
import { countsOf } from '../cubes.ts';
import type { Event } from '../events.ts';
import type { Move, Place } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { giveBack } from '../supply.ts';
import { endPick } from './round.ts';

export const legalPlaces = (box: Box, table: AnyTable, seat: Seat): readonly Move[] =>
  listPlaces(box, table.areas[seat], table.taken);

export const refusePlacing = (box: Box, table: AnyTable, seat: Seat, move: Place): Refusal | undefined =>
  refusePlace(box, table.areas[seat], table.taken, move.cell, move.rotation);

export const placeCard = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { cell, rotation }: Place,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const card = table.taken;
  const { cubes, shops } = layCard(box, table.areas[seat], card, cell, rotation);
  for (const some of cubes) giveBack(table, some);
  tell?.({
    kind: 'placed',
    seat,
    card,
    cell,
    rotation,
    lost: countsOf(cubes.reduce((sum, some) => sum + some, 0)),
    killed: shops.map(shop => box.shops[shop].name),
  });
  endPick(box, table, chance, tell);
};
