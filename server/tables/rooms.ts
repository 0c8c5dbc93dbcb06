// The tables that this node has in memory. Any node can have any table.

import { done, refuse, type Result } from '../../games/kernel/index.ts';
import type { House } from '../house.ts';
import type { TableConfig } from './config.ts';
import type { Deed } from './deed.ts';
import { openRoom, type Room } from './room.ts';

const IDLE = 60_000;
/** How many tables are looked after in one go. */
const AT_ONCE = 500;

export interface Rooms {
  readonly find: (table: string) => Promise<Result<Room>>;
  /** Opens a new table and writes its first entry. */
  readonly open: (config: TableConfig, deed: Deed) => Promise<Room>;
  readonly size: () => number;
  /** Looks after tables by the clock. */
  readonly tend: () => Promise<void>;
  /** Every table may have changed elsewhere. */
  readonly refresh: () => void;
  /** Tells other nodes who is connected here. */
  readonly attend: () => void;
  /** Waits for what is under way. */
  readonly settle: () => Promise<void>;
}

export const openRooms = (house: House): Rooms => {
  const { storage, log, now } = house;
  const rooms = new Map<string, Room>();
  const opening = new Map<string, Promise<Result<Room>>>();

  const load = async (table: string): Promise<Result<Room>> => {
    const config = await storage.config(table);
    if (config === undefined) return refuse('unknown-table', 'There is no such table.');
    // Written by this server alone.
    const room = openRoom(house, JSON.parse(config) as TableConfig);
    rooms.set(table, room);
    return done(room);
  };

  const find = (table: string): Promise<Result<Room>> => {
    const room = rooms.get(table);
    if (room !== undefined) return Promise.resolve(done(room));
    const underWay = opening.get(table) ?? load(table).finally(() => opening.delete(table));
    opening.set(table, underWay);
    return underWay;
  };

  const attempt = (room: Room, work: (room: Room) => Promise<unknown>): Promise<unknown> =>
    work(room).catch((error: unknown) =>
      log.warn({ table: room.id, error }, 'A table could not be looked after'),
    );

  const sweep = (): void => {
    for (const [id, room] of rooms) if (room.isIdle() && now() - room.touched() > IDLE) rooms.delete(id);
  };

  storage.listen(
    note => {
      if (note.kind === 'muted')
        return void house
          .remute(note.person)
          .catch((error: unknown) => log.warn({ error }, 'Who is muted could not be read'));
      const room = rooms.get(note.table);
      if (note.kind === 'presence') return room?.attending.hear(note.node, note);
      for (const person of note.turn)
        house.tellPerson(person, { type: 'turn', table: note.table, game: note.game });
      if (room !== undefined) void attempt(room, one => one.catchUp());
    },
    () => refresh(),
  );

  const refresh = (): void => {
    for (const room of rooms.values()) void attempt(room, one => one.catchUp());
  };

  return {
    find,
    open: async (config, deed) => {
      const room = openRoom(house, config);
      const opened = await room.perform(() => done(deed));
      if (!opened.ok) throw new Error(opened.problem.message);
      rooms.set(config.id, room);
      return room;
    },
    size: () => rooms.size,
    tend: async () => {
      for (const table of await storage.due(now(), AT_ONCE)) {
        const room = await find(table);
        if (room.ok) await attempt(room.value, one => one.tend());
      }
      sweep();
    },
    refresh,
    attend: () => {
      for (const room of rooms.values()) room.attending.repeat();
    },
    settle: async () => {
      await Promise.all([...rooms.values()].map(room => attempt(room, one => one.look(() => undefined))));
    },
  };
};
