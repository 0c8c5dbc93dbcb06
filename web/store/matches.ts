import { BOT_NAMES, type BotName } from '../../bots/names.ts';
import {
  fields,
  listOf,
  oneOf,
  optional,
  readJson,
  text,
  whole,
  type Read,
} from '../../games/kernel/index.ts';
import { isKept, readAll, readOne, remove, write } from './database.ts';

/** Who sits at a seat: somebody at this screen, or a bot. */
export type Sitter = 'person' | BotName;

const SITTERS: readonly Sitter[] = ['person', ...BOT_NAMES];

/** A match as it is kept in the browser. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** The match file, whose log grows with every commit. */
  readonly record: string;
  /** The turn that is being drafted, in notation. */
  readonly draft?: { readonly seat: number; readonly moves: readonly string[] } | undefined;
  /** Points by seat, once the match is over. */
  readonly result?: readonly number[] | undefined;
}

const MOMENT = whole(0, Number.MAX_SAFE_INTEGER);

const readMatch: Read<StoredMatch> = fields({
  id: text,
  game: text,
  names: listOf(text),
  sitters: listOf(oneOf(SITTERS)),
  created: MOMENT,
  updated: MOMENT,
  record: text,
  draft: optional(fields({ seat: whole(0, 15), moves: listOf(text) })),
  result: optional(listOf(whole(-1e6, 1e6))),
});

/** A match that was stored by an older client and cannot be read any more counts as absent. */
const understood = (value: unknown): readonly StoredMatch[] => {
  const read = readJson(readMatch, value, 'bad-store');
  return read.ok ? [read.value] : [];
};

/** All matches, the latest first. */
export const listMatches = async (): Promise<readonly StoredMatch[]> =>
  (await readAll()).flatMap(understood).toSorted((a, b) => b.updated - a.updated);

export const findMatch = async (id: string): Promise<StoredMatch | undefined> =>
  understood(await readOne(id))[0];

/** Whether the browser keeps it, and not only this page. */
export const keepMatch = (match: StoredMatch): Promise<boolean> => write(match);
export const isMatchKept = ({ id }: StoredMatch): boolean => isKept(id);
export const forgetMatch = (id: string): Promise<void> => remove(id);
