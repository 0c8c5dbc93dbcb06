import {
  expect,
  openFor,
  parseRecord,
  replay,
  type Entry,
  type Game,
  type Kind,
  type Match,
  type Result,
  type Seat,
  type Title,
} from '../../games/kernel/index.ts';
import type { Chronicle } from './chronicle.ts';

/** A match that is refereed here, with every state it went through. */
export interface History<K extends Kind> extends Chronicle<K> {
  readonly match: Match<K>;
  readonly commit: (seat: Seat, moves: readonly unknown[]) => Result<Entry<K>>;
}

const keepHistory = <K extends Kind>(game: Game<K>, match: Match<K>): History<K> => {
  const states = [match.state()];
  return {
    game,
    match,
    seats: match.seats,
    last: () => states.length - 1,
    view: (moment, viewer) => game.view(states[moment], viewer),
    log: match.seenLog,
    pending: match.pending,
    outcome: match.outcome,
    commitment: match.commitment,
    unsealed: () => {
      const seed = match.revealedSeed();
      return seed === undefined ? undefined : { seed, fits: true };
    },
    commit: (seat, moves) => {
      const made = match.commit(seat, moves);
      if (made.ok) states.push(match.state());
      return made;
    },
  };
};

/** Plays a kept match again, up to where it stands. */
export const readHistory = <K extends Kind>(title: Title<K>, file: string): Result<History<K>> => {
  const record = parseRecord(file);
  if (!record.ok) return record;
  const game = openFor(title, record.value);
  if (!game.ok) return game;
  const match = replay(game.value, record.value, 0);
  if (!match.ok) return match;
  const history = keepHistory(game.value, match.value);
  for (const { seat, moves } of record.value.log) expect(history.commit(seat, moves));
  return { ok: true, value: history };
};
