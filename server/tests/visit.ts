// What people do at a server, in a word each.

import { expect } from 'vitest';
import type { TableAnswer } from '../wire/api.ts';
import type { TableInfo } from '../wire/parts.ts';
import { arrive, connect, type Line, type Visitor } from './client.ts';
import type { TestServer } from './house.ts';

type Person = Visitor & { readonly id: string };

interface Opened {
  readonly id: string;
  readonly keys: { readonly join: string; readonly watch: string };
}

export interface Visit {
  readonly person: (name: string) => Promise<Person>;
  /** Opens a table: of Garum, for two, unless told. */
  readonly open: (host: Visitor, more?: object) => Promise<Opened>;
  /** Does something at a table; gives the answer, or the code of the refusal. */
  readonly act: (who: Visitor, table: string, name: string, body?: object) => Promise<TableAnswer | string>;
  readonly infoOf: (who: Visitor, table: string) => Promise<TableInfo>;
  /** A table of Garum at which both sit. */
  readonly pair: (more?: object) => Promise<Opened & { readonly ana: Person; readonly rui: Person }>;
  /** A socket on which the table is watched, once the server has answered. */
  readonly watching: (who: Visitor, table: string, more?: object) => Promise<Line>;
}

export const visit = (server: () => TestServer): Visit => {
  const person = (name: string): Promise<Person> => arrive(server().base, name);

  const open: Visit['open'] = async (host, more = {}) => {
    const wanted = { game: 'garum', seats: ['me', 'free'], ...more };
    const { body } = await host.ask('POST', '/api/tables', wanted);
    expect(body.error).toBeUndefined();
    const { table, keys } = body as unknown as TableAnswer;
    return { id: table.info.id, keys: keys ?? { join: '', watch: '' } };
  };

  const act: Visit['act'] = async (who, table, name, body = {}) => {
    const { body: answer } = await who.ask('POST', `/api/tables/${table}/${name}`, body);
    return answer.error?.code ?? (answer as unknown as TableAnswer);
  };

  return {
    person,
    open,
    act,
    infoOf: async (who, table) => {
      const { body } = await who.ask('GET', `/api/tables/${table}`);
      return (body as unknown as TableAnswer).table.info;
    },
    pair: async more => {
      const [ana, rui] = await Promise.all([person('Ana'), person('Rui')]);
      const { id, keys } = await open(ana, more);
      await act(rui, id, 'join', { key: keys.join });
      return { ana, rui, id, keys };
    },
    watching: async (who, table, more = {}) => {
      const line = await connect(who);
      line.send({ type: 'watch', table, legal: true, ...more });
      await Promise.race([line.next('table'), line.next('refused')]);
      return line;
    },
  };
};
