// What the server sends over a socket.

import type { Learnt, Patch, Seat, Stand, TableEvent, TableInfo, Viewer } from './parts.ts';

/** The first message on every socket. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: 1;
  readonly person: { readonly id: string; readonly name: string } | null;
  /** Server time. */
  readonly now: number;
}

/** A match for somebody who knows nothing of it yet. */
interface Whole {
  readonly view: object;
  readonly setUp: Learnt;
}

/** All that a viewer needs of a table: the answer to `watch`, and sent again where the viewer becomes another. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  /** The number of the last event. */
  readonly seq: number;
  readonly now: number;
  readonly viewer: Viewer;
  readonly info: TableInfo;
  /** The events after the one that the client had seen. */
  readonly events: readonly TableEvent[];
  /** Once the match has started. */
  readonly match?: (Stand & Whole) | undefined;
}

/** Something has happened at a table. Whoever misses a number asks with `watch`. */
export interface EventMessage {
  readonly type: 'event';
  readonly table: string;
  readonly now: number;
  readonly event: TableEvent;
  /** Where the event changes it: everything but chat, and moves that do not end the match. */
  readonly info?: TableInfo | undefined;
  /** For the event that fills the last chair the whole view; for `moved` what changed in it. */
  readonly match?: (Stand & (Whole | { readonly patch: Patch } | Record<never, never>)) | undefined;
}

/** A move or chat is stored, for good. Comes before its event, and again for the same id. */
export interface Ack {
  readonly type: 'ack';
  readonly id: string;
  readonly table: string;
  readonly seq: number;
  readonly version: number;
}

/** Nothing was changed. */
export interface Refused {
  readonly type: 'refused';
  /** The id of the message, where it could be told. */
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly table?: string | undefined;
  /** Where the match stands now. */
  readonly version?: number | undefined;
  readonly seq?: number | undefined;
}

/** Which seats have somebody connected, and how many watch. */
export interface Presence {
  readonly type: 'presence';
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** It is the person's turn, at a table that need not be watched. */
export interface Turn {
  readonly type: 'turn';
  readonly table: string;
  readonly game: string;
}

export interface Pong {
  readonly type: 'pong';
  readonly id: string;
  readonly now: number;
}

/** The server goes away; the client should come back in a moment. */
export interface Bye {
  readonly type: 'bye';
}

export type ServerMessage =
  | Hello
  | TableMessage
  | EventMessage
  | Ack
  | Refused
  | Presence
  | Turn
  | Pong
  | Bye;
