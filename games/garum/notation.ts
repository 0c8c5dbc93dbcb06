// "B7 NE 90": tile, corner, clockwise degrees. "vilicus row 5". "no worker". "cetarium 7". "ghost 180".

import { byKind, done, refuse, sameJson, show, type Result } from '../kernel/index.ts';
import { CORNERS, isRow, numberOfLine, tileName } from './components.ts';
import { allMoves, type Move } from './moves.ts';

const degrees = (rotation: number): string => String(rotation * 90);

export const makeMove = byKind<Move, [], string>({
  cetarium: move => `cetarium ${move.cetarium + 1}`,
  tile: move => `${tileName(move.tile)} ${CORNERS[move.corner]} ${degrees(move.rotation)}`,
  worker: move => `${move.worker} ${isRow(move.line) ? 'row' : 'column'} ${numberOfLine(move.line)}`,
  none: () => 'no worker',
  ghost: move => `ghost ${degrees(move.rotation)}`,
});

const plain = (line: string): string => line.trim().toLowerCase().replace(/\s+/g, ' ');

const movesByLine: ReadonlyMap<string, Move> = new Map(allMoves.map(move => [plain(makeMove(move)), move]));

export const parseMove = (line: string): Move | undefined => movesByLine.get(plain(line));

export const readMove = (json: unknown): Result<Move> => {
  const move = allMoves.find(candidate => sameJson(candidate, json));
  return move === undefined ? refuse('bad-move', `${show(json)} is not a move of Garum.`) : done(move);
};
