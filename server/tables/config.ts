import type { Access, Overtime, Spectators, TimeControl } from '../wire/parts.ts';

/** What a table is made of when it is opened. It holds the seed: it never leaves the server. */
export interface TableConfig {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly host: string;
  readonly access: Access;
  readonly spectators: Spectators;
  readonly time: TimeControl;
  readonly overtime: Overtime;
  readonly created: number;
  readonly seed: string;
  readonly keys: { readonly join: string; readonly watch: string };
}
