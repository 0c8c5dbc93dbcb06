// The embedded database, synchronously. It lives in a thread of its own, because a commit waits for the disk.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Append, Row, Value } from '../database.ts';
import { MIGRATIONS } from '../migrations.ts';
import { CLEAR_CHAIRS, INSERT_CHAIR, INSERT_STAND, INSERT_TABLE, UPDATE_LISTING } from '../sql.ts';

export interface File {
  readonly query: (sql: string, values: readonly Value[]) => readonly Row[];
  readonly append: (appends: readonly Append[]) => readonly boolean[];
  readonly close: () => void;
}

/** Pages in the log, after which they are put into their places: with fewer, that would hold up moves too often. */
const CHECKPOINT = 4000;

const INSERT_ENTRY = `insert into entries (table_id, seq, at, body) values ($1, $2, $3, $4) on conflict do nothing`;
const UPDATE_STAND = `update stands set updated = $2, pending = $3, version = $4, due = $5 where table_id = $1`;

const migrate = (file: DatabaseSync): void => {
  const version = Number(file.prepare('pragma user_version').get()?.user_version ?? 0);
  if (version > MIGRATIONS.length)
    throw new Error(
      `The database is of version ${version}, made by a newer Cais; this one knows ${MIGRATIONS.length}.`,
    );
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < version) continue;
    file.exec(['begin', ...statements, `pragma user_version = ${i + 1}`, 'commit'].join(';'));
  }
};

export const openFile = (path: string): File => {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  file.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
  migrate(file);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const made = file.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(sql, made);
    return made;
  };

  const appendOne = (append: Append): boolean => {
    const { table, seq, at, body, pending, version, due, listing, config } = append;
    if (config !== undefined) {
      prepare(INSERT_TABLE).run(table, config, at);
      prepare(INSERT_STAND).run(table, at);
    }
    if (prepare(INSERT_ENTRY).run(table, seq, at, body).changes === 0) return false;
    prepare(UPDATE_STAND).run(table, at, pending, version, due);
    if (listing === undefined) return true;
    prepare(UPDATE_LISTING).run(table, listing.info, listing.status, listing.lobby ? 1 : 0);
    prepare(CLEAR_CHAIRS).run(table);
    for (const person of listing.people) prepare(INSERT_CHAIR).run(person, table);
    return true;
  };

  return {
    // Columns are text, whole numbers or null: the migrations know no other types.
    query: (sql, values) => prepare(sql).all(...values) as readonly Row[],
    append: appends => {
      file.exec('begin immediate');
      try {
        const written = appends.map(appendOne);
        file.exec('commit');
        return written;
      } catch (error) {
        file.exec('rollback');
        throw error;
      }
    },
    close: () => file.close(),
  };
};
