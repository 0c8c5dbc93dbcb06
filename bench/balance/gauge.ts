import type { Kind, Outcome } from '../../games/kernel/index.ts';

/** Watches matches of one setting, and tells what it saw. */
export interface Watch<in K extends Kind> {
  readonly event: (event: K['Event']) => void;
  readonly over: (outcome: Outcome<K['Part']>) => void;
  readonly rows: () => readonly (readonly string[])[];
}

/** What a game wants to have counted besides wins and points. */
export interface Gauge<in K extends Kind> {
  /** The place of each seat at the start, 0 for whoever is first; by it, wins are counted. */
  readonly places: (state: K['State']) => readonly number[];
  /** What decides about the places, in a word or two. */
  readonly first: string;
  readonly watches: readonly {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly begin: () => Watch<K>;
  }[];
}
