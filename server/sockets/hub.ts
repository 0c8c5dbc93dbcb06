// All sockets of this server.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Limits } from '../care/limits.ts';
import type { Actor } from '../tables/acts.ts';
import type { ServerMessage } from '../wire/server.ts';
import type { Door } from './client.ts';
import { connect, type Connection } from './connection.ts';

/** Every socket is asked for a sign of life every 20 s, a twentieth of them each second: all at once would hold up moves. */
const BEAT = 1000;
const TURNS = 20;
const GOING_AWAY = 1001;

export interface Visitor {
  readonly person: Actor | undefined;
  readonly muted: ReadonlySet<string>;
  readonly address: string;
}

/** Who comes, or the status of a refusal. */
export type Admit = (request: IncomingMessage) => Promise<Visitor | { readonly status: string }>;

export interface Hub {
  readonly attach: (server: Server, door: Door, admit: Admit) => void;
  readonly tellPerson: (person: string, message: ServerMessage) => void;
  readonly remute: (person: string, others: ReadonlySet<string>) => void;
  readonly size: () => number;
  readonly close: () => Promise<void>;
}

export const openHub = (limits: Limits): Hub => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const byPerson = new Map<string, Set<Connection>>();
  const byAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  let arrivals = 0;
  let beats = 0;
  let closing = false;

  const refuse = (stream: Duplex, status: string): void => {
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };

  const welcome = (door: Door, socket: WebSocket, stream: Duplex, visitor: Visitor): void => {
    const { person, muted, address } = visitor;
    const connection = connect(door, socket, stream, person, muted);
    connections.set(socket, connection);
    alive.add(socket);
    const turn = turns[arrivals++ % TURNS].add(socket);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    const own = person === undefined ? undefined : (byPerson.get(person.id) ?? new Set());
    if (own !== undefined && person !== undefined) byPerson.set(person.id, own.add(connection));
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer, isBinary) => {
      alive.add(socket);
      // Bytes that are not text are no message either, and are refused as one.
      connection.receive(isBinary ? '' : data.toString());
    });
    socket.on('close', () => {
      connection.end();
      connections.delete(socket);
      turn.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
      own?.delete(connection);
      if (own?.size === 0 && person !== undefined) byPerson.delete(person.id);
    });
    const known = person === undefined ? null : { id: person.id, name: person.name };
    connection.send({ type: 'hello', protocol: 1, person: known, now: door.house.now() });
  };

  const timer = setInterval(() => {
    for (const socket of turns[beats++ % TURNS]) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, BEAT).unref();

  return {
    attach: (server, door, admit) => {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        stream.on('error', () => undefined);
        if (closing) return refuse(stream, '503 Service Unavailable');
        admit(request).then(
          visitor => {
            if ('status' in visitor) return refuse(stream, visitor.status);
            if ((byAddress.get(visitor.address) ?? 0) >= limits.socketsAnAddress)
              return refuse(stream, '429 Too Many Requests');
            sockets.handleUpgrade(request, stream, head, socket => welcome(door, socket, stream, visitor));
          },
          () => refuse(stream, '503 Service Unavailable'),
        );
      });
    },
    tellPerson: (person, message) => {
      for (const connection of byPerson.get(person) ?? []) connection.send(message);
    },
    remute: (person, others) => {
      for (const connection of byPerson.get(person) ?? []) connection.remute(others);
    },
    size: () => connections.size,
    close: async () => {
      closing = true;
      clearInterval(timer);
      for (const connection of connections.values()) {
        connection.send({ type: 'bye' });
        connection.close(GOING_AWAY);
      }
      const deadline = Date.now() + 1000;
      while (connections.size > 0 && Date.now() < deadline)
        await new Promise(resolve => {
          setTimeout(resolve, 20);
        });
      for (const socket of connections.keys()) socket.terminate();
      sockets.close();
    },
  };
};
