// One contract for both databases, each of them real.

import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../tests/postgres.ts';
import { MIGRATIONS } from '../migrations.ts';
import { openDatabase, storageOn, type Append, type Note, type Storage } from '../index.ts';

interface Place {
  readonly where: string;
  /** Runs statements on it, past all that is ours. */
  readonly run: (statements: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: () => {
    const folder = mkdtempSync(join(tmpdir(), 'cais-storage-'));
    const where = join(folder, 'cais.db');
    return Promise.resolve({
      where,
      run: statements => {
        const file = new DatabaseSync(where);
        file.exec(statements.join(';'));
        file.close();
        return Promise.resolve();
      },
      stop: () => rmSync(folder, { recursive: true, force: true }),
    });
  },
  PostgreSQL: async () => {
    const { address, stop } = await startPostgres();
    const run = async (statements: readonly string[]): Promise<void> => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    return { where: address, run, stop };
  },
};

let names = 0;
const newTable = (): string => `table${String(++names).padStart(7, '0')}`;

const entry = (table: string, seq: number, more: Partial<Append> = {}): Append => ({
  table,
  seq,
  at: 1000 + seq,
  body: `{"n":${seq}}`,
  pending: '0',
  version: seq,
  due: null,
  turn: [],
  game: 'garum',
  ...more,
});

const first = (table: string, people: readonly string[] = ['ana'], more: Partial<Append> = {}): Append =>
  entry(table, 0, {
    config: '{"seed":"s"}',
    listing: { info: `{"id":"${table}"}`, status: 'playing', lobby: false, people },
    ...more,
  });

describe.each(Object.keys(places))('a storage on %s', name => {
  let place: Place;
  let storage: Storage;
  const groups: number[] = [];

  beforeAll(async () => {
    place = await places[name]();
    storage = storageOn(await openDatabase(place.where), size => groups.push(size));
  }, 120_000);

  afterAll(async () => {
    await storage.close();
    place.stop();
  });

  it('keeps the log of a table in order and gives what comes after a number', async () => {
    const table = newTable();
    for (const append of [first(table), entry(table, 1), entry(table, 2)])
      expect(await storage.append(append)).toBe(true);
    expect(await storage.entries(table, 0)).toEqual([
      { seq: 1, at: 1001, body: '{"n":1}' },
      { seq: 2, at: 1002, body: '{"n":2}' },
    ]);
    expect(await storage.config(table)).toBe('{"seed":"s"}');
  });

  it('gives a number once, and writes nothing of what comes second', async () => {
    const table = newTable();
    await storage.append(first(table));
    expect(await storage.append(entry(table, 1, { pending: '1' }))).toBe(true);
    expect(await storage.append(entry(table, 1, { body: 'other', pending: '2', due: 7 }))).toBe(false);
    expect((await storage.entries(table, -1)).map(({ body }) => body)).toEqual(['{"n":0}', '{"n":1}']);
    expect((await storage.line(table))?.pending).toBe('1');
    expect(await storage.due(10, 10)).not.toContain(table);
  });

  it('writes what comes at the same time in one group, and tells each whether its number was free', async () => {
    const tables = Array.from({ length: 30 }, newTable);
    await Promise.all(tables.map(table => storage.append(first(table))));
    await storage.append(entry(tables[3], 1));
    groups.length = 0;
    const written = await Promise.all(tables.map(table => storage.append(entry(table, 1))));
    expect(groups).toEqual([30]);
    expect(written).toEqual(tables.map((_, i) => i !== 3));
  });

  it('lists the tables of a person, the latest first, and counts those that go on', async () => {
    const [older, newer, over] = [newTable(), newTable(), newTable()];
    await storage.append(first(older, ['rui', 'eva'], { at: 1 }));
    await storage.append(first(newer, ['rui'], { at: 2 }));
    const listing = { info: '{"over":true}', status: 'over', lobby: false, people: ['rui'] };
    await storage.append(first(over, ['rui'], { at: 3, listing }));
    const lines = await storage.tablesOf('rui', 10);
    expect(lines.map(({ info }) => info)).toEqual([
      '{"over":true}',
      `{"id":"${newer}"}`,
      `{"id":"${older}"}`,
    ]);
    expect(await storage.countRunning('rui')).toBe(2);
    expect(await storage.countRunning('eva')).toBe(1);
  });

  it('forgets who sat at a table when others do', async () => {
    const table = newTable();
    await storage.append(first(table, ['gil']));
    const listing = { info: '{}', status: 'open', lobby: true, people: ['mia'] };
    await storage.append(entry(table, 1, { listing }));
    expect(await storage.tablesOf('gil', 10)).toEqual([]);
    expect(await storage.tablesOf('mia', 10)).toHaveLength(1);
    expect(await storage.lobby(10)).toHaveLength(1);
  });

  it('finds what is due', async () => {
    const [soon, later] = [newTable(), newTable()];
    await storage.append(first(soon, [], { due: 500 }));
    await storage.append(first(later, [], { due: 900 }));
    expect(await storage.due(500, 10)).toEqual([soon]);
    await storage.append(entry(soon, 1, { due: null }));
    expect(await storage.due(1000, 10)).toEqual([later]);
  });

  it('keeps people, their programs and whom they muted', async () => {
    await storage.addPerson({ id: 'p1', name: 'Ana', owner: null }, 1);
    await storage.addPerson({ id: 'p2', name: 'Bot', owner: 'p1' }, 1, 'hash');
    await storage.rename('p1', 'Anä "x"');
    expect(await storage.person('p1')).toEqual({ id: 'p1', name: 'Anä "x"', owner: null });
    expect(await storage.personWith('hash')).toEqual({ id: 'p2', name: 'Bot', owner: 'p1' });
    expect(await storage.personWith('other')).toBeUndefined();
    expect(await storage.countPrograms('p1')).toBe(1);
    await storage.mute('p1', 'p2');
    await storage.mute('p1', 'p2');
    expect(await storage.mutedBy('p1')).toEqual(['p2']);
    await storage.unmute('p1', 'p2');
    expect(await storage.mutedBy('p1')).toEqual([]);
  });

  it('gives a code away once, and not when it is old', async () => {
    await storage.addCode('one', 'ana', 100);
    await storage.addCode('old', 'ana', 10);
    expect(await storage.takeCode('one', 50)).toBe('ana');
    expect(await storage.takeCode('one', 50)).toBeUndefined();
    expect(await storage.takeCode('old', 50)).toBeUndefined();
  });

  it('keeps the first value of a secret', async () => {
    expect(await storage.secret('key', 'a')).toBe('a');
    expect(await storage.secret('key', 'b')).toBe('a');
  });

  it('remembers when nobody was running, once', async () => {
    expect(await storage.beat(1_000_000, 3000)).toEqual([]);
    expect(await storage.beat(1_002_000, 3000)).toEqual([]);
    const outage = { start: 1_002_000, finish: 1_060_000 };
    expect(await storage.beat(1_060_000, 3000)).toEqual([outage]);
    expect(await storage.beat(1_061_000, 3000)).toEqual([outage]);
  });

  it('finds everything again when it is opened anew', async () => {
    const table = newTable();
    await storage.append(first(table));
    await storage.close();
    storage = storageOn(await openDatabase(place.where), size => groups.push(size));
    expect(await storage.entries(table, -1)).toHaveLength(1);
  });
});

describe.each(Object.keys(places))('a database of an older Cais on %s', name => {
  it('is brought up to date, and keeps what is in it', async () => {
    const place = await places[name]();
    try {
      await place.run([
        ...MIGRATIONS.slice(0, 2).flat(),
        `insert into tables values ('old', 'c', 'i', 'playing', 1, 5, 6, '1 2', 7, 8)`,
        ...(name === 'SQLite'
          ? ['pragma user_version = 2']
          : [
              'create table migrations (version integer primary key)',
              'insert into migrations values (1), (2)',
            ]),
      ]);
      const storage = storageOn(await openDatabase(place.where));
      const line = { info: 'i', updated: 6, pending: '1 2', version: 7 };
      expect(await storage.line('old')).toEqual(line);
      expect(await storage.lobby(10)).toEqual([line]);
      expect(await storage.due(8, 10)).toEqual(['old']);
      await storage.close();
    } finally {
      place.stop();
    }
  }, 120_000);
});

describe('several nodes on one PostgreSQL', () => {
  it('hear of each other, but not of themselves', async () => {
    const place = await places.PostgreSQL();
    const nodes = await Promise.all([1, 2].map(async () => storageOn(await openDatabase(place.where))));
    const heard: (readonly [number, Note])[] = [];
    try {
      await Promise.all(
        nodes.map((node, i) => new Promise<void>(ready => node.listen(note => heard.push([i, note]), ready))),
      );
      const table = newTable();
      await nodes[0].append(first(table, [], { turn: ['ana'] }));
      const presence = { kind: 'presence', node: 'n', table, seats: [1], spectators: 0 } as const;
      await nodes[1].tell([presence]);
      await expect.poll(() => heard.length).toBe(2);
      expect(heard).toContainEqual([1, { kind: 'appended', table, seq: 0, game: 'garum', turn: ['ana'] }]);
      expect(heard).toContainEqual([0, presence]);
    } finally {
      await Promise.all(nodes.map(node => node.close()));
      place.stop();
    }
  }, 120_000);
});
