import type { Kind, Outcome } from '../../games/kernel/index.ts';
import type { Weighed } from './weigh.ts';

/** Watches matches of one setting, and tells what it saw. */
export interface Watch<in K extends Kind> {
  readonly event: (event: K['Event']) => void;
  readonly over: (outcome: Outcome<K['Part']>) => void;
  readonly rows: () => readonly (readonly string[])[];
}

/** Something that a balanced game keeps to. */
export interface Limit {
  readonly what: string;
  /** What the runs found, the one with the strongest bot last; undefined if they did not look. */
  readonly check: (
    runs: readonly Weighed[],
  ) => { readonly found: string; readonly holds: boolean } | undefined;
}

/** What a game wants to have counted besides wins and points. */
export interface Gauge<in K extends Kind> {
  /** The place of each seat at the start, 0 for whoever is first; by it, wins are counted. */
  readonly places: (state: K['State']) => readonly number[];
  /** What decides about the places, in a word or two. */
  readonly first: string;
  /** Options of which only the standard is reported in full; of the others, the wins by place alone. */
  readonly aside?: readonly string[];
  readonly limits?: readonly Limit[];
  readonly watches: readonly {
    readonly heading: string;
    readonly columns: readonly string[];
    /** Whether the first column names one of the same things in every setting: then they are compared line by line. */
    readonly compares?: boolean;
    readonly begin: () => Watch<K>;
  }[];
}
