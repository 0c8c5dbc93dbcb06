import type { Value } from '../database.ts';

/** What the thread of the database is asked. */
export type Question = { readonly number: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly Value[] }
  /** The list of appends as JSON: one text goes over faster than many objects. */
  | { readonly kind: 'append'; readonly appends: string }
  | { readonly kind: 'close' }
);

export type Answer = { readonly number: number } & ({ readonly value: unknown } | { readonly error: string });
