// The match as a file: JSON whose log has one readable line a commit, "seat: move; move", seats counted from 1.

import type { Json } from './json.ts';
import {
  dictionary,
  fields,
  isRecord,
  listOf,
  objectTo,
  oneOf,
  optional,
  parseFile,
  readJson,
  show,
  text,
  whole,
  type Read,
} from './read.ts';
import { done, type Result } from './result.ts';

const FORMAT = 'cais match 1';

export interface RecordedCommit {
  readonly seat: number;
  /** Notation, one line a move. */
  readonly moves: readonly string[];
}

/** The log of a match with everything that is needed to replay it, or to refute it. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  /** The id of a built-in edition, or the data of another one. */
  readonly edition: Json;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly commitment: string;
  readonly seed: string;
  /** The state the match started from, where it was not set up by the rules. */
  readonly start?: Json | undefined;
  /** Totals by seat, claimed by a finished match. */
  readonly result?: readonly number[] | undefined;
  readonly log: readonly RecordedCommit[];
}

const json: Read<Json> = (value, path) => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Json;
  return Array.isArray(value) ? listOf(json)(value, path) : dictionary(json)(value, path);
};

export const commitLine = (commit: RecordedCommit): string =>
  `${commit.seat + 1}: ${commit.moves.join('; ')}`;

const readCommit: Read<RecordedCommit> = (value, path) => {
  const [, seat, moves] = /^([1-9]\d?)\s*:(.*)$/.exec(text(value, path)) ?? [];
  if (seat === undefined)
    return objectTo(path, `${show(value)} is not a commit, written "seat: move; move".`);
  return { seat: Number(seat) - 1, moves: moves.split(';').map(move => move.trim()) };
};

const readRecord = fields({
  format: oneOf([FORMAT]),
  game: text,
  rulesVersion: whole(1, 1e6),
  edition: json,
  options: dictionary(text),
  seats: whole(1, 16),
  commitment: text,
  seed: text,
  start: optional(json),
  result: optional(listOf(whole(-1e6, 1e6))),
  log: listOf(readCommit),
});

/** Whatever else is wrong with a file, it is told first that it is none of ours. */
const readFile: Read<ReturnType<typeof readRecord>> = (value, path) => {
  if (isRecord(value)) oneOf([FORMAT])(value.format, 'format');
  return readRecord(value, path);
};

export const parseRecord = (file: string): Result<MatchRecord> => {
  const parsed = parseFile(file);
  if (!parsed.ok) return parsed;
  const read = readJson(readFile, parsed.value, 'bad-file');
  if (!read.ok) return read;
  const { format: _, ...record } = read.value;
  return done(record);
};

export const makeRecord = (record: MatchRecord): string =>
  `${JSON.stringify({ format: FORMAT, ...record, log: record.log.map(commitLine) }, null, 1)}\n`;
