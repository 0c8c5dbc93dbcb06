import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/index.ts';
import { openSqlite } from './sqlite/index.ts';

export { storageOn, type Outage, type Storage, type StoredLine, type StoredPerson } from './storage.ts';
export type { Append, Note } from './database.ts';

/** Opens PostgreSQL by its address, or the embedded database in a file. */
export const openDatabase = (where: string): Promise<Database> => {
  if (/^postgres(ql)?:\/\//.test(where)) return openPostgres(where);
  if (where !== ':memory:') mkdirSync(dirname(where), { recursive: true });
  return openSqlite(where);
};
