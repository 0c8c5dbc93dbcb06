// A client as anybody could write one: plain HTTP and a plain socket.

import { once } from 'node:events';
import { WebSocket } from 'ws';
import { applyPatch } from '../wire/patch.ts';
import type { Seat, TableEvent, TableInfo, Viewer } from '../wire/parts.ts';
import type { ServerMessage } from '../wire/server.ts';

export interface Answer {
  readonly status: number;
  // What an answer is depends on the request; tests look into it.
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: { code: string; message: string } };
}

/** Somebody with a cookie or a token. */
export interface Visitor {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ask: (method: string, path: string, body?: object) => Promise<Answer>;
}

const visitor = (base: string, headers: Readonly<Record<string, string>>): Visitor => ({
  base,
  headers,
  ask: async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  },
});

/** A new person, by the cookie that the server gives. */
export const arrive = async (base: string, name: string): Promise<Visitor & { readonly id: string }> => {
  const origin = { Origin: base };
  const answer = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: { ...origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (answer.status !== 200) throw new Error(`No person: ${await answer.text()}`);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0];
  const { id } = (await answer.json()) as { id: string };
  return { ...visitor(base, { ...origin, Cookie: cookie }), id };
};

export const withToken = (base: string, token: string): Visitor =>
  visitor(base, { Authorization: `Bearer ${token}` });

export const nobody = (base: string): Visitor => visitor(base, { Origin: base });

/** The same person at another node. */
export const elsewhere = (base: string, { headers }: Visitor): Visitor =>
  visitor(base, { ...headers, ...('Origin' in headers ? { Origin: base } : {}) });

/** What a client knows of a table, kept up to date as docs/online.md tells. */
export interface Known {
  seq: number;
  viewer: Viewer;
  info: TableInfo;
  view: object | undefined;
  version: number;
  pending: readonly Seat[];
  legal: readonly string[];
  readonly events: TableEvent[];
  /** Events that came with a number that did not follow. */
  gaps: number;
}

export interface Line {
  readonly known: Map<string, Known>;
  readonly messages: ServerMessage[];
  readonly raw: string[];
  readonly send: (message: object | string) => void;
  readonly on: (hear: (message: ServerMessage) => void) => void;
  readonly next: <T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ) => Promise<Extract<ServerMessage, { type: T }>>;
  readonly isOpen: () => boolean;
  readonly closed: Promise<number>;
  readonly close: () => void;
  readonly drop: () => void;
}

/** Takes a message in, as a client must. */
export const takeIn = (known: Map<string, Known>, message: ServerMessage): void => {
  if (message.type === 'table') {
    const { table, seq, viewer, info, events, match } = message;
    const old = known.get(table);
    // What was under way for long may be older than what is known.
    if (old !== undefined && old.viewer === viewer && seq < old.seq) return;
    const had = old?.events ?? [];
    known.set(table, {
      seq,
      viewer,
      info,
      view: match?.view,
      version: match?.version ?? 0,
      pending: match?.pending ?? [],
      legal: match?.legal ?? [],
      events: [...had, ...events.filter(event => event.seq > (had.at(-1)?.seq ?? -1))],
      gaps: old?.gaps ?? 0,
    });
  }
  if (message.type !== 'event') return;
  const now = known.get(message.table);
  const { event, match, info } = message;
  if (now === undefined || event.seq <= now.seq) return;
  if (event.seq !== now.seq + 1) {
    now.gaps++;
    return;
  }
  now.seq = event.seq;
  now.events.push(event);
  if (info !== undefined) now.info = info;
  if (match === undefined) return;
  if ('view' in match) now.view = match.view;
  if ('patch' in match && now.view !== undefined) now.view = applyPatch(now.view, match.patch);
  now.version = match.version;
  now.pending = match.pending;
  now.legal = match.legal ?? [];
};

export const connect = async (
  { base, headers }: Visitor,
  known = new Map<string, Known>(),
): Promise<Line> => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers });
  const messages: ServerMessage[] = [];
  const raw: string[] = [];
  const hearers = new Set<(message: ServerMessage) => void>();
  const closed = new Promise<number>(resolve => {
    socket.on('close', resolve);
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    raw.push(data.toString());
    const message = JSON.parse(data.toString()) as ServerMessage;
    messages.push(message);
    takeIn(known, message);
    for (const hear of hearers) hear(message);
  });
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'close').then(() => Promise.reject(new Error('The socket was refused.'))),
  ]);
  return {
    known,
    messages,
    raw,
    send: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    on: hear => void hearers.add(hear),
    next: (type, fits = () => true) =>
      new Promise(resolve => {
        const hear = (message: ServerMessage): void => {
          // The type was asked for by its name.
          const wanted = message as Extract<ServerMessage, { type: typeof type }>;
          if (message.type !== type || !fits(wanted)) return;
          hearers.delete(hear);
          resolve(wanted);
        };
        hearers.add(hear);
      }),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closed,
    close: () => socket.close(),
    drop: () => socket.terminate(),
  };
};
