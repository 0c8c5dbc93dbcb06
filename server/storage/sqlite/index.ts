import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database, Row } from '../database.ts';
import type { Answer, Question } from './question.ts';

type Ask = Question extends infer Q
  ? Q extends { readonly number: number }
    ? Omit<Q, 'number'>
    : never
  : never;

/** Opens the embedded database, or makes it; `:memory:` is one that nobody keeps. */
export const openSqlite = async (path: string): Promise<Database> => {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: path });
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
  >();
  let number = 0;
  let broken: Error | undefined;
  const fail = (error: Error): void => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const ask = (question: Ask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.set(++number, { resolve, reject });
      worker.postMessage({ ...question, number });
    });
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.value);
  });
  worker.on('error', (error: Error) => fail(error));
  worker.on('exit', () => fail(new Error('The database is closed.')));

  // The answers are what thread.ts makes of each kind of question.
  const database: Database = {
    query: (sql, values = []) => ask({ kind: 'query', sql, values }) as Promise<readonly Row[]>,
    append: appends =>
      ask({ kind: 'append', appends: JSON.stringify(appends) }) as Promise<readonly boolean[]>,
    tell: () => Promise.resolve(),
    listen: () => undefined,
    shared: false,
    close: async () => {
      if (broken !== undefined) return;
      const ended = once(worker, 'exit');
      await ask({ kind: 'close' });
      await ended;
    },
  };
  await database.query('select 1');
  return database;
};
