// A WebSocket client that costs as little as possible: whoever loads a server must not be slower than it.

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** What came with one message: bytes from `start` to `end`, to be read at once. */
export type Hear = (bytes: Buffer, start: number, end: number) => void;

export interface Wire {
  /** Sends text of one-byte characters. */
  readonly sendText: (text: string) => void;
  readonly sendBytes: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

export interface Address {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ROOM = 32_768;
const TEXT = 0x81;
const BINARY = 0x82;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
/** Clients have to mask what they send; by zeros, it stays as it is. */
const MASK = '\0\0\0\0';

const frame = (kind: number, payload: string): string => {
  const { length } = payload;
  const head =
    length < 126
      ? String.fromCharCode(kind, 0x80 | length)
      : String.fromCharCode(kind, 0x80 | 126, length >> 8, length & 0xff);
  return head + MASK + payload;
};

const reasonIn = (bytes: Buffer, start: number, end: number): string =>
  end - start < 2
    ? 'no code'
    : `${bytes.readUInt16BE(start)} ${bytes.toString('utf8', start + 2, end)}`.trim();

const upgrade = ({ port, path, headers = {} }: Address): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** What is done with a socket. */
export interface Ends {
  /** It is open. */
  readonly ready: () => void;
  readonly hear: Hear;
  /** The server ended it, or never opened it. */
  readonly lost: (reason: string) => void;
}

export const openWire = (address: Address, { ready, hear, lost }: Ends): Wire => {
  let open = false;
  let closed = false;
  let rest: Buffer | undefined;
  const lose = (reason: string): void => {
    if (!closed) lost(reason);
    closed = true;
    socket.destroy();
  };

  /** Gives the end of the frame that begins here, or undefined if it has not come as a whole. */
  const readFrame = (bytes: Buffer, at: number, size: number): number | undefined => {
    if (size - at < 2) return undefined;
    const short = bytes[at + 1];
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    if (size < start) return undefined;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
    const end = start + length;
    if (size < end) return undefined;
    const kind = bytes[at];
    if (kind === TEXT || kind === BINARY) hear(bytes, start, end);
    else if (kind === PING) socket.write(frame(PONG, bytes.toString('latin1', start, end)), 'latin1');
    else if (kind === CLOSE) lose(`a socket was closed (${reasonIn(bytes, start, end)})`);
    return end;
  };

  const readUpgrade = (bytes: Buffer, size: number): number | undefined => {
    const end = bytes.subarray(0, size).indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const answer = bytes.toString('latin1', 0, end);
    open = answer.startsWith('HTTP/1.1 101');
    if (open) ready();
    else lose(`no socket was opened (${answer.split('\r\n', 1)[0]})`);
    return end + 4;
  };

  const take = (size: number, buffer: Uint8Array): boolean => {
    const fresh = buffer as Buffer;
    const bytes = rest === undefined ? fresh : Buffer.concat([rest, fresh.subarray(0, size)]);
    const total = rest === undefined ? size : bytes.length;
    let at = 0;
    while (at < total && !closed) {
      const next = open ? readFrame(bytes, at, total) : readUpgrade(bytes, total);
      if (next === undefined) break;
      at = next;
    }
    rest = at === total ? undefined : Buffer.from(bytes.subarray(at, total));
    return true;
  };

  const socket = connect({
    port: address.port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafeSlow(ROOM), callback: take },
  });
  socket.on('connect', () => socket.write(upgrade(address)));
  socket.on('error', error => lose(error.message));
  socket.on('close', () => lose('a connection broke'));
  return {
    sendText: text => void socket.write(frame(TEXT, text), 'latin1'),
    sendBytes: bytes => void socket.write(frame(BINARY, Buffer.from(bytes).toString('latin1')), 'latin1'),
    close: () => {
      closed = true;
      socket.destroy();
    },
  };
};
