/** A line that is a JSON object; whether it asks for anything sensible is another matter. */
export type Request = Readonly<Record<string, unknown>>;

/** What the caller calls a request; null where that cannot be told. */
export type Id = string | number | null;
