// How nodes hear each other: LISTEN and NOTIFY.

import pg from 'pg';
import type { Note } from '../database.ts';

const CHANNEL = 'cais';
export const TELL = `select pg_notify('${CHANNEL}', $1)`;

/** PostgreSQL refuses notes of 8,000 bytes. */
const MOST_BYTES = 7500;
const RETRY = 500;

interface Letter {
  /** The node that wrote it, which knows it already. */
  readonly from: string;
  readonly notes: readonly Note[];
}

/** As few letters as will hold the notes. */
export const makeNotes = (from: string, notes: readonly Note[]): readonly string[] => {
  if (notes.length === 0) return [];
  const letter = JSON.stringify({ from, notes } satisfies Letter);
  if (notes.length === 1 || Buffer.byteLength(letter) < MOST_BYTES) return [letter];
  const half = notes.length >> 1;
  return [...makeNotes(from, notes.slice(0, half)), ...makeNotes(from, notes.slice(half))];
};

export interface Ear {
  readonly listen: (hear: (note: Note) => void, missed: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Listens on a connection of its own, and comes back when it breaks. */
export const ear = (address: string, self: string): Ear => {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (hear: (note: Note) => void, missed: () => void): Promise<void> => {
    const again = (): void => {
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(hear, missed), RETRY);
    };
    const next = new pg.Client({ connectionString: address, keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', again);
    next.on('notification', ({ payload = '' }) => {
      // Only nodes of ours write to the channel.
      const letter = JSON.parse(payload) as Letter;
      if (letter.from !== self) for (const note of letter.notes) hear(note);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      missed();
    } catch {
      void next.end().catch(() => undefined);
      again();
    }
  };

  return {
    listen: (hear, missed) => void connect(hear, missed),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
