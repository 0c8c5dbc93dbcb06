// Everything that is kept, on either database.

import type { Append, Database, Row, Value } from './database.ts';
import { group } from './group.ts';

export interface StoredEntry {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** A table as lists show it. */
export interface StoredLine {
  readonly info: string;
  readonly updated: number;
  readonly pending: string;
  readonly version: number;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  /** For a program: the person who made it. */
  readonly owner: string | null;
}

/** A time in which no server was running: no clock runs in it. */
export interface Outage {
  readonly start: number;
  readonly finish: number;
}

export interface Storage extends Pick<Database, 'tell' | 'listen' | 'shared' | 'close'> {
  readonly append: (append: Append) => Promise<boolean>;
  readonly config: (table: string) => Promise<string | undefined>;
  /** The log after this number, in order. */
  readonly entries: (table: string, after: number) => Promise<readonly StoredEntry[]>;
  readonly line: (table: string) => Promise<StoredLine | undefined>;
  readonly lobby: (limit: number) => Promise<readonly StoredLine[]>;
  readonly tablesOf: (person: string, limit: number) => Promise<readonly StoredLine[]>;
  readonly countRunning: (person: string) => Promise<number>;
  readonly due: (now: number, limit: number) => Promise<readonly string[]>;
  readonly addPerson: (person: StoredPerson, at: number, token?: string) => Promise<void>;
  readonly rename: (person: string, name: string) => Promise<void>;
  readonly person: (id: string) => Promise<StoredPerson | undefined>;
  readonly personWith: (token: string) => Promise<StoredPerson | undefined>;
  readonly countPrograms: (owner: string) => Promise<number>;
  readonly mutedBy: (person: string) => Promise<readonly string[]>;
  readonly mute: (person: string, other: string) => Promise<void>;
  readonly unmute: (person: string, other: string) => Promise<void>;
  readonly addCode: (hash: string, person: string, expires: number) => Promise<void>;
  /** The person of a code, which counts no more. */
  readonly takeCode: (hash: string, now: number) => Promise<string | undefined>;
  /** The value that was first kept by this name. */
  readonly secret: (name: string, fresh: string) => Promise<string>;
  /** Says that a server is running, and learns when none was. */
  readonly beat: (now: number, tolerance: number) => Promise<readonly Outage[]>;
}

const text = (row: Row, column: string): string => String(row[column]);
const number = (row: Row, column: string): number => Number(row[column]);

const readLine = (row: Row): StoredLine => ({
  info: text(row, 'info'),
  updated: number(row, 'updated'),
  pending: text(row, 'pending'),
  version: number(row, 'version'),
});

const readPerson = (row: Row): StoredPerson => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  owner: row.owner === null ? null : text(row, 'owner'),
});

const LINE = 'select info, updated, pending, version from tables join stands on table_id = id';
const MINE = `${LINE} where id in (select table_id from chairs where person = $1)`;
const PERSON = 'select id, name, owner from people';
/** How long outages are remembered: longer than any clock runs. */
const MEMORY = 90 * 86_400_000;

export const storageOn = (database: Database, tally: (size: number) => void = () => undefined): Storage => {
  const { query } = database;
  const grouped = group(database, tally);
  const first = async <T>(read: (row: Row) => T, sql: string, ...values: Value[]): Promise<T | undefined> => {
    const [row] = await query(sql, values);
    return row === undefined ? undefined : read(row);
  };
  const all = async <T>(read: (row: Row) => T, sql: string, ...values: Value[]): Promise<readonly T[]> =>
    (await query(sql, values)).map(read);
  const run = async (sql: string, ...values: Value[]): Promise<void> => void (await query(sql, values));
  const count = async (sql: string, ...values: Value[]): Promise<number> =>
    (await first(row => number(row, 'n'), sql, ...values)) ?? 0;

  return {
    tell: database.tell,
    listen: database.listen,
    shared: database.shared,
    close: database.close,
    append: grouped.appendOne,
    config: table => first(row => text(row, 'config'), 'select config from tables where id = $1', table),
    entries: (table, after) =>
      all(
        row => ({ seq: number(row, 'seq'), at: number(row, 'at'), body: text(row, 'body') }),
        'select seq, at, body from entries where table_id = $1 and seq > $2 order by seq',
        table,
        after,
      ),
    line: table => first(readLine, `${LINE} where id = $1`, table),
    lobby: limit => all(readLine, `${LINE} where lobby = 1 order by updated desc limit $1`, limit),
    tablesOf: (person, limit) => all(readLine, `${MINE} order by updated desc limit $2`, person, limit),
    countRunning: person =>
      count(
        `select count(*) as n from tables where status in ('open', 'playing') and id in (select table_id from chairs where person = $1)`,
        person,
      ),
    due: (now, limit) =>
      all(
        row => text(row, 'id'),
        'select table_id as id from stands where due <= $1 order by due limit $2',
        now,
        limit,
      ),
    addPerson: ({ id, name, owner }, at, token) =>
      run(
        'insert into people (id, name, owner, token, created) values ($1, $2, $3, $4, $5)',
        id,
        name,
        owner,
        token ?? null,
        at,
      ),
    rename: (person, name) => run('update people set name = $2 where id = $1', person, name),
    person: id => first(readPerson, `${PERSON} where id = $1`, id),
    personWith: token => first(readPerson, `${PERSON} where token = $1`, token),
    countPrograms: owner => count('select count(*) as n from people where owner = $1', owner),
    mutedBy: person => all(row => text(row, 'other'), 'select other from muted where person = $1', person),
    mute: (person, other) =>
      run('insert into muted (person, other) values ($1, $2) on conflict do nothing', person, other),
    unmute: (person, other) => run('delete from muted where person = $1 and other = $2', person, other),
    addCode: (hash, person, expires) =>
      run('insert into codes (hash, person, expires) values ($1, $2, $3)', hash, person, expires),
    takeCode: async (hash, now) => {
      await run('delete from codes where expires <= $1', now);
      return first(row => text(row, 'person'), 'delete from codes where hash = $1 returning person', hash);
    },
    secret: async (name, fresh) => {
      await run('insert into secrets (name, value) values ($1, $2) on conflict do nothing', name, fresh);
      return (
        (await first(row => text(row, 'value'), 'select value from secrets where name = $1', name)) ?? fresh
      );
    },
    beat: async (now, tolerance) => {
      await run('insert into pulse (id, at) values (1, $1) on conflict do nothing', now);
      // Two nodes that find the same gap write the same row, once.
      await run(
        'insert into outages (start, finish) select at, $1 from pulse where at < $2 on conflict do nothing',
        now,
        now - tolerance,
      );
      await run('update pulse set at = $1 where at < $1', now);
      return all(
        row => ({ start: number(row, 'start'), finish: number(row, 'finish') }),
        'select start, finish from outages where finish > $1 order by start',
        now - MEMORY,
      );
    },
  };
};
