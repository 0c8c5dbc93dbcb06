// The service worker: keeps the whole client, so that everything but playing online works without a network.

/** As much of the worker's own scope as is needed; the types of the page know none of it. */
interface Scope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Waiting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'notificationclick', listener: (event: Clicked) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (wanted: { readonly type: 'window' }) => Promise<readonly Window[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
}

interface Waiting {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

interface Window {
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

interface Clicked extends Waiting {
  /** A message of ours carries the address of its table. */
  readonly notification: { readonly data: string; readonly close: () => void };
}

interface Fetching {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface Kept {
  readonly version: string;
  readonly files: readonly string[];
}

// The build replaces the text by the list of its own files.
const kept = JSON.parse('__CAIS_FILES__') as Kept;
const NAME = `cais-${kept.version}`;
const scope = globalThis as unknown as Scope;

const keep = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  await cache.addAll([...kept.files]);
  await scope.skipWaiting();
};

const forgetOlder = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== NAME).map(name => caches.delete(name)));
  await scope.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const found = await caches.match(request.mode === 'navigate' ? './' : request);
  return found ?? fetch(request);
};

/** Leads to the table that a message told of, in a page that is open already if there is one. */
const lead = async (address: string): Promise<void> => {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (page === undefined) await scope.clients.openWindow(address);
  else {
    await page.navigate(address);
    await page.focus();
  }
};

scope.addEventListener('install', event => event.waitUntil(keep()));
scope.addEventListener('activate', event => event.waitUntil(forgetOlder()));
scope.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
