// A table on the server as this page knows it: numbered events, every view the viewer has had, and what is now.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Patch, Stand, TableEvent, TableInfo, Viewer } from '../../server/wire/parts.ts';
import { applyPatch } from '../../server/wire/patch.ts';
import type {
  EventMessage,
  Presence,
  Refused,
  ServerMessage,
  TableMessage,
} from '../../server/wire/server.ts';
import { api } from './api.ts';
import { connection } from './connection.ts';
import { openOutbox, type Outbox } from './outbox.ts';

export interface RemoteStand extends Stand {
  /** When this page heard of it, by its own clock: clocks run on from there. */
  readonly heard: number;
}

export interface Remote {
  readonly info: TableInfo;
  readonly viewer: Viewer;
  /** By number, without gaps. */
  readonly events: readonly TableEvent[];
  /** Once the match has started. */
  readonly stand: RemoteStand | undefined;
  /** What the viewer learnt from the set-up. */
  readonly setUp: readonly unknown[];
  /** By version; one that is not known yet is missing. */
  readonly views: readonly (object | undefined)[];
}

export interface RemoteTable extends Pick<Outbox, 'post'> {
  readonly id: string;
  readonly key: string | undefined;
  readonly state: ReadonlySignal<Remote | undefined>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  /** Why the table cannot be shown. */
  readonly problem: ReadonlySignal<Refused | undefined>;
  /** Asks for everything anew; for all events too, where what is told of them has changed. */
  readonly refresh: (allEvents?: boolean) => void;
  readonly close: () => void;
}

type Match = NonNullable<EventMessage['match']>;

const viewIn = (match: Match | TableMessage['match']): object | undefined =>
  match !== undefined && 'view' in match ? match.view : undefined;
const patchIn = (match: Match | undefined): Patch | undefined =>
  match !== undefined && 'patch' in match ? match.patch : undefined;

/** The list with one more element, holes before it being left. */
const placed = <T>(list: readonly (T | undefined)[], at: number, value: T): readonly (T | undefined)[] => {
  const longer = Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => list[i]);
  longer[at] = value;
  return longer;
};

export const watchTable = (id: string, key: string | undefined): RemoteTable => {
  const state = signal<Remote | undefined>(undefined);
  const presence = signal<Presence | undefined>(undefined);
  const problem = signal<Refused | undefined>(undefined);
  const outbox = openOutbox(connection.send);
  let looking = false;
  let closed = false;

  const watch = (seen = (state.value?.events.length ?? 0) - 1): void =>
    connection.send({
      type: 'watch',
      id: `watch ${id}`,
      table: id,
      seen,
      ...(key === undefined ? {} : { key }),
    });

  /** Looks up what this page was not there for. */
  const fill = async (): Promise<void> => {
    const { views = [] } = state.value ?? {};
    if (looking || !views.includes(undefined)) return;
    looking = true;
    const history = await api.history(id, key);
    looking = false;
    const now = state.value;
    if (closed || !history.ok || now === undefined || history.value.viewer !== now.viewer) return;
    const known = [history.value.first];
    for (const patch of history.value.patches)
      known.push(applyPatch(known[known.length - 1], patch as Patch));
    state.value = { ...now, views: now.views.map((view, version) => view ?? known.at(version)) };
  };

  const takeTable = ({ info, viewer, events, match }: TableMessage): void => {
    const before = state.value?.viewer === viewer ? state.value : undefined;
    const view = viewIn(match);
    const known = state.value?.events ?? [];
    const first = events.at(0)?.seq ?? known.length;
    if (first > known.length) return watch();
    problem.value = undefined;
    state.value = {
      info,
      viewer,
      events: [...known.slice(0, first), ...events],
      stand: match === undefined ? undefined : { ...match, heard: Date.now() },
      setUp: match?.setUp.events ?? [],
      views:
        view === undefined || match === undefined ? [] : placed(before?.views ?? [], match.version, view),
    };
    void fill();
  };

  const takeEvent = ({ event, info, match }: EventMessage): void => {
    const now = state.value;
    if (now === undefined || event.seq < now.events.length) return;
    const patch = patchIn(match);
    const last = match === undefined ? undefined : now.views.at(match.version - 1);
    // A number was skipped, or there is nothing to patch: the server has all of it.
    if (event.seq > now.events.length || (patch !== undefined && last === undefined)) return watch();
    const view =
      viewIn(match) ?? (patch === undefined || last === undefined ? undefined : applyPatch(last, patch));
    state.value = {
      ...now,
      info: info ?? now.info,
      events: [...now.events, event],
      stand: match === undefined ? now.stand : { ...match, heard: Date.now() },
      setUp: match !== undefined && 'setUp' in match ? match.setUp.events : now.setUp,
      views: match === undefined || view === undefined ? now.views : placed(now.views, match.version, view),
    };
  };

  const received = (message: ServerMessage): void => {
    outbox.receive(message);
    if (!('table' in message) || message.table !== id) return;
    if (message.type === 'table') takeTable(message);
    else if (message.type === 'event') takeEvent(message);
    else if (message.type === 'presence') presence.value = message;
    else if (message.type === 'refused' && (message.id === `watch ${id}` || message.id === null))
      problem.value = message;
  };

  const stop = connection.listen({
    opened: () => {
      watch();
      outbox.resend();
    },
    received,
  });

  return {
    id,
    key,
    state,
    presence,
    problem,
    post: outbox.post,
    refresh: (allEvents = false) => watch(allEvents ? -1 : undefined),
    close: () => {
      closed = true;
      connection.send({ type: 'unwatch', table: id });
      outbox.close();
      stop();
    },
  };
};
