import type { Append, Value } from '../database.ts';

/** What the thread of the database is asked. */
export type Question = { readonly number: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly kind: 'append'; readonly appends: readonly Append[] }
  | { readonly kind: 'close' }
);

export type Answer = { readonly number: number } & ({ readonly value: unknown } | { readonly error: string });
