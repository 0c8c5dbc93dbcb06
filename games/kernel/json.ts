export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether lists and objects are nested more than so many deep. */
export const isDeeper = (value: unknown, limit: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some(inner => isDeeper(inner, limit - 1));
};

/** Whether two plain values would be the same JSON, whatever the order of their keys. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
};
