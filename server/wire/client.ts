// What a client sends over a socket.

import * as v from 'valibot';
import { isDeeper } from '../../games/kernel/index.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/, 'is not the id of a table'));
export const key = v.pipe(v.string(), v.maxLength(64));

/** Longest batch of moves: a turn of any of the games is far shorter. */
const LONGEST_BATCH = 200;

/** How deep things lie in a move, at most. */
const DEEPEST = 8;

const moveAsJson = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(move => !isDeeper(move, DEEPEST), 'is nested too deeply'),
);

const watch = v.strictObject({
  type: v.literal('watch'),
  id: v.optional(id),
  table: tableId,
  /** The number of the last event that the client has; all events if left out. */
  seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1))),
  /** Of an invitation, or of a link for spectators. */
  key: v.optional(key),
  /** Wants sentences for events, in this language. */
  language: v.optional(v.picklist(['en', 'pt'])),
  /** Wants the list of legal moves: for programs that do not know the rules. */
  legal: v.optional(v.boolean()),
});

const unwatch = v.strictObject({ type: v.literal('unwatch'), id: v.optional(id), table: tableId });

const move = v.strictObject({
  type: v.literal('move'),
  /** Chosen by the client, never used twice by the same person for different moves. */
  id,
  table: tableId,
  /** The number of commits that the moves were decided on. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Notation, or JSON as the game defines it. */
  moves: v.pipe(
    v.array(v.union([v.pipe(v.string(), v.maxLength(200)), moveAsJson])),
    v.minLength(1),
    v.maxLength(LONGEST_BATCH),
  ),
});

const chat = v.strictObject({
  type: v.literal('chat'),
  id,
  table: tableId,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
});

const ping = v.strictObject({ type: v.literal('ping'), id });

export const clientMessage = v.variant('type', [watch, unwatch, move, chat, ping]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type WatchMessage = v.InferOutput<typeof watch>;
export type MoveMessage = v.InferOutput<typeof move>;
export type ChatMessage = v.InferOutput<typeof chat>;
