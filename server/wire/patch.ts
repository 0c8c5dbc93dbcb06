// A view changes little from one commit to the next: what travels is the difference.

import type { Patch } from './parts.ts';

type Path = readonly (string | number)[];
type Change = readonly [Path, unknown] | readonly [Path];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// One walk over two views after every commit, for every seat: `path` is where the walk is, and is copied only where
// something has changed.

const compareLists = (
  path: (string | number)[],
  from: readonly unknown[],
  to: readonly unknown[],
  out: Change[],
): void => {
  const before = out.length;
  const shared = Math.min(from.length, to.length);
  for (let i = 0; i < shared; i++) if (from[i] !== to[i]) compareAt(path, i, from[i], to[i], out);
  for (let i = shared; i < to.length; i++) out.push([[...path, i], to[i]]);
  if (to.length < from.length) out.push([[...path, 'length'], to.length]);
  // Where most of a list is new, the list itself is shorter than what became of it.
  if ((out.length - before) * 2 > to.length + 1) out.splice(before, out.length, [[...path], to]);
};

const compareObjects = (
  path: (string | number)[],
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  out: Change[],
): void => {
  let kept = 0;
  // Views are plain JSON: all that is found in them is their own, and nothing is undefined.
  for (const key in to) {
    const was = from[key];
    const is = to[key];
    if (was !== undefined) kept++;
    if (was === is) continue;
    if (was === undefined) out.push([[...path, key], is]);
    else compareAt(path, key, was, is, out);
  }
  if (kept < Object.keys(from).length) for (const key in from) if (!(key in to)) out.push([[...path, key]]);
};

const compareAt = (
  path: (string | number)[],
  key: string | number,
  from: unknown,
  to: unknown,
  out: Change[],
): void => {
  path.push(key);
  compare(path, from, to, out);
  path.pop();
};

const compare = (path: (string | number)[], from: unknown, to: unknown, out: Change[]): void => {
  if (Array.isArray(from) && Array.isArray(to)) compareLists(path, from, to, out);
  else if (isObject(from) && isObject(to)) compareObjects(path, from, to, out);
  else out.push([[...path], to]);
};

/** What makes the second view of the first. */
export const makePatch = (from: object, to: object): Patch => {
  const out: Change[] = [];
  compare([], from, to, out);
  return out;
};

// A patch comes from the server that made it of these very views.
const child = (holder: object, key: string | number): object => Reflect.get(holder, key) as object;

const copyOf = (holder: object): object =>
  Array.isArray(holder) ? [...(holder as unknown[])] : { ...holder };

/** The view after a patch; the view before is left as it was, and what has not changed is shared with it. */
export const applyPatch = <V extends object>(view: V, patch: Patch): V => {
  let next = view;
  const own = new Set<object>();
  /** The list or object itself where it was made for this view, else a copy of it. */
  const owned = (holder: object): object => {
    if (own.has(holder)) return holder;
    const copy = copyOf(holder);
    own.add(copy);
    return copy;
  };
  for (const [path, ...value] of patch) {
    const last = path.at(-1);
    if (last === undefined) {
      next = value[0] as V;
      continue;
    }
    let holder = owned(next);
    next = holder as V;
    for (const key of path.slice(0, -1)) {
      const inner = owned(child(holder, key));
      Reflect.set(holder, key, inner);
      holder = inner;
    }
    if (value.length === 0) Reflect.deleteProperty(holder, last);
    else Reflect.set(holder, last, value[0]);
  }
  return next;
};
