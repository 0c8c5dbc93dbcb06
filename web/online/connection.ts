// The one socket of this page. It comes back by itself, and tells whoever watches a table to catch up.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { ClientMessage } from '../../server/wire/client.ts';
import type { ServerMessage } from '../../server/wire/server.ts';

/** `away`: the connection is lost, and is being looked for. */
export type Line = 'idle' | 'connecting' | 'open' | 'away';

export interface Listener {
  /** There is a new socket, and nothing has been said on it yet. */
  readonly opened: () => void;
  readonly received: (message: ServerMessage) => void;
}

export interface Connection {
  readonly line: ReadonlySignal<Line>;
  /** Listens until the function it gives is called; there is a socket as long as somebody listens. */
  readonly listen: (listener: Listener) => () => void;
  /** Sends, if there is a socket; what must arrive is sent again when one is opened. */
  readonly send: (message: ClientMessage) => void;
  /** A new socket, because this device has become somebody else. */
  readonly renew: () => void;
}

/** Who is away for long is looked for less often; who is back after seconds is found within seconds. */
const SHORTEST = 300;
const GROWTH = 1.5;
const LONGEST = 10_000;
/** How often we ask whether the server is still there, and how long it may take to say so. */
const PULSE = 15_000;
const PATIENCE = 8_000;

const addressOfSocket = (): string => {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

const openConnection = (): Connection => {
  const line = signal<Line>('idle');
  const listeners = new Set<Listener>();
  let socket: WebSocket | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setTimeout> | undefined;
  let pings = 0;

  const beat = (after: number, what: () => void): void => {
    clearTimeout(pulse);
    pulse = setTimeout(what, after);
  };
  const send = (message: ClientMessage): void => {
    if (line.value === 'open') socket?.send(JSON.stringify(message));
  };
  const ping = (): void => {
    send({ type: 'ping', id: `ping ${++pings}` });
    beat(PATIENCE, lose);
  };

  const drop = (): void => {
    const old = socket;
    socket = undefined;
    clearTimeout(pulse);
    clearTimeout(retry);
    old?.close();
  };

  /** The socket is gone, or says nothing any more: comes back after a moment, with some randomness in it. */
  const lose = (): void => {
    drop();
    if (listeners.size === 0) {
      line.value = 'idle';
      return;
    }
    line.value = 'away';
    const wait = Math.min(LONGEST, SHORTEST * GROWTH ** failures++);
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  };

  const connect = (): void => {
    drop();
    if (line.value !== 'away') line.value = 'connecting';
    const fresh = new WebSocket(addressOfSocket());
    socket = fresh;
    beat(PATIENCE, lose);
    fresh.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== fresh) return;
      // The server's messages have the types that we share with it.
      const message = JSON.parse(data) as ServerMessage;
      beat(PULSE, ping);
      if (message.type === 'hello') {
        failures = 0;
        line.value = 'open';
        for (const { opened } of listeners) opened();
      }
      for (const { received } of listeners) received(message);
    });
    fresh.addEventListener('close', () => {
      if (socket === fresh) lose();
    });
  };

  /** The network is back, or the page is looked at again: no need to wait. */
  const hurry = (): void => {
    if (line.value !== 'away' || document.visibilityState === 'hidden') return;
    failures = 0;
    connect();
  };
  addEventListener('online', hurry);
  addEventListener('offline', () => {
    if (line.value === 'open') lose();
  });
  document.addEventListener('visibilitychange', hurry);

  return {
    line,
    listen: listener => {
      listeners.add(listener);
      if (line.value === 'idle') connect();
      else if (line.value === 'open') listener.opened();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lose();
      };
    },
    send,
    renew: () => {
      if (line.value !== 'idle') connect();
    },
  };
};

export const connection = openConnection();
