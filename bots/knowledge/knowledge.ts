import type { Game, Kind, Seat } from '../../games/kernel/index.ts';

/** What somebody who knows a game sees at a glance. It looks at nothing that the seat cannot know. */
export interface Knowledge<in out K extends Kind> {
  /**
   * How many points each of the seat's legal moves seems to gain, written in the order of the list. Only differences
   * within the list mean anything. A search asks this at every step, so it must be quick.
   */
  readonly appraise: (
    table: K['State'] | K['View'],
    seat: Seat,
    legal: readonly K['Move'][],
    into: Float64Array,
  ) => void;
  /** How many points each seat can expect in the end, as things stand; written by seat. */
  readonly expect: (state: K['State'], into: Float64Array) => void;
  /** After how many decisions the expectation is a better guide than playing on. */
  readonly horizon: number;
  /** How many points a clear lead is: the scale on which a search weighs margins. */
  readonly lead: number;
}

/** The knowledge of a game, for the components it is opened with. */
export type Learn<in out K extends Kind> = (game: Game<K>) => Knowledge<K>;

/** For a game that nobody has taught the bots: all moves look alike. */
export const ignorance = <K extends Kind>(game: Game<K>): Knowledge<K> => ({
  appraise: (_table, _seat, legal, into) => void into.fill(0, 0, legal.length),
  expect: (state, into) => into.set(game.scores(state).map(score => score.total)),
  horizon: Infinity,
  lead: 10,
});
