import type { ChatMessage, ClientMessage, MoveMessage } from '../../server/wire/client.ts';
import type { Ack, Refused, ServerMessage } from '../../server/wire/server.ts';

type Kept = MoveMessage | ChatMessage;

/** What must arrive: kept until the server answers, sent again after a break, always with the same id. */
export interface Outbox {
  readonly post: (message: Kept, settle: (answer: Ack | Refused) => void) => void;
  readonly receive: (message: ServerMessage) => void;
  /** Sends everything again, on a new socket. */
  readonly resend: () => void;
  readonly close: () => void;
}

const PASSING = 'unavailable';
const A_MOMENT = 1500;

export const openOutbox = (send: (message: ClientMessage) => void): Outbox => {
  const kept = new Map<
    string,
    { readonly message: Kept; readonly settle: (answer: Ack | Refused) => void }
  >();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const sendLater = (id: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const waiting = kept.get(id);
      if (waiting !== undefined) send(waiting.message);
    }, A_MOMENT);
    timers.add(timer);
  };

  return {
    post: (message, settle) => {
      kept.set(message.id, { message, settle });
      send(message);
    },
    receive: message => {
      if ((message.type !== 'ack' && message.type !== 'refused') || message.id === null) return;
      const waiting = kept.get(message.id);
      if (waiting === undefined) return;
      if (message.type === 'refused' && message.code === PASSING) return sendLater(message.id);
      kept.delete(message.id);
      waiting.settle(message);
    },
    resend: () => {
      for (const { message } of kept.values()) send(message);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      kept.clear();
    },
  };
};
