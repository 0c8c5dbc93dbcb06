// The last thing that happened at a table, as JSON for one reader after the other. It is written for every seat after
// every move: what all are told alike is written once.

import type { Learnt } from '../wire/parts.ts';
import { makePatch } from '../wire/patch.ts';
import type { EventMessage } from '../wire/server.ts';
import { learntAt, legalFor, standOf, tellEvent, tellMove, type Reader } from './render.ts';
import type { Table } from './table.ts';

/** What the reader had, and has now; both undefined where there is no match. */
export interface Views {
  readonly before: object | undefined;
  readonly now: object | undefined;
}

/** Writes it for a reader who saw everything before it. */
export type Announcement = (reader: Reader, views: Views) => string;

/** An object with one more field, all of them JSON. The object must not be empty. */
const extend = (object: string, name: string, value: string): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;

/** Writes lists; one that holds the same as the last is not written again. */
const writeLists = (): ((list: readonly unknown[]) => string) => {
  let last: readonly unknown[] | undefined;
  let text = '';
  return list => {
    const isKnown = last?.length === list.length && list.every((item, i) => item === last?.[i]);
    if (!isKnown) text = JSON.stringify(list);
    last = list;
    return text;
  };
};

export const announce = (table: Table, now: number): Announcement => {
  const { seq, at, deed } = table.log()[table.seq()];
  const version = table.version();
  const isMove = deed.kind === 'moved';
  const isChat = deed.kind === 'chat';
  const changesInfo = !isChat && (!isMove || table.status() === 'over');
  const head = JSON.stringify({
    type: 'event',
    table: table.config.id,
    now,
    ...(changesInfo ? { info: table.info() } : {}),
  } satisfies Omit<EventMessage, 'event' | 'match'>);
  const stand = isChat ? '' : JSON.stringify(standOf(table, now));
  const move = isMove ? JSON.stringify({ seq, at, ...tellMove(deed, version) }) : '';
  const writeEvents = writeLists();

  const learn = (object: string, { events, sentences }: Learnt): string => {
    const learnt = extend(object, 'events', writeEvents(events));
    return sentences === undefined ? learnt : extend(learnt, 'sentences', JSON.stringify(sentences));
  };
  const tell = (reader: Reader): string =>
    isMove
      ? learn(move, learntAt(table, version, reader))
      : JSON.stringify(tellEvent(table, { seq, at, deed }, version, reader));

  const match = (reader: Reader, { before, now: view }: Views): string => {
    const legal = legalFor(table, reader);
    const known = legal === undefined ? stand : extend(stand, 'legal', JSON.stringify(legal));
    if (before !== undefined && view !== undefined)
      return isMove ? extend(known, 'patch', JSON.stringify(makePatch(before, view))) : known;
    const whole = extend(known, 'view', JSON.stringify(view));
    return extend(whole, 'setUp', JSON.stringify(learntAt(table, 0, reader)));
  };

  return (reader, views) => {
    const told = extend(head, 'event', tell(reader));
    return views.now === undefined || isChat ? told : extend(told, 'match', match(reader, views));
  };
};
