import { sameJson } from '../json.ts';

/** Breaks the law unless it holds; the sentence says what is wrong. */
export const demand: (holds: boolean, sentence: () => string) => asserts holds = (holds, sentence) => {
  if (!holds) throw new Error(sentence());
};

/** What a file or a socket makes of a value. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The first place where two values differ that are not the same JSON. */
const difference = (a: unknown, b: unknown, path = ''): string => {
  if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    const differs = keys.find(
      key => Object.hasOwn(a, key) !== Object.hasOwn(b, key) || !sameJson(a[key], b[key]),
    );
    if (differs !== undefined) return difference(a[differs], b[differs], `${path}/${differs}`);
  }
  return `at "${path}" ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
};

/** Demands the same JSON, whatever the order of keys. */
export const demandSame = (a: unknown, b: unknown, sentence: () => string): void =>
  demand(sameJson(a, b), () => `${sentence()} (${difference(a, b)})`);

/** Demands the same JSON to the last byte: an order of keys can tell a secret too. */
export const demandSameBytes = (a: unknown, b: unknown, sentence: () => string): void => {
  demandSame(a, b, sentence);
  demand(JSON.stringify(a) === JSON.stringify(b), () => `${sentence()} (the order of keys differs)`);
};

/** The first place in a value that JSON would lose or change; undefined if it carries everything. */
export const lostInJson = (value: unknown, path = ''): string | undefined => {
  const here = path === '' ? 'the value itself' : path;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${here} is ${Object.is(value, -0) ? '-0' : value}`;
  if (!isContainer(value)) return `${here} is ${typeof value}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${here} is not a plain object or list`;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const lost = lostInJson(value[key], `${path}/${key}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
};

/** Every object and list inside a value, the value itself included. */
const containersOf = (value: unknown, found = new Set<object>()): Set<object> => {
  if (!isContainer(value) || found.has(value)) return found;
  found.add(value);
  for (const item of Object.values(value)) containersOf(item, found);
  return found;
};

/** Demands that no object or list is part of both values, so that a change of one cannot be seen in the other. */
export const demandApart = (a: unknown, b: unknown, sentence: () => string): void => {
  const ofA = containersOf(a);
  for (const container of containersOf(b))
    demand(!ofA.has(container), () => `${sentence()} (both hold the same ${JSON.stringify(container)})`);
};
