/** One function for every kind of a union, so that a new kind cannot be forgotten. */
export type Cases<U extends { readonly kind: string }, A extends readonly unknown[], R> = {
  readonly [K in U['kind']]: (value: Extract<U, { readonly kind: K }>, ...rest: A) => R;
};

export const byKind =
  <U extends { readonly kind: string }, A extends readonly unknown[], R>(cases: Cases<U, A, R>) =>
  (value: U, ...rest: A): R => {
    const kind: U['kind'] = value.kind;
    // The case found under a value's own kind takes that value, which is what `Cases` says kind by kind.
    const run = cases[kind] as (value: U, ...rest: A) => R;
    return run(value, ...rest);
  };
