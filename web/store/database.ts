// IndexedDB as promises: one database, one store, values by id. What the browser refuses to keep stays with the page.

const NAME = 'cais';
const MATCHES = 'matches';

interface Stored {
  readonly id: string;
}

/** The latest of what could not be kept, or undefined where it could not even be removed. */
const unkept = new Map<string, Stored | undefined>();

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser store failed.')));
  });

/** A full disk is noticed only when everything is written. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser store failed.')),
    );
  });

let opened: Promise<IDBDatabase> | undefined;

const connect = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(MATCHES, { keyPath: 'id' }),
  );
  const database = await settled(request);
  database.addEventListener('close', () => (opened = undefined));
  return database;
};

const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
  opened ??= connect();
  // Where it could not be opened once, it may be another time.
  opened.catch(() => (opened = undefined));
  return (await opened).transaction(MATCHES, mode);
};

const read = async <T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
  try {
    return await settled(ask((await begin('readonly')).objectStore(MATCHES)));
  } catch {
    // A browser that forbids its store has kept nothing there.
    return undefined;
  }
};

/** Whether the browser has done it. */
const change = async (ask: (store: IDBObjectStore) => IDBRequest): Promise<boolean> => {
  try {
    const transaction = await begin('readwrite');
    const done = finished(transaction);
    ask(transaction.objectStore(MATCHES));
    await done;
    return true;
  } catch {
    return false;
  }
};

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

export const readAll = async (): Promise<readonly unknown[]> => {
  const kept: readonly unknown[] = (await read(store => store.getAll())) ?? [];
  const latest = [...unkept.values()].filter(value => value !== undefined);
  return [...kept.filter(value => !unkept.has(String(idOf(value)))), ...latest];
};

export const readOne = async (id: string): Promise<unknown> =>
  unkept.has(id) ? unkept.get(id) : read<unknown>(store => store.get(id));

export const isKept = (id: string): boolean => !unkept.has(id);

/** Whether the browser keeps it; if not, the page does. */
export const write = async (value: Stored): Promise<boolean> => {
  const kept = await change(store => store.put(value));
  if (kept) unkept.delete(value.id);
  else unkept.set(value.id, value);
  return kept;
};

export const remove = async (id: string): Promise<void> => {
  if (await change(store => store.delete(id))) unkept.delete(id);
  else unkept.set(id, undefined);
};
