/** A line that is a JSON object; whether it asks for anything sensible is another matter. */
export type Request = Readonly<Record<string, unknown>>;

/** What the caller calls a request; null where that cannot be told. */
export type Id = string | number | null;

/** Far above any state, edition or match file, and far below what would exhaust the stack. */
export const DEEPEST = 64;

/** Whether lists and objects are nested more than so many deep. */
export const isDeeper = (value: unknown, limit: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some(inner => isDeeper(inner, limit - 1));
};
