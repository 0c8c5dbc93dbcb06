import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Language, Text } from './language.ts';
import type { OptionTable } from './options.ts';
import type { Part, Score } from './outcome.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Seat, Seats, Viewer } from './seats.ts';

/** The types of one game, bundled so that everything around a game has a single type parameter. */
export interface Kind {
  /** The choices of the set-up, complete. */
  readonly Options: object;
  /** All there is to know: plain data that JSON carries without loss. No classes, no Map, no undefined. */
  readonly State: object;
  /** All that one viewer may know: plain data, with no place for secrets. */
  readonly View: object;
  /** One small decision, as a discriminated union on `kind`. */
  readonly Move: { readonly kind: string };
  /** Something that happened, as a discriminated union on `kind`. */
  readonly Event: { readonly kind: string };
  /** Points from one source. */
  readonly Part: Part;
}

/** Why a move cannot be made now: the rule that forbids it, and a sentence. */
export interface Objection {
  readonly rule: string;
  readonly reason: Text;
}

/** Which component data a game is played with. */
export interface EditionLabel {
  readonly id: string;
  readonly title: string;
  /** The component data themselves, where they are not built in: a match file must carry them. */
  readonly data?: Json;
}

export type Tell<Event> = (event: Event) => void;

/** Names of the players by seat, for sentences. */
export type Names = readonly string[];

/**
 * What a game is. A game is a set of pure functions over plain data: no clock, no input or output, no randomness but
 * `chance`. It knows nothing of undo, of networks, of bots or of screens.
 */
export interface Game<in out K extends Kind> {
  readonly id: string;
  readonly name: string;
  /** One sentence for somebody who has never heard of it. */
  readonly about: Text;
  /** Goes up when the same log could lead to another state. */
  readonly rulesVersion: number;
  readonly edition: EditionLabel;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
  /** No match has more decisions than this. */
  readonly longest: number;

  /** Completes and checks options that somebody chose for this number of seats. */
  readonly readOptions: (chosen: unknown, seats: number) => Result<K['Options']>;

  /** How the match on this table was set up. */
  readonly settings: (table: K['State'] | K['View']) => {
    readonly options: K['Options'];
    readonly seats: number;
  };

  /** A state before the first decision. */
  readonly setup: (
    options: K['Options'],
    seats: number,
    chance: Chance,
    tell?: Tell<K['Event']>,
  ) => K['State'];

  /**
   * The seats that must act now. Several at once act simultaneously, in whatever order their moves come in.
   * Nobody is pending exactly when the match is over.
   */
  readonly pending: (table: K['State'] | K['View']) => Seats;

  /**
   * Every move that the seat may make now; the only source of legality. Never empty for a pending seat. It may hold
   * moves for a seat that is not pending: a secret choice that can still be changed. On a view it answers for the
   * viewer's own seat, exactly as on the state. A move exists once: listed again, it is the same object, so that a
   * search can know it again without looking into it.
   */
  readonly legal: (table: K['State'] | K['View'], seat: Seat) => readonly K['Move'][];

  /** Undefined for a legal move; else why it cannot be made now. */
  readonly objection: (table: K['State'] | K['View'], seat: Seat, move: K['Move']) => Objection | undefined;

  /**
   * Makes one of the legal moves, changing the table in place, and tells what happened. Whatever is random or hidden
   * is asked from `chance`, which throws on a client: the table is then half changed and must be thrown away.
   */
  readonly apply: (
    table: K['State'] | K['View'],
    seat: Seat,
    move: K['Move'],
    chance: Chance,
    tell?: Tell<K['Event']>,
  ) => void;

  /** What this viewer may know. States that differ in nothing the viewer may know give the same bytes. */
  readonly view: (state: K['State'], viewer: Viewer) => K['View'];

  /** What this viewer learns from an event; undefined if nothing. */
  readonly witness: (event: K['Event'], viewer: Viewer) => K['Event'] | undefined;

  /** A random full state whose view for the same viewer is the given one. */
  readonly guess: (view: K['View'], random: Random) => K['State'];

  /** Points by seat, as they stand now; the final ones when the match is over. */
  readonly scores: (table: K['State'] | K['View']) => readonly Score<K['Part']>[];

  readonly cloneState: (state: K['State']) => K['State'];
  readonly cloneView: (view: K['View']) => K['View'];

  /** Reads a full state from JSON and refuses one that no match can reach, saying why. */
  readonly readState: (json: unknown) => Result<K['State']>;

  readonly text: GameText<K>;
}

export interface GameText<in out K extends Kind> {
  /** A move as one line of notation. */
  readonly makeMove: (move: K['Move']) => string;
  /** The move that a line of notation stands for, whatever its case and spacing; undefined if none. */
  readonly parseMove: (line: string) => K['Move'] | undefined;
  /** Reads a move from JSON. */
  readonly readMove: (json: unknown) => Result<K['Move']>;
  /** An event as a sentence. */
  readonly sentence: (event: K['Event'], language: Language, names: Names) => string;
  /** What the points of one part were given for. */
  readonly part: (part: K['Part'], language: Language) => string;
  /** What is being asked of this seat now, as a sentence. */
  readonly prompt: (table: K['State'] | K['View'], seat: Seat, language: Language) => string;
  /** How well a finished match was played, as a sentence; undefined where nothing but the ranking counts. */
  readonly rating?: (table: K['State'] | K['View'], language: Language) => string | undefined;
}

/** A game as it comes out of its folder: playable with its own editions or with somebody else's. */
export interface Title<in out K extends Kind> {
  readonly id: string;
  /** The built-in editions, the current one first. Older ones stay, so that old matches replay. */
  readonly editions: readonly EditionLabel[];
  /** The game with a built-in edition (by id, the current one if left out) or with the data of another one. */
  readonly open: (edition?: unknown) => Result<Game<K>>;
}

/** Some title, its types unknown: whoever wants to use it must be able to use any. */
export type SomeTitle = <R>(use: <K extends Kind>(title: Title<K>) => R) => R;

export const someTitle =
  <K extends Kind>(title: Title<K>): SomeTitle =>
  use =>
    use(title);
