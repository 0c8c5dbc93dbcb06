/** The HTTP status of a refusal; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  'no-person': 401,
  'foreign-origin': 403,
  'no-key': 403,
  'not-host': 403,
  'not-seated': 403,
  'unknown-table': 404,
  'unknown-code': 404,
  'unknown-person': 404,
  'not-found': 404,
  'seat-taken': 409,
  'already-seated': 409,
  'not-open': 409,
  'not-playing': 409,
  'not-over': 409,
  'not-absent': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

export const statusOf = (code: string): number => STATUS[code] ?? 400;
