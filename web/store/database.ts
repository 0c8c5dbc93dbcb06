// IndexedDB as promises: one database, one store, values by id.

const NAME = 'cais';
const MATCHES = 'matches';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser store failed.')));
  });

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  if (opened === undefined) {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(MATCHES, { keyPath: 'id' }),
    );
    opened = settled(request);
  }
  return opened;
};

const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(MATCHES, mode).objectStore(MATCHES);

export const readAll = async (): Promise<readonly unknown[]> => settled((await store('readonly')).getAll());
export const readOne = async (id: string): Promise<unknown> => settled((await store('readonly')).get(id));
export const write = async (value: { readonly id: string }): Promise<void> => {
  await settled((await store('readwrite')).put(value));
};
export const remove = async (id: string): Promise<void> => {
  await settled((await store('readwrite')).delete(id));
};
