import { Chess, type ChessMove, type Position } from 'chessops/chess';
import { Random, seedFrom } from '../../games/kernel/index.ts';
import type { PlayMatch } from '../engine/contender.ts';

const LONGEST = 200;
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

const isLastRank = (square: number): boolean => square < 8 || square >= 56;

const legalMoves = (position: Position): readonly ChessMove[] => {
  const moves: ChessMove[] = [];
  const pawns = position.board.pawn;
  for (const [from, squares] of position.allDests(position.ctx())) {
    const isPawn = pawns.has(from);
    for (const to of squares)
      if (isPawn && isLastRank(to)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
  }
  return moves;
};

/** Random games of chess: to mate, stalemate or bare kings, or 200 plies. */
export const chessopsMatches = (): PlayMatch => {
  const minds = new Random(seedFrom('bench minds'));
  return () => {
    const position = Chess.default();
    let plies = 0;
    for (; plies < LONGEST && !position.isInsufficientMaterial(); plies++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position.play(moves[minds.pick(moves.length)]);
    }
    return plies;
  };
};
