export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** What everybody may know of a table changed: lists of tables are made from it. */
export interface Listing {
  readonly info: string;
  readonly status: string;
  /** Whether the lobby shows it. */
  readonly lobby: boolean;
  /** The people who sit there. */
  readonly people: readonly string[];
}

/** One more entry in the log of a table. */
export interface Append {
  readonly table: string;
  /** The number it must get: one more than the last. */
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  readonly pending: string;
  readonly version: number;
  /** When the server has to look after the table by itself. */
  readonly due: number | null;
  readonly listing?: Listing | undefined;
  /** With the first entry: what a table is made of, its seed included. */
  readonly config?: string | undefined;
  /** People who have to decide now and had not before. */
  readonly turn: readonly string[];
  readonly game: string;
}

/** What another node has done. */
export type Note =
  | {
      readonly kind: 'appended';
      readonly table: string;
      readonly seq: number;
      readonly game: string;
      readonly turn: readonly string[];
    }
  | {
      readonly kind: 'presence';
      readonly node: string;
      readonly table: string;
      readonly seats: readonly number[];
      readonly spectators: number;
    }
  | { readonly kind: 'muted'; readonly person: string };

/** The port: a place where SQL can be kept. SQL is written once, with $1, $2, … for values. */
export interface Database {
  readonly query: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
  /**
   * Appends all of these in one transaction, on disk when it answers. For each says whether its number was still
   * free; if not, nothing was written of it. At most one a table.
   */
  readonly append: (appends: readonly Append[]) => Promise<readonly boolean[]>;
  /** Tells other nodes; where there are none, nobody. */
  readonly tell: (notes: readonly Note[]) => Promise<void>;
  /** Hears other nodes. `missed` is called when notes may have been lost. */
  readonly listen: (hear: (note: Note) => void, missed: () => void) => void;
  /** Whether several nodes may use it at once. */
  readonly shared: boolean;
  readonly close: () => Promise<void>;
}
