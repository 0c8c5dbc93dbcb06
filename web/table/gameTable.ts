import type { ComponentChild, FunctionComponent } from 'preact';
import type {
  Game,
  Kind,
  Language,
  Names,
  Objection,
  Score,
  Seat,
  Text,
  Title,
  Viewer,
} from '../../games/kernel/index.ts';

/** What a game's own part of the screen gets: what is to be seen, and the one way to act. */
export interface Desk<K extends Kind> {
  readonly game: Game<K>;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly language: Language;
  /** What is shown: the viewer's view with the drafted moves made, or an earlier moment. */
  readonly view: K['View'];
  /** The same before the drafted moves. */
  readonly before: K['View'];
  /** The seat that decides at this screen now. */
  readonly seat: Seat | undefined;
  /** What may be done now; empty while there is nothing to decide. */
  readonly legal: readonly K['Move'][];
  readonly drafted: readonly K['Move'][];
  /** The last drafted move, where only the referee can make it: it is not on the table yet. */
  readonly awaiting: K['Move'] | undefined;
  /** What others did since the viewer's last turn, or what happened at the moment looked at. */
  readonly recent: readonly K['Event'][];
  /** Drafts a legal move; for any other, says why not. */
  readonly play: (move: K['Move']) => void;
  /** Drafts a move in place of the last drafted one. */
  readonly replace: (move: K['Move']) => void;
  /** Drafts these moves in place of all drafted ones, as one step of undo; where one is not legal, says why not. */
  readonly redraft: (moves: readonly K['Move'][]) => void;
  /** Commits the draft, where the last move is a clear step by itself. */
  readonly commit: () => void;
  /** Lets a bot draft, as one step of undo, as long as its moves are wanted on the table; some kinds are left to the person. */
  readonly letBotDraft: (
    isWanted: (table: K['View']) => boolean,
    without: readonly K['Move']['kind'][],
  ) => void;
  readonly botDrafts: boolean;
  /** Says why something cannot be done. */
  readonly explain: (objection: Objection | undefined) => void;
}

/** A rule in the words of the help. */
export interface HelpRule {
  readonly id: string;
  readonly text: Text;
  readonly mark?: 'ruling' | 'reconstructed';
}

export interface Chapter {
  readonly title: Text;
  readonly picture?: FunctionComponent<{ readonly language: Language }>;
  readonly rules: readonly HelpRule[];
}

/** A component of the game, with a picture and what it is. */
export interface Piece {
  readonly name: Text;
  readonly about: Text;
  readonly picture: FunctionComponent<{ readonly language: Language }>;
  readonly mark?: 'ruling' | 'reconstructed';
  /** The kind of component, where there are so many that they are shown kind by kind. */
  readonly kind?: Text;
}

/** A heading of the final count. */
export interface Source<in P> {
  readonly name: Text;
  readonly holds: (part: P, index: number) => boolean;
}

/** All that a game adds to the table that every game shares. */
export interface GameTable<in out K extends Kind> {
  readonly title: Title<K>;
  /** The board and what lies before the viewer, in two elements for the places `board` and `tray`. */
  readonly Surface: FunctionComponent<{ readonly desk: Desk<K> }>;
  /** What a player has, beside the name and the points. */
  readonly Belongings: FunctionComponent<{
    readonly game: Game<K>;
    readonly view: K['View'];
    readonly seat: Seat;
    readonly language: Language;
  }>;
  /** The name of a control that makes this move. */
  readonly moveName: (move: K['Move'], view: K['View'], language: Language, game: Game<K>) => string;
  /** The headings of the final count, each with what it counts, by the part or its place among the parts. */
  readonly sources: readonly Source<K['Part']>[];
  /** The colours of a seat, for charts: each a colour of CSS, the first one strongest. */
  readonly tint: (seat: Seat, seats: number) => string;
  /** The mark of a seat, so that its colour never speaks alone. */
  readonly mark: (seat: Seat, seats: number) => ComponentChild;
  /**
   * Whether what a player sees now is for that player alone. Where it is not, a screen that several people share is passed
   * on without being covered; without this, it is always covered.
   */
  readonly hides?: (view: K['View']) => boolean;
  /** More about an option, by its name, shown where one chooses its value. */
  readonly comparisons?: Readonly<Record<string, FunctionComponent<{ readonly language: Language }>>>;
  /** Where the match stands: "Round 3 of 16". */
  readonly progress: (game: Game<K>, view: K['View'], language: Language) => string;
  /** The rule that matters now, where the help is opened. */
  readonly ruleNow: (view: K['View']) => string;
  readonly help: readonly Chapter[];
  readonly pieces: readonly Piece[];
}

/** The points of one source. */
export const pointsFrom = <K extends Kind>(
  score: Score<K['Part']>,
  holds: Source<K['Part']>['holds'],
): number => score.parts.reduce((sum, part, i) => (holds(part, i) ? sum + part.points : sum), 0);

/** Some table, its types unknown: whoever uses it must be able to use any. */
export type SomeTable = <R>(use: <K extends Kind>(table: GameTable<K>) => R) => R;

export const someTable =
  <K extends Kind>(table: GameTable<K>): SomeTable =>
  use =>
    use(table);
