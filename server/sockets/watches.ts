// The tables that one client watches.

import type { Viewer } from '../../games/kernel/index.ts';
import { viewerOf, type Watcher } from '../tables/audience.ts';
import type { Reader } from '../tables/render.ts';
import type { Room } from '../tables/room.ts';
import type { WatchMessage } from '../wire/client.ts';
import type { Client, Door } from './client.ts';

interface Watch {
  readonly room: Room;
  readonly watcher: Watcher;
}

export interface Watches {
  readonly watch: (message: WatchMessage) => Promise<void>;
  readonly unwatch: (table: string) => void;
  /** The room of a table that is watched. */
  readonly roomOf: (table: string) => Room | undefined;
  readonly end: () => void;
}

export const openWatches = ({ rooms, limits }: Door, client: Client): Watches => {
  const watches = new Map<string, Watch>();
  const { person, refuse, isOpen } = client;

  const unwatch = (table: string): void => {
    const watch = watches.get(table);
    watches.delete(table);
    watch?.room.unwatch(watch.watcher);
  };

  const watcherOf = (message: WatchMessage, viewer: Viewer): Watcher => {
    const { table, key, language, legal = false } = message;
    let reader: Reader = { viewer, language, legal, mutes: client.mutes };
    return {
      person: person?.id,
      key,
      get reader() {
        return reader;
      },
      send: client.sendText,
      become: now => {
        if (now !== undefined) reader = { ...reader, viewer: now };
        else {
          watches.delete(table);
          refuse(null, 'no-key', 'You may no longer watch this table.', { table });
        }
      },
    };
  };

  const watch = async (message: WatchMessage): Promise<void> => {
    const { table, id = null, key, seen = -1 } = message;
    unwatch(table);
    if (watches.size >= limits.watchesASocket)
      return refuse(id, 'too-many', `A socket may watch ${limits.watchesASocket} tables.`, { table });
    const found = await rooms.find(table);
    if (!found.ok) return refuse(id, found.problem.code, found.problem.message, { table });
    const room = found.value;
    const allowed = await room.look(one => viewerOf(one, person?.id, key));
    if (allowed === undefined)
      return refuse(id, 'no-key', 'This table is not for everybody; a link with its key is needed.', {
        table,
      });
    if (!isOpen()) return;
    const watcher = watcherOf(message, allowed);
    watches.set(table, { room, watcher });
    await room.watch(watcher, seen);
    // The socket may have been closed while the table was being read.
    if (!isOpen()) unwatch(table);
  };

  return {
    watch,
    unwatch,
    roomOf: table => watches.get(table)?.room,
    end: () => {
      for (const table of watches.keys()) unwatch(table);
    },
  };
};
