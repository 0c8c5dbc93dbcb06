// A match of whatever game, with its types hidden: the table need not know what is played on it.

import { catalogue } from '../../games/catalogue.ts';
import {
  createMatch,
  done,
  makeRecord,
  openFor,
  rank,
  recordMatch,
  refuse,
  type Game,
  type Kind,
  type Language,
  type Match,
  type Outcome,
  type Result,
  type Seat,
  type Title,
  type Viewer,
} from '../../games/kernel/index.ts';
import type { TableConfig } from './config.ts';

export interface Referee {
  readonly commitment: string;
  /** The number of commits. */
  readonly version: () => number;
  readonly pending: () => readonly Seat[];
  /** The legal moves of a seat, in notation. */
  readonly legal: (seat: Seat) => readonly string[];
  /** Makes the moves, or none; gives them in notation. */
  readonly commit: (seat: Seat, moves: readonly unknown[]) => Result<readonly string[]>;
  readonly view: (viewer: Viewer) => object;
  /** What a viewer learnt from a commit, counted from 1; 0 is the set-up. */
  readonly events: (version: number, viewer: Viewer) => readonly unknown[];
  readonly sentences: (
    version: number,
    viewer: Viewer,
    language: Language,
    names: readonly string[],
  ) => readonly string[];
  readonly isOver: () => boolean;
  /** Scores and ranking as they stand; final when the match is over. */
  readonly standing: () => Outcome;
  readonly record: () => string;
}

export const refereeOf = <K extends Kind>(game: Game<K>, match: Match<K>): Referee => {
  const seen = (version: number, viewer: Viewer): readonly K['Event'][] =>
    (match.log()[version]?.events ?? [])
      .map(event => game.witness(event, viewer))
      .filter(event => event !== undefined);
  return {
    commitment: match.commitment,
    version: () => match.log().length - 1,
    pending: match.pending,
    legal: seat => match.legal(seat).map(game.text.makeMove),
    commit: (seat, moves) => {
      const made = match.commit(seat, moves);
      return made.ok ? done(made.value.moves.map(game.text.makeMove)) : made;
    },
    view: match.view,
    events: seen,
    sentences: (version, viewer, language, names) =>
      seen(version, viewer).map(event => game.text.sentence(event, language, names)),
    isOver: () => match.pending().length === 0,
    standing: () => match.outcome() ?? rank(game.scores(match.state())),
    record: () => makeRecord(recordMatch(game, match)),
  };
};

const begin = <K extends Kind>(title: Title<K>, config: TableConfig): Result<Referee> => {
  const { game: id, rulesVersion, edition, options, seats, seed } = config;
  const record = { game: id, rulesVersion, edition, options, seats, seed, commitment: '', log: [] };
  const game = openFor(title, record);
  if (!game.ok) return game;
  const match = createMatch(game.value, { seats, seed, options });
  return match.ok ? done(refereeOf(game.value, match.value)) : match;
};

export type Begin = (config: TableConfig) => Result<Referee>;

/** Sets up the match of a table, by the rules. */
export const beginMatch: Begin = config =>
  Object.hasOwn(catalogue, config.game)
    ? catalogue[config.game](title => begin(title, config))
    : refuse('unknown-game', `There is no game ${JSON.stringify(config.game)}.`);
