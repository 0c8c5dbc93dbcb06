// G-VAR-1: the amphora holder names the round's cetarium.

import type { Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { cetariumMoves, type Move, type NameCetarium } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';

export const legalCetaria = (box: Box, table: AnyTable): readonly Move[] =>
  cetariumMoves.filter(move => refuseCetarium(box, table, move) === undefined);

export const refuseCetarium = (box: Box, table: AnyTable, move: NameCetarium): Refusal | undefined => {
  if (move.cetarium >= box.boards[table.board].cetaria) return 'no-such-cetarium';
  return table.order.includes(move.cetarium) ? 'cetarium-filled' : undefined;
};

export const nameCetarium = (table: AnyTable, move: NameCetarium, tell?: Tell<Event>): void => {
  table.order.push(move.cetarium);
  table.step = 'tile';
  tell?.({ kind: 'named', colour: table.amphora, cetarium: move.cetarium });
};
