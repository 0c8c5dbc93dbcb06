import type { Game, Kind, Seat, Seats } from '../../games/kernel/index.ts';

/** How well a level plays a game. */
export interface Strength {
  /** The most playouts that it makes for a decision. */
  readonly playouts: number;
  /** How often it takes its second thought for the best one. */
  readonly slip: number;
}

/** The levels that are held back, so that there is one for everybody. */
export type Strengths = Readonly<Record<'easy' | 'medium' | 'hard', Strength>>;

/** What somebody who knows a game sees at a glance. It looks at nothing that the seat cannot know. */
export interface Knowledge<in out K extends Kind> {
  /**
   * How many points each of the seat's legal moves seems to gain, written in the order of the list. Only differences
   * within the list mean anything; minus infinity is for moves that nobody sensible thinks of. A search asks this at
   * every step, so it must be quick.
   */
  readonly appraise: (
    table: K['State'] | K['View'],
    seat: Seat,
    legal: readonly K['Move'][],
    into: Float64Array,
  ) => void;
  /**
   * How many points each seat can expect in the end, as things stand; written by seat. Where only some seats are asked
   * about, what is written for the others may be left as it was.
   */
  readonly expect: (state: K['State'], into: Float64Array, asked?: Seats) => void;
  /**
   * In which chapter of the match a seat is, counted upwards, where it can foresee all that its moves lead to in it. A
   * tree goes no further than to the end of the chapter it begins in, so that all it compares is judged at the same
   * moment, and what counts of a move is the best line that was found, not the mean of all.
   */
  readonly chapter?: (table: K['State'] | K['View'], seat: Seat) => number | undefined;
  /** Whether the first impression plans on to the end of the turn, which is more than one look ahead. */
  readonly plans?: boolean;
  /** After how many decisions the expectation is a better guide than playing on. */
  readonly horizon: number;
  /** Whether seats hardly touch each other, so that a search does best to mind its own points alone. */
  readonly apart: boolean;
  /** How well each level plays: so many playouts are much in one game and little in another. */
  readonly strengths: Strengths;
  /** How many points a clear lead is: the scale on which a search weighs margins. */
  readonly lead: number;
  /** How much a search counts being ahead at all, from 0 to 1; the rest is for by how much. */
  readonly winning: number;
}

/** The knowledge of a game, for the components it is opened with. */
export type Learn<in out K extends Kind> = (game: Game<K>) => Knowledge<K>;

/** For a game that nobody has taught the bots: all moves look alike. */
export const ignorance = <K extends Kind>(game: Game<K>): Knowledge<K> => ({
  appraise: (_table, _seat, legal, into) => void into.fill(0, 0, legal.length),
  expect: (state, into) => into.set(game.scores(state).map(score => score.total)),
  horizon: Infinity,
  lead: 10,
  winning: 0.5,
  apart: false,
  strengths: {
    easy: { playouts: 40, slip: 0.3 },
    medium: { playouts: 400, slip: 0.05 },
    hard: { playouts: 8000, slip: 0 },
  },
});
