// What comes over HTTP, and what is answered.

import * as v from 'valibot';
import { BOT_NAMES } from '../../bots/names.ts';
import { key, tableId } from './client.ts';
import type { TableLine, Viewer } from './parts.ts';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(40, 'must not be longer than 40 characters'),
  v.regex(/^[^\p{C}]*$/u, 'must be on one line, without control characters'),
);

const bot = v.picklist(BOT_NAMES);

export const newTable = v.strictObject({
  game: v.string(),
  /** A built-in edition; the current one if left out. */
  edition: v.optional(v.string()),
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** By seat: the one who asks, a chair for a person, or a bot. */
  seats: v.pipe(v.array(v.union([v.picklist(['me', 'free']), bot])), v.minLength(1), v.maxLength(8)),
  access: v.optional(v.picklist(['open', 'invited']), 'invited'),
  spectators: v.optional(v.picklist(['none', 'link', 'public']), 'link'),
  time: v.optional(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('none') }),
      v.strictObject({
        kind: v.literal('bank'),
        seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(86_400)),
        increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
      }),
      v.strictObject({
        kind: v.literal('days'),
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
      }),
    ]),
    { kind: 'none' },
  ),
  overtime: v.optional(v.picklist([...BOT_NAMES, 'wait']), 'medium'),
});
export type NewTable = v.InferOutput<typeof newTable>;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** The bodies of requests, by what they are for. */
export const bodies = {
  rename: v.strictObject({ name }),
  claim: v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) }),
  newProgram: v.strictObject({ name }),
  newTable,
  join: v.strictObject({ seat: v.optional(seat), key: v.optional(key) }),
  seat: v.strictObject({ seat, sitter: v.union([v.literal('free'), bot]) }),
  hand: v.strictObject({ seat }),
  nothing: v.strictObject({}),
};

export const queries = {
  table: v.strictObject({ key: v.optional(key) }),
  nothing: v.strictObject({}),
};

export const params = {
  nothing: v.strictObject({}),
  table: v.strictObject({ table: tableId }),
  person: v.strictObject({ person: v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/)) }),
};

export interface MeAnswer {
  readonly id: string;
  readonly name: string;
  /** Whether this is a program with a token. */
  readonly program: boolean;
  /** People whose chat this person does not want to read. */
  readonly muted: readonly string[];
}

/** For another device of the same person; the code counts once, for a few minutes. */
export interface DeviceAnswer {
  readonly code: string;
  readonly expires: number;
}

/** The token is told this once. */
export interface ProgramAnswer {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export interface TableAnswer {
  readonly table: TableLine;
  /** Who the one who asks is at this table; undefined for somebody who may join but not watch. */
  readonly viewer?: Viewer | undefined;
  /** For those who sit at the table: what to put into an invitation, and into a link for spectators. */
  readonly keys?: { readonly join: string; readonly watch: string } | undefined;
}

export interface TablesAnswer {
  readonly tables: readonly TableLine[];
}

/** The match as the viewer saw it, commit by commit: the first view, then what changed. */
export interface HistoryAnswer {
  readonly viewer: Viewer;
  readonly first: object;
  readonly patches: readonly (readonly unknown[])[];
}

export interface ProblemAnswer {
  readonly error: { readonly code: string; readonly message: string };
}
