import { refuse, done, type Result, type Seat } from '../../games/kernel/index.ts';
import type { BotName } from '../../bots/names.ts';
import type { Deed } from './deed.ts';
import type { Table } from './table.ts';

export interface Batch {
  readonly seat: Seat;
  /** The number of commits that it was decided on. */
  readonly version: number;
  readonly moves: readonly unknown[];
  readonly bot?: BotName | undefined;
  readonly by?: string | undefined;
}

/**
 * Whether what was decided on that version may be made now: nothing has happened since, or only others have moved
 * while the seat had to decide all the while. Deciding at the same time means that nobody waits for the others.
 */
const isFresh = (table: Table, seat: Seat, version: number): boolean => {
  const commits = table.commits();
  return (
    version === table.version() ||
    (version < commits.length &&
      commits
        .slice(version)
        .every((commit, i) => commit.pending.includes(seat) && (i === 0 || commit.seat !== seat)))
  );
};

/** Makes the moves on the referee's match, whole or not at all. */
export const makeMoves = (table: Table, batch: Batch): Result<Deed> => {
  const { seat, version, moves, bot, by } = batch;
  const referee = table.referee();
  if (table.status() === 'over') return refuse('match-over', 'The match is over.');
  if (table.isStranded()) return refuse('unknown-rules', 'The match was begun by rules that are no more.');
  if (referee === undefined || table.status() !== 'playing')
    return refuse('not-playing', 'No match is going on at this table.');
  if (table.botAt(seat) !== bot)
    return bot === undefined
      ? refuse('not-your-turn', 'A bot plays this seat now; take it back first.')
      : refuse('stale', 'No bot plays this seat now.');
  if (!isFresh(table, seat, version))
    return refuse(
      'stale',
      `The moves were decided on version ${version}, and the match is at version ${table.version()}.`,
    );
  const made = referee.commit(seat, moves);
  return made.ok
    ? done({
        kind: 'moved',
        seat,
        moves: made.value,
        ...(bot === undefined ? {} : { bot }),
        ...(by === undefined ? {} : { by }),
      })
    : made;
};
