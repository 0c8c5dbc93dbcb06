import type pg from 'pg';
import { MIGRATIONS } from '../migrations.ts';

/** Any number that nobody else locks: nodes that start together wait for the one that migrates. */
const LOCK = 0x6361_6973;

export const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists migrations (version integer primary key)');
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from migrations',
    );
    const version = rows[0].version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(
        `The database is of version ${version}, made by a newer Cais; this one knows ${MIGRATIONS.length}.`,
      );
    for (const [i, statements] of MIGRATIONS.entries()) {
      if (i < version) continue;
      for (const statement of statements) await client.query(statement);
      await client.query('insert into migrations (version) values ($1)', [i + 1]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
};
