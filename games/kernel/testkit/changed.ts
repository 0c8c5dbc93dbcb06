// Data with one thing changed, to see whether a reader notices.

type Path = readonly (string | number)[];

/** A copy of plain data in which another value stands at this path; undefined takes the field away. */
export const changed = (data: unknown, path: Path, value: unknown): unknown => {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  if (Array.isArray(data))
    return data.map((item: unknown, i) => (i === key ? changed(item, rest, value) : item));
  if (typeof data !== 'object' || data === null) throw new Error(`Nothing can stand at ${path.join('.')}.`);
  const fields = new Map<string, unknown>(Object.entries(data));
  fields.set(String(key), changed(fields.get(String(key)), rest, value));
  return Object.fromEntries([...fields].filter(([, field]) => field !== undefined));
};
