import type { Game, Kind, Outcome, Seat, Seed, SeenEntry, Viewer } from '../../games/kernel/index.ts';

/** What a finished match reveals, and whether it is what was sealed before the first move. */
export interface Unsealed {
  readonly seed: Seed;
  readonly fits: boolean;
}

/** A match as the table shows it, whoever referees it: what was seen at every moment, and what is now. */
export interface Chronicle<K extends Kind> {
  readonly game: Game<K>;
  readonly seats: number;
  /** The last moment: one a log entry, the set-up being 0. */
  readonly last: () => number;
  /** What a viewer saw at a moment. A chronicle may know of one viewer only. */
  readonly view: (moment: number, viewer: Viewer) => K['View'];
  readonly log: (viewer: Viewer) => readonly SeenEntry<K>[];
  readonly pending: () => readonly Seat[];
  readonly outcome: () => Outcome<K['Part']> | undefined;
  /** The hash of the seed, known from the start. */
  readonly commitment: string;
  /** The seed, once the match is over. */
  readonly unsealed: () => Unsealed | undefined;
}
