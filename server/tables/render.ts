// What one viewer is told of a table.

import { byKind, type Language, type Viewer } from '../../games/kernel/index.ts';
import type { Learnt, MovedEvent, Stand, TableEvent } from '../wire/parts.ts';
import type { TableMessage } from '../wire/server.ts';
import type { Deed, DeedOf, Logged } from './deed.ts';
import type { Table } from './table.ts';

/** What a client wants to be told, and as whom. */
export interface Reader {
  readonly viewer: Viewer;
  readonly language: Language | undefined;
  readonly legal: boolean;
  /** The person who reads, for chat. */
  readonly mutes: (person: string) => boolean;
}

const namesAt = (table: Table): readonly string[] =>
  table
    .sitters()
    .map(sitter => (sitter.kind === 'person' ? sitter.name : sitter.kind === 'bot' ? sitter.bot : '—'));

/** What the reader learnt from a commit, or, at version 0, from the set-up. */
export const learntAt = (table: Table, version: number, { viewer, language }: Reader): Learnt => {
  const referee = table.referee();
  return {
    events: referee?.events(version, viewer) ?? [],
    ...(language === undefined
      ? {}
      : { sentences: referee?.sentences(version, viewer, language, namesAt(table)) ?? [] }),
  };
};

/** What everybody is told of a move alike. */
export const tellMove = (
  { seat, bot }: DeedOf<'moved'>,
  version: number,
): Omit<MovedEvent, 'seq' | 'at' | keyof Learnt> => ({
  kind: 'moved',
  seat,
  version,
  ...(bot === undefined ? {} : { bot }),
});

type Bare = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'seq' | 'at'> : never) : never;

const tell = byKind<Deed, [table: Table, version: number, reader: Reader], Bare>({
  opened: () => ({ kind: 'opened' }),
  cancelled: () => ({ kind: 'cancelled' }),
  joined: ({ seat, name }) => ({ kind: 'joined', seat, name }),
  seated: ({ seat, bot }) => ({ kind: 'seated', seat, bot }),
  left: ({ seat }) => ({ kind: 'left', seat }),
  late: ({ seat }) => ({ kind: 'late', seat }),
  handed: ({ seat, by }) => ({ kind: 'handed', seat, by }),
  returned: ({ seat }) => ({ kind: 'returned', seat }),
  resigned: ({ seat }) => ({ kind: 'resigned', seat }),
  rematch: ({ table }) => ({ kind: 'rematch', table }),
  chat: ({ seat, person, name, text }, _table, _version, { mutes }) => ({
    kind: 'chat',
    seat,
    person,
    name,
    text: mutes(person) ? '' : text,
  }),
  moved: (deed, table, version, reader) => ({
    ...tellMove(deed, version),
    ...learntAt(table, version, reader),
  }),
});

export const tellEvent = (
  table: Table,
  { seq, at, deed }: Logged,
  version: number,
  reader: Reader,
): TableEvent => ({
  seq,
  at,
  ...tell(deed, table, version, reader),
});

/** How the match stands, for everybody. */
export const standOf = (table: Table, now: number): Omit<Stand, 'legal'> => {
  const clocks = table.clocks().show(now);
  return {
    version: table.version(),
    pending: table.pending(),
    ...(clocks === undefined ? {} : { clocks }),
  };
};

/** The legal moves of the reader, where it asked for them. */
export const legalFor = (table: Table, { viewer, legal }: Reader): readonly string[] | undefined => {
  if (!legal || viewer === 'spectator') return undefined;
  return table.status() === 'playing' ? (table.referee()?.legal(viewer) ?? []) : [];
};

/** Everything that the reader may know, and the events after the one it has. */
export const tellTable = (table: Table, reader: Reader, seen: number, now: number): TableMessage => {
  const referee = table.referee();
  const legal = legalFor(table, reader);
  let version = 0;
  const events: TableEvent[] = [];
  for (const logged of table.log()) {
    if (logged.deed.kind === 'moved') version++;
    if (logged.seq > seen) events.push(tellEvent(table, logged, version, reader));
  }
  return {
    type: 'table',
    table: table.config.id,
    seq: table.seq(),
    now,
    viewer: reader.viewer,
    info: table.info(),
    events,
    ...(referee === undefined
      ? {}
      : {
          match: {
            ...standOf(table, now),
            ...(legal === undefined ? {} : { legal }),
            view: referee.view(reader.viewer),
            setUp: learntAt(table, 0, reader),
          },
        }),
  };
};
