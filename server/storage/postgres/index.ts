import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Append, Database, Row, Value } from '../database.ts';
import { CLEAR_CHAIRS, INSERT_CHAIR, INSERT_STAND, INSERT_TABLE, UPDATE_LISTING } from '../sql.ts';
import { ear, makeNotes, TELL } from './ear.ts';
import { migrate } from './migrate.ts';

/** Entries and tables of a whole group, in one statement each way. */
const APPEND = `with given as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::bigint[])
      as g (table_id, seq, at, body, pending, version, due)),
  written as (
    insert into entries (table_id, seq, at, body) select table_id, seq, at, body from given order by table_id
    on conflict do nothing returning table_id),
  changed as (
    update stands s set updated = g.at, pending = g.pending, version = g.version, due = g.due
    from given g join written w on w.table_id = g.table_id where s.table_id = g.table_id)
  select table_id from written`;

const writeListing = async (client: pg.PoolClient, { table, listing }: Append): Promise<void> => {
  if (listing === undefined) return;
  await client.query(UPDATE_LISTING, [table, listing.info, listing.status, listing.lobby ? 1 : 0]);
  await client.query(CLEAR_CHAIRS, [table]);
  for (const person of listing.people) await client.query(INSERT_CHAIR, [person, table]);
};

const appendAll = async (
  client: pg.PoolClient,
  self: string,
  appends: readonly Append[],
): Promise<readonly boolean[]> => {
  for (const { table, config, at } of appends)
    if (config !== undefined) {
      await client.query(INSERT_TABLE, [table, config, at]);
      await client.query(INSERT_STAND, [table, at]);
    }
  const column = <C extends keyof Append>(name: C): Append[C][] => appends.map(append => append[name]);
  const { rows } = await client.query<{ table_id: string }>({
    name: 'append',
    text: APPEND,
    values: [
      column('table'),
      column('seq'),
      column('at'),
      column('body'),
      column('pending'),
      column('version'),
      column('due'),
    ],
  });
  const written = new Set(rows.map(row => row.table_id));
  const done = appends.filter(({ table }) => written.has(table));
  for (const append of done) await writeListing(client, append);
  const notes = done.map(
    ({ table, seq, game, turn }) => ({ kind: 'appended', table, seq, game, turn }) as const,
  );
  for (const payload of makeNotes(self, notes)) await client.query(TELL, [payload]);
  return appends.map(({ table }) => written.has(table));
};

export const openPostgres = async (address: string): Promise<Database> => {
  const pool = new pg.Pool({ connectionString: address, max: 8, connectionTimeoutMillis: 5000 });
  // A connection that breaks is replaced by the next query; the one in use fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  await migrate(pool);
  const self = randomUUID();
  const heard = ear(address, self);
  return {
    query: async (sql, values: readonly Value[] = []) => (await pool.query<Row>(sql, [...values])).rows,
    append: async appends => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const written = await appendAll(client, self, appends);
        await client.query('commit');
        client.release();
        return written;
      } catch (error) {
        // The connection may be in any state: it is not used again.
        client.release(true);
        throw error;
      }
    },
    tell: async notes => {
      for (const payload of makeNotes(self, notes)) await pool.query(TELL, [payload]);
    },
    listen: heard.listen,
    shared: true,
    close: async () => {
      await heard.close();
      await pool.end();
    },
  };
};
