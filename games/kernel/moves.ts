import type { Game, Kind } from './game.ts';
import { sameJson } from './json.ts';
import { show } from './read.ts';
import { done, refuse, type Result } from './result.ts';
import { hasSeat, type Seat } from './seats.ts';

const readGiven = <K extends Kind>(game: Game<K>, given: unknown): Result<K['Move']> => {
  if (typeof given !== 'string') return game.text.readMove(given);
  const move = game.text.parseMove(given);
  return move === undefined
    ? refuse('bad-move', `${show(given)} is not the notation of any move of ${game.name}.`)
    : done(move);
};

/** The legal move that somebody means, given as JSON or as notation. */
export const findMove = <K extends Kind>(
  game: Game<K>,
  table: K['State'] | K['View'],
  seat: Seat,
  given: unknown,
): Result<K['Move']> => {
  const read = readGiven(game, given);
  if (!read.ok) return read;
  const legal = game.legal(table, seat);
  if (legal.length === 0 && !hasSeat(game.pending(table), seat))
    return refuse('not-your-turn', `Player ${seat + 1} has nothing to decide now.`);
  const move = legal.find(candidate => sameJson(candidate, read.value));
  if (move !== undefined) return done(move);
  const objection = game.objection(table, seat, read.value);
  const reason =
    objection === undefined
      ? 'it is not among the legal moves.'
      : `${objection.reason.en} (${objection.rule})`;
  return refuse('illegal-move', `"${game.text.makeMove(read.value)}" cannot be played now: ${reason}`);
};
