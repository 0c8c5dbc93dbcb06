// One client on a socket: reads its messages, and has them done.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { bucket, type Bucket } from '../care/bucket.ts';
import type { Actor } from '../tables/acts.ts';
import type { ClientMessage } from '../wire/client.ts';
import type { ServerMessage } from '../wire/server.ts';
import type { Client, Door } from './client.ts';
import { openDoings } from './doings.ts';
import { openOutlet } from './outlet.ts';
import { readMessage } from './reading.ts';
import { openWatches } from './watches.ts';

export interface Connection {
  readonly person: Actor | undefined;
  readonly send: (message: ServerMessage) => void;
  readonly receive: (text: string) => void;
  /** Ends the socket, after all that has been sent. */
  readonly close: (code: number) => void;
  /** Whom the person hides from now on. */
  readonly remute: (others: ReadonlySet<string>) => void;
  readonly end: () => void;
}

const TOO_MUCH = 1008;

export const connect = (
  door: Door,
  socket: WebSocket,
  stream: Duplex,
  person: Actor | undefined,
  mutedFirst: ReadonlySet<string>,
): Connection => {
  let muted = mutedFirst;
  const { house, limits } = door;
  const mayGoOn = bucket(limits.nonsense);
  const mayCome: Bucket = bucket(limits.messages);

  const { sendText, close } = openOutlet(socket, stream, limits.backlogBytes);
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message));
  const refuse: Client['refuse'] = (id, code, message, more = {}) => {
    house.metrics.refusals.inc({ code });
    send({ type: 'refused', id, code, message, ...more });
    if (!mayGoOn(house.now())) close(TOO_MUCH, 'too-fast');
  };

  const client: Client = {
    person,
    mutes: other => muted.has(other),
    isOpen: () => socket.readyState === socket.OPEN,
    sendText,
    send,
    refuse,
  };
  const { watch, unwatch, roomOf, end } = openWatches(door, client);
  const { move, chat } = openDoings(door, client, roomOf);

  const act = async (message: ClientMessage): Promise<void> => {
    if (message.type === 'ping') return send({ type: 'pong', id: message.id, now: house.now() });
    if (message.type === 'watch') return watch(message);
    if (message.type === 'unwatch') return unwatch(message.table);
    if (person === undefined) return refuse(message.id, 'no-person', 'Say who you are first: POST /api/me.');
    return message.type === 'move' ? move(message, person) : chat(message, person);
  };

  return {
    person,
    send,
    receive: text => {
      const { message, id, problem } = readMessage(text);
      if (!mayCome(house.now())) return refuse(id, 'too-fast', 'This socket sends too many messages.');
      if (message === undefined) return refuse(id, 'bad-message', problem);
      act(message).catch((error: unknown) => {
        house.log.error({ error, type: message.type }, 'A message could not be dealt with');
        refuse(id, 'unavailable', 'The server cannot do this at the moment; please send it again.');
      });
    },
    close,
    remute: others => {
      muted = others;
    },
    end,
  };
};
