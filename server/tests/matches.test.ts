import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { commitmentTo, expect as sure, parseRecord, openFor, verify } from '../../games/kernel/index.ts';
import { arrive, connect } from './client.ts';
import { testServer, type TestServer } from './house.ts';
import { playRandomly } from './play.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const open = async (game: string, seats: readonly string[], more: object = {}) => {
  const host = await arrive(server.base, 'Ana');
  const { status, body } = await host.ask('POST', '/api/tables', { game, seats, ...more });
  expect(body.error).toBeUndefined();
  expect(status).toBe(200);
  const { table, keys } = body as unknown as {
    table: { info: { id: string; commitment: string } };
    keys: { join: string };
  };
  return { host, id: table.info.id, commitment: table.info.commitment, key: keys.join };
};

describe('whole matches over real sockets', () => {
  it.each(Object.keys(catalogue))(
    '%s, two people and two bots',
    async game => {
      const { host, id, key, commitment } = await open(game, ['me', 'random', 'free', 'greedy']);
      const guest = await arrive(server.base, 'Rui');
      const joined = await guest.ask('POST', `/api/tables/${id}/join`, { key });
      expect(joined.status).toBe(200);
      const lines = await Promise.all([playRandomly(host, id, 'a'), playRandomly(guest, id, 'b')]);
      for (const line of lines) {
        const known = line.known.get(id);
        expect(known?.gaps).toBe(0);
        expect(known?.events.map(event => event.seq)).toEqual([...Array((known?.seq ?? 0) + 1).keys()]);
        // What patches made of the first view is what a fresh client is given.
        const fresh = await connect(line === lines[0] ? host : guest);
        fresh.send({ type: 'watch', table: id });
        const { match, info } = await fresh.next('table');
        expect(known?.view).toEqual(match?.view);
        expect(commitmentTo(info.seed ?? '')).toBe(commitment);
        fresh.close();
        line.close();
      }
      const { body: record } = await host.ask('GET', `/api/tables/${id}/record`);
      const parsed = sure(parseRecord(JSON.stringify(record)));
      catalogue[game](title => sure(verify(sure(openFor(title, parsed)), parsed)));
    },
    120_000,
  );
});
