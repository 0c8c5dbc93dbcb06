// What messages and answers are made of. No imports that run: a client takes these types for nothing.

import type { BotName } from '../../bots/names.ts';
import type { Outcome, Seat, Viewer } from '../../games/kernel/index.ts';

/** How time is kept: not at all, a bank in seconds with an increment a turn, or days for every turn. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** `open`: anybody may join, and the lobby shows it; `invited`: whoever has the key. */
export type Access = 'open' | 'invited';

/** `link`: whoever has the key to watch. */
export type Spectators = 'none' | 'link' | 'public';

/** What happens to a seat whose time is up: a bot plays it, or the others wait. */
export type Overtime = BotName | 'wait';

/** Who sits on a chair. `bot` with a name of a person is a program that came over the wire. */
export type Sitter =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: BotName }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Whether the person is a program that plays by a token. */
      readonly program: boolean;
      /** Who plays while the person is away: time was up, the person left or resigned, or others handed it over. */
      readonly standIn?: BotName | undefined;
      readonly resigned?: true | undefined;
    };

export type Status = 'open' | 'playing' | 'over' | 'cancelled';

/** The clock of one seat. */
export interface SeatClock {
  /** Milliseconds left at the time `at` of the message. */
  readonly left: number;
  readonly running: boolean;
}

/** What everybody at a table may know of it, besides the match itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  /** The person who opened the table. */
  readonly host: string;
  readonly access: Access;
  readonly spectators: Spectators;
  readonly time: TimeControl;
  readonly overtime: Overtime;
  readonly status: Status;
  readonly created: number;
  /** The hash of the seed: there from the moment the table is opened. */
  readonly commitment: string;
  /** The seed, once the match is over. */
  readonly seed?: string | undefined;
  readonly result?: Result | undefined;
  /** The table that follows this one. */
  readonly rematch?: string | undefined;
}

export interface Result {
  /** `played`: by the rules; `resigned`: all but one gave up. */
  readonly reason: 'played' | 'resigned';
  readonly outcome: Outcome;
}

/** One line of a list of tables. */
export interface TableLine {
  readonly info: TableInfo;
  readonly updated: number;
  /** Seats that have to decide. */
  readonly pending: readonly Seat[];
  /** Whether the one who asks has to decide. */
  readonly yourTurn: boolean;
  /** The number of commits in the match. */
  readonly version: number;
}

/** A change of a view: `[path, value]` sets what is there, `[path]` takes it away. */
export type Patch = readonly (
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[]]
)[];

interface Numbered {
  /** The number of the event at its table, from 0, without gaps. */
  readonly seq: number;
  /** Server time, in milliseconds since 1970. */
  readonly at: number;
}

/** What came of a batch, or of the set-up, for one viewer. */
export interface Learnt {
  /** The game's own events. */
  readonly events: readonly unknown[];
  /** The same as sentences, where the client asked for a language. */
  readonly sentences?: readonly string[] | undefined;
}

/** A batch that a seat committed, as one viewer saw it. */
export interface MovedEvent extends Numbered, Learnt {
  readonly kind: 'moved';
  readonly seat: Seat;
  /** The number of commits, this one included. */
  readonly version: number;
  /** Whether a bot played for the seat. */
  readonly bot?: BotName | undefined;
}

export type TableEvent =
  | MovedEvent
  | (Numbered & { readonly kind: 'opened' | 'cancelled' })
  | (Numbered & { readonly kind: 'joined'; readonly seat: Seat; readonly name: string })
  | (Numbered & { readonly kind: 'seated'; readonly seat: Seat; readonly bot: BotName | 'free' })
  /** A chair is given up before the match, or a player goes away during it. */
  | (Numbered & { readonly kind: 'left'; readonly seat: Seat })
  | (Numbered & { readonly kind: 'late'; readonly seat: Seat })
  | (Numbered & { readonly kind: 'handed'; readonly seat: Seat; readonly by: Seat })
  | (Numbered & { readonly kind: 'returned'; readonly seat: Seat })
  | (Numbered & { readonly kind: 'resigned'; readonly seat: Seat })
  | (Numbered & { readonly kind: 'rematch'; readonly table: string })
  | (Numbered & {
      readonly kind: 'chat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      /** Empty where the reader has muted the writer. */
      readonly text: string;
    });

/** How a match stands for one viewer, besides the view itself. */
export interface Stand {
  /** The number of commits: what a move has to name. */
  readonly version: number;
  readonly pending: readonly Seat[];
  /** By seat; none where time is not kept. */
  readonly clocks?: readonly SeatClock[] | undefined;
  /** The legal moves of the viewer's seat in notation, where the client asked for them. */
  readonly legal?: readonly string[] | undefined;
}

export type { Seat, Viewer };
