// Copies of the embedded database, made while it is in use.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { done, refuse, type Result } from '../../../games/kernel/index.ts';

/** Whether the file is a database of ours, whole and undamaged. */
const check = (path: string): Result<number> => {
  try {
    const file = new DatabaseSync(path, { readOnly: true });
    try {
      const [whole] = file.prepare('pragma integrity_check').all();
      if (whole.integrity_check !== 'ok') return refuse('bad-file', `${path} is damaged.`);
      const counted = file.prepare('select count(*) as n from tables').get();
      return done(Number(counted?.n));
    } finally {
      file.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('bad-file', `${path} is not a database of Cais: ${reason}.`);
  }
};

/** Copies the database into a new file; gives the number of its tables. */
export const backUp = async (from: string, to: string): Promise<Result<number>> => {
  if (!existsSync(from)) return refuse('no-file', `There is no database at ${from}.`);
  if (existsSync(to)) return refuse('bad-file', `${to} is there already.`);
  const file = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(file, to);
  } finally {
    file.close();
  }
  return check(to);
};

/**
 * Whether a server has the database open: only whoever has it alone may leave the mode in which servers use it. That
 * also takes in what a server that was killed left in its log.
 */
const isInUse = (path: string): boolean => {
  const file = new DatabaseSync(path);
  try {
    return file.prepare('pragma journal_mode = delete').get()?.journal_mode !== 'delete';
  } catch (error) {
    // One that is damaged is used by nobody.
    return error instanceof Error && error.message.includes('locked');
  } finally {
    file.close();
  }
};

/** Puts a copy in the place of the database, which nobody may be using; what was there is kept beside it. */
export const restore = async (from: string, to: string): Promise<Result<number>> => {
  if (!existsSync(from)) return refuse('no-file', `There is no file ${from}.`);
  const good = check(from);
  if (!good.ok) return good;
  if (existsSync(to) && isInUse(to))
    return refuse('in-use', `A server is using ${to}; it must be stopped first.`);
  mkdirSync(dirname(to), { recursive: true });
  const fresh = `${to}.new`;
  rmSync(fresh, { force: true });
  const made = await backUp(from, fresh);
  if (!made.ok) return made;
  if (existsSync(to)) renameSync(to, `${to}.before`);
  for (const rest of ['-wal', '-shm']) rmSync(to + rest, { force: true });
  renameSync(fresh, to);
  return made;
};
