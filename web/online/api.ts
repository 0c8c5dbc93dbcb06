// Questions to the server over HTTP. Errors are values: a code for programs, a sentence for people.

import { done, refuse, type Result } from '../../games/kernel/index.ts';
import type {
  DeviceAnswer,
  HistoryAnswer,
  MeAnswer,
  NewTable,
  TableAnswer,
  TablesAnswer,
} from '../../server/wire/api.ts';
import type { BotName } from '../../bots/names.ts';
import type { Seat } from '../../games/kernel/index.ts';

/** Nobody answers who could: there is no network, no server, or no server of ours. */
const NO_SERVER = 'no-server';

const problemIn = (body: unknown): Result<never> => {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error } = body;
    if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error)
      return refuse(String(error.code), String(error.message));
  }
  return refuse(NO_SERVER, '');
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The types of answers are the server's own word: it is the one that served this page. */
const ask = async <T>(method: Method, path: string, body?: object): Promise<Result<T>> => {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    return response.ok ? done(answer as T) : problemIn(answer);
  } catch {
    return refuse(NO_SERVER, '');
  }
};

const withKey = (path: string, key: string | undefined): string =>
  key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`;

/** What can be done at a table besides playing. */
export type Deed =
  | { readonly deed: 'join'; readonly seat?: Seat; readonly key?: string }
  | { readonly deed: 'seat'; readonly seat: Seat; readonly sitter: BotName | 'free' }
  | { readonly deed: 'hand'; readonly seat: Seat }
  | { readonly deed: 'leave' | 'return' | 'resign' | 'rematch' };

export const api = {
  me: () => ask<MeAnswer>('GET', 'me'),
  beCalled: (name: string) => ask<MeAnswer>('POST', 'me', { name }),
  makeCode: () => ask<DeviceAnswer>('POST', 'me/devices', {}),
  claim: (code: string) => ask<MeAnswer>('POST', 'devices', { code }),
  mute: (person: string, hide: boolean) => ask<MeAnswer>(hide ? 'PUT' : 'DELETE', `me/muted/${person}`, {}),
  myTables: () => ask<TablesAnswer>('GET', 'me/tables'),
  lobby: () => ask<TablesAnswer>('GET', 'tables'),
  open: (wanted: NewTable) => ask<TableAnswer>('POST', 'tables', wanted),
  table: (id: string, key?: string) => ask<TableAnswer>('GET', withKey(`tables/${id}`, key)),
  history: (id: string, key?: string) => ask<HistoryAnswer>('GET', withKey(`tables/${id}/history`, key)),
  record: (id: string, key?: string) => ask<object>('GET', withKey(`tables/${id}/record`, key)),
  act: (id: string, { deed, ...body }: Deed) => ask<TableAnswer>('POST', `tables/${id}/${deed}`, body),
} as const;
