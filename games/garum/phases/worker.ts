// G-TRN-3, G-TRN-4: one worker may go on a free, open line through the round's cetarium.

import type { Chance, Tell } from '../../kernel/index.ts';
import { passesThrough, type BoardBox, type Box } from '../box.ts';
import { areaOf, EMPTY, placeIn, postOf, type Area, type Cetarium } from '../components.ts';
import type { Event } from '../events.ts';
import { noWorker, workerMoves, type Move, type PostNone, type PostWorker } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { cetariumOf, type AnyTable } from '../state.ts';
import { endTurn } from './round.ts';

/** G-TRN-4: whether all cetaria of the area but this one are full. Those of earlier rounds are, the rest are empty. */
const isClosed = (board: BoardBox, table: AnyTable, cetarium: Cetarium, area: Area): boolean => {
  for (const other of board.others[cetarium * 8 + area])
    if (table.places[placeIn(other, 0)] === EMPTY) return false;
  return true;
};

export const anyWorker = (box: Box, table: AnyTable): boolean => {
  const { turn, lines } = table;
  if (table.vilicus[turn] + table.dominus[turn] === 0) return false;
  const board = box.boards[table.board];
  const cetarium = cetariumOf(table);
  for (const area of board.areasOf[cetarium]) {
    if (isClosed(board, table, cetarium, area)) continue;
    for (let line = area * 4; line < area * 4 + 4; line++) if (lines[line] === EMPTY) return true;
  }
  return false;
};

export const legalWorkers = (box: Box, table: AnyTable): readonly Move[] => {
  const moves: Move[] = [noWorker];
  const { turn, lines } = table;
  const board = box.boards[table.board];
  const cetarium = cetariumOf(table);
  for (const area of board.areasOf[cetarium]) {
    if (isClosed(board, table, cetarium, area)) continue;
    for (let line = area * 4; line < area * 4 + 4; line++) {
      if (lines[line] !== EMPTY) continue;
      if (table.vilicus[turn] > 0) moves.push(workerMoves.vilicus[line]);
      if (table.dominus[turn] > 0) moves.push(workerMoves.dominus[line]);
    }
  }
  return moves;
};

export const refuseWorker = (box: Box, table: AnyTable, move: PostWorker | PostNone): Refusal | undefined => {
  if (move.kind === 'none') return undefined;
  const board = box.boards[table.board];
  const cetarium = cetariumOf(table);
  if (table[move.worker][table.turn] === 0) return move.worker === 'vilicus' ? 'no-vilicus' : 'no-dominus';
  if (!passesThrough(board, move.line, cetarium)) return 'line-elsewhere';
  if (table.lines[move.line] !== EMPTY) return 'line-taken';
  return isClosed(board, table, cetarium, areaOf(move.line)) ? 'line-closed' : undefined;
};

export const postWorker = (
  box: Box,
  table: AnyTable,
  move: PostWorker | PostNone,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const { turn } = table;
  if (move.kind === 'none') tell?.({ kind: 'passed', colour: turn });
  else {
    table.lines[move.line] = postOf(turn, move.worker);
    table[move.worker][turn] -= 1;
    tell?.({ kind: 'posted', colour: turn, worker: move.worker, line: move.line });
  }
  endTurn(box, table, chance, tell);
};
