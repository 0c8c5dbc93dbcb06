// Who watches a table, and how they are told.

import type { Viewer } from '../../games/kernel/index.ts';
import { announce as write } from './announcement.ts';
import { tellTable, type Reader } from './render.ts';
import type { Table } from './table.ts';

/** One client that watches a table. */
export interface Watcher {
  readonly person: string | undefined;
  readonly key: string | undefined;
  readonly reader: Reader;
  readonly send: (text: string) => void;
  /** Takes the place of the reader when a person gets or loses a seat; undefined where it may watch no more. */
  readonly become: (viewer: Viewer | undefined) => void;
}

/** As whom somebody may watch; undefined if not at all. */
export const viewerOf = (
  table: Table,
  person: string | undefined,
  key: string | undefined,
): Viewer | undefined => {
  const seat = person === undefined ? undefined : table.seatOf(person);
  if (seat !== undefined) return seat;
  const { spectators, access, keys } = table.config;
  const holdsKey = key !== undefined && (key === keys.join || key === keys.watch);
  // Whoever may join may look at the chairs.
  const mayJoin = table.status() === 'open' && (access === 'open' || key === keys.join);
  const mayWatch = spectators === 'public' || (spectators === 'link' && holdsKey);
  return mayJoin || mayWatch ? 'spectator' : undefined;
};

export interface Audience {
  readonly watchers: () => ReadonlySet<Watcher>;
  readonly add: (table: Table, watcher: Watcher, seen: number, now: number) => void;
  readonly remove: (watcher: Watcher) => void;
  /** Tells the last event of the table to everybody; says whether somebody sits elsewhere now. */
  readonly announce: (table: Table, now: number) => boolean;
  /** Gives everybody the whole table anew, with the events after this number; says the same. */
  readonly resync: (table: Table, seen: number, now: number) => boolean;
}

export const gather = (): Audience => {
  const watchers = new Set<Watcher>();
  /** The view that every watcher of this viewer has. */
  const views = new Map<Viewer, object>();

  const refresh = (table: Table): void => {
    const referee = table.referee();
    views.clear();
    if (referee === undefined) return;
    for (const { reader } of watchers)
      if (!views.has(reader.viewer)) views.set(reader.viewer, referee.view(reader.viewer));
  };

  const give = (table: Table, { reader, send }: Watcher, seen: number, now: number): void =>
    send(JSON.stringify(tellTable(table, reader, seen, now)));

  /** Before a match, people come and go, and whoever watched has a seat now, or none any more. */
  const reseat = (table: Table, now: number): ReadonlySet<Watcher> => {
    const moved = new Set<Watcher>();
    for (const watcher of watchers) {
      const viewer = viewerOf(table, watcher.person, watcher.key);
      if (viewer === watcher.reader.viewer) continue;
      moved.add(watcher);
      watcher.become(viewer);
      if (viewer === undefined) watchers.delete(watcher);
      else give(table, watcher, table.seq() - 1, now);
    }
    return moved;
  };

  const announce = (table: Table, now: number): boolean => {
    const { kind } = table.log()[table.seq()].deed;
    const told = kind === 'moved' || kind === 'chat' ? new Set<Watcher>() : reseat(table, now);
    const referee = table.referee();
    const textFor = write(table, now);
    const fresh = new Map<Viewer, object>();
    const texts = new Map<string, string>();
    for (const watcher of watchers) {
      if (told.has(watcher)) continue;
      const { reader, send } = watcher;
      const { viewer, language, legal } = reader;
      // Chat is written for each reader: everybody mutes others.
      const key = kind === 'chat' ? undefined : `${viewer} ${language} ${legal}`;
      let text = key === undefined ? undefined : texts.get(key);
      if (text === undefined) {
        const view = fresh.get(viewer) ?? (kind === 'chat' ? undefined : referee?.view(viewer));
        if (view !== undefined) fresh.set(viewer, view);
        text = textFor(reader, { before: views.get(viewer), now: view });
        if (key !== undefined) texts.set(key, text);
      }
      send(text);
    }
    for (const [viewer, view] of fresh) views.set(viewer, view);
    if (told.size > 0) refresh(table);
    return told.size > 0;
  };

  return {
    watchers: () => watchers,
    add: (table, watcher, seen, now) => {
      watchers.add(watcher);
      const { viewer } = watcher.reader;
      const referee = table.referee();
      if (referee !== undefined) views.set(viewer, referee.view(viewer));
      give(table, watcher, seen, now);
    },
    remove: watcher => {
      watchers.delete(watcher);
      // A view that nobody has is out of date with the next move.
      if (![...watchers].some(({ reader }) => reader.viewer === watcher.reader.viewer))
        views.delete(watcher.reader.viewer);
    },
    announce,
    resync: (table, seen, now) => {
      const told = reseat(table, now);
      refresh(table);
      for (const watcher of watchers) if (!told.has(watcher)) give(table, watcher, seen, now);
      return told.size > 0;
    },
  };
};
