import { signal } from '@preact/signals';

/** With whom one wants to play, as far as that is known. */
export const COMPANIES = ['together', 'alone'] as const;
export type Company = (typeof COMPANIES)[number];

/** Where in the client one is; the address after the # says the same. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'lost' }
  | { readonly page: 'new'; readonly game: string; readonly company?: Company }
  | { readonly page: 'pieces'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'match'; readonly id: string; readonly moment?: number }
  | { readonly page: 'seats'; readonly id: string }
  | { readonly page: 'online' }
  | { readonly page: 'open'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly key?: string; readonly moment?: number }
  | { readonly page: 'device'; readonly code?: string };

const momentIn = ([at, number = '']: readonly string[]): { readonly moment?: number } =>
  at === 'at' && /^\d{1,6}$/.test(number) ? { moment: Number(number) } : {};

const parse = (hash: string): Route => {
  const [page = '', first, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if (page === 'settings' || page === 'online') return { page };
  if (page === 'device') return { page, ...(first === undefined ? {} : { code: first }) };
  if (first === undefined || first === '') return { page: 'lost' };
  if (page === 'new') {
    const company = COMPANIES.find(known => known === rest[0]);
    return { page, game: first, ...(company === undefined ? {} : { company }) };
  }
  if (page === 'pieces' || page === 'open') return { page, game: first };
  if (page === 'rules') return { page, game: first, ...(rest[0] === undefined ? {} : { rule: rest[0] }) };
  if (page === 'seats') return { page, id: first };
  if (page === 'match') return { page, id: first, ...momentIn(rest) };
  if (page !== 'table') return { page: 'lost' };
  const [key] = rest;
  return key === undefined || key === 'at'
    ? { page, id: first, ...momentIn(rest) }
    : { page, id: first, key, ...momentIn(rest.slice(1)) };
};

export const addressOf = (route: Route): string => {
  if (route.page === 'home') return '#/';
  const parts: readonly (string | number | undefined)[] = [
    route.page,
    ...('game' in route ? [route.game] : []),
    ...('id' in route ? [route.id] : []),
    ...('company' in route ? [route.company] : []),
    ...('key' in route ? [route.key] : []),
    ...('rule' in route ? [route.rule] : []),
    ...('code' in route ? [route.code] : []),
    ...('moment' in route && route.moment !== undefined ? ['at', route.moment] : []),
  ];
  return `#/${parts.filter(part => part !== undefined).join('/')}`;
};

export const route = signal<Route>(parse(location.hash));

export const go = (to: Route): void => {
  location.hash = addressOf(to);
};

/** Changes the address without a step in the browser's history. */
export const rewrite = (to: Route): void => {
  history.replaceState(null, '', addressOf(to));
  route.value = to;
};

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});
