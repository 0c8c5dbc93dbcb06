import { NeedsReferee, noChance } from './chance.ts';
import type { Game, Kind } from './game.ts';
import { findMove } from './moves.ts';
import { done, refuse, type Result } from './result.ts';
import { hasSeat, type Seat } from './seats.ts';

/**
 * How far a draft has come: `open` while the seat can go on, `turn-over` when its moves end the turn, `needs-referee`
 * when the last move cannot be made on a view. The latter two are ready to be committed.
 */
export type DraftStage = 'open' | 'turn-over' | 'needs-referee';

/** A turn that nobody else sees yet: moves made on the own view, with undo and redo without limit. */
export interface Draft<K extends Kind> {
  readonly seat: Seat;
  /** The view with the drafted moves made, up to the first that needs the referee. */
  readonly table: () => K['View'];
  readonly moves: () => readonly K['Move'][];
  readonly stage: () => DraftStage;
  readonly legal: () => readonly K['Move'][];
  /** Adds a move, given as JSON or notation, and forgets what could have been redone. */
  readonly play: (given: unknown) => Result<DraftStage>;
  /** Each says whether there was anything to do. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly startOver: () => boolean;
  /** Puts the same moves on a newer view; what no longer fits is dropped, and said. */
  readonly rebase: (view: K['View']) => Result<DraftStage>;
}

export const createDraft = <K extends Kind>(game: Game<K>, view: K['View'], seat: Seat): Draft<K> => {
  // tables[i] is the view after i moves; a move that needs the referee adds none.
  let tables = [game.cloneView(view)];
  let moves: K['Move'][] = [];
  let undone: K['Move'][] = [];
  const table = (): K['View'] => tables[tables.length - 1];

  const stage = (): DraftStage => {
    if (moves.length === tables.length) return 'needs-referee';
    return moves.length === 0 || hasSeat(game.pending(table()), seat) ? 'open' : 'turn-over';
  };

  const add = (given: unknown): Result<DraftStage> => {
    if (stage() === 'needs-referee')
      return refuse('needs-referee', 'The last move must be committed, or undone, before another is made.');
    const move = findMove(game, table(), seat, given);
    if (!move.ok) return move;
    const next = game.cloneView(table());
    try {
      game.apply(next, seat, move.value, noChance);
      tables.push(next);
    } catch (error) {
      if (!(error instanceof NeedsReferee)) throw error;
    }
    moves.push(move.value);
    return done(stage());
  };

  const takeBack = (): boolean => {
    const move = moves.at(-1);
    if (move === undefined) return false;
    if (stage() !== 'needs-referee') tables.pop();
    moves.pop();
    undone.push(move);
    return true;
  };

  return {
    seat,
    table,
    moves: () => moves,
    stage,
    legal: () => (stage() === 'needs-referee' ? [] : game.legal(table(), seat)),
    play: given => {
      const added = add(given);
      if (added.ok) undone = [];
      return added;
    },
    undo: takeBack,
    redo: () => {
      const move = undone.at(-1);
      if (move === undefined || !add(move).ok) return false;
      undone.pop();
      return true;
    },
    startOver: () => {
      const any = moves.length > 0;
      while (takeBack());
      return any;
    },
    rebase: newer => {
      const kept = moves;
      tables = [game.cloneView(newer)];
      moves = [];
      for (const move of kept) {
        const added = add(move);
        if (!added.ok) {
          undone = [];
          return added;
        }
      }
      return done(stage());
    },
  };
};
