import {
  done,
  makeRecord,
  rank,
  recordMatch,
  type Entry,
  type Game,
  type Kind,
  type Language,
  type Match,
  type Result,
  type Seat,
  type SeenEntry,
  type Viewer,
} from '../../games/kernel/index.ts';
import { playerNames } from '../messages/index.ts';

/** The body of an answer. */
export type Answer = Readonly<Record<string, unknown>>;

/** A match of any game with everything the engine can be asked about it. */
export interface Held {
  readonly seats: number;
  readonly introduction: () => Answer;
  readonly state: () => Answer;
  readonly view: (viewer: Viewer) => Answer;
  readonly pending: (language: Language) => Answer;
  readonly legal: (seat: Seat) => Answer;
  readonly play: (seat: Seat, moves: readonly unknown[], language: Language) => Result<Answer>;
  readonly outcome: (language: Language) => Answer;
  /** From an entry onwards, as a viewer saw it, or as the referee did. */
  readonly log: (viewer: Viewer | undefined, from: number, language: Language) => Answer;
  readonly save: () => Answer;
}

export const hold = <K extends Kind>(game: Game<K>, match: Match<K>): Held => {
  const now = (): Answer => ({ pending: match.pending(), over: match.outcome() !== undefined });
  const tellMoves = (moves: readonly K['Move'][]) =>
    moves.map(move => ({ text: game.text.makeMove(move), move }));
  const tellEvents = ({ events }: SeenEntry<K>, language: Language) =>
    events.map(event => ({
      text: game.text.sentence(event, language, playerNames(match.seats, language)),
      event,
    }));
  const tellEntry = (entry: Entry<K>, language: Language): Answer => ({
    seat: entry.seat,
    moves: tellMoves(entry.moves),
    events: tellEvents(entry, language),
  });

  const rated = (language: Language): Answer => {
    const rating = game.text.rating?.(match.state(), language);
    return rating === undefined ? {} : { rating };
  };

  return {
    seats: match.seats,
    introduction: () => ({
      game: match.gameId,
      edition: match.edition.id,
      rulesVersion: match.rulesVersion,
      seats: match.seats,
      options: match.options,
      commitment: match.commitment,
      ...now(),
    }),
    state: () => ({ state: match.state() }),
    view: viewer => ({ view: match.view(viewer) }),
    pending: language => ({
      ...now(),
      prompts: match.pending().map(seat => game.text.prompt(match.view(seat), seat, language)),
    }),
    legal: seat => ({ moves: tellMoves(match.legal(seat)) }),
    play: (seat, moves, language) => {
      const entry = match.commit(seat, moves);
      if (!entry.ok) return entry;
      const number = match.log().length - 1;
      return done({ entry: number, events: tellEvents(entry.value, language), ...now() });
    },
    outcome: language => {
      const { scores, ranking, winners } = rank(game.scores(match.state()));
      const told = scores.map(({ total, parts, tieBreaks }) => ({
        total,
        parts: parts.map(part => ({ text: game.text.part(part, language), part })),
        tieBreaks,
      }));
      const seed = match.revealedSeed();
      return seed === undefined
        ? { over: false, scores: told }
        : { over: true, scores: told, ranking, winners, seed, ...rated(language) };
    },
    log: (viewer, from, language) => ({
      log:
        viewer === undefined
          ? match
              .log()
              .slice(from)
              .map(entry => tellEntry(entry, language))
          : match
              .seenLog(viewer)
              .slice(from)
              .map(entry => ({ seat: entry.seat, events: tellEvents(entry, language) })),
    }),
    save: () => ({ record: JSON.parse(makeRecord(recordMatch(game, match))) }),
  };
};
