// Who is told what, and when: over real sockets. Only time is the tests' own.

import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { expect as sure } from '../../games/kernel/index.ts';
import type { TableAnswer } from '../wire/api.ts';
import { connect, elsewhere, type Line } from './client.ts';
import { skipping, testServer, type TestServer } from './house.ts';
import { newId } from './play.ts';
import { visit } from './visit.ts';

let server: TestServer;
let skipped = 0;
beforeAll(async () => {
  server = await testServer(skipping(() => skipped));
});
afterAll(() => server.stop());
const { person, open, act, pair, watching } = visit(() => server);

/** Whatever the server has sent by now is here after this. */
const settled = async (line: Line): Promise<void> => {
  const id = newId();
  const pong = line.next('pong', message => message.id === id);
  line.send({ type: 'ping', id });
  await pong;
};

/** A whole turn of Garum by the first legal tile, without a worker. */
const turnOf = (line: Line, table: string): object => {
  const known = line.known.get(table);
  return {
    type: 'move',
    id: newId(),
    table,
    version: known?.version ?? 0,
    moves: [known?.legal[0] ?? '', 'no worker'],
  };
};

describe('a turn', () => {
  it('is told to whoever has to decide now, at whatever table, and to nobody else', async () => {
    const { ana, rui, id } = await pair();
    const at = [await watching(ana, id), await watching(rui, id)];
    const [first] = at[0].known.get(id)?.pending ?? [];
    const [mover, other] = first === 0 ? at : at.toReversed();
    // A socket that watches nothing hears of turns all the same.
    const elsewhereOpen = await connect(first === 0 ? rui : ana);
    const told = elsewhereOpen.next('turn');
    const here = other.next('turn');
    mover.send(turnOf(mover, id));
    expect(await told).toEqual({ type: 'turn', table: id, game: 'garum' });
    await here;
    await settled(mover);
    expect(mover.messages.filter(({ type }) => type === 'turn')).toEqual([]);
    for (const line of [...at, elsewhereOpen]) line.close();
  });
});

describe('presence', () => {
  it('is told anew when somebody who looked on sits down', async () => {
    const [ana, rui] = [await person('Ana'), await person('Rui')];
    const { id, keys } = await open(ana, { seats: ['me', 'free', 'free'] });
    const host = await watching(ana, id);
    const guest = await watching(rui, id, { key: keys.join });
    await settled(host);
    expect(host.messages.findLast(({ type }) => type === 'presence')).toMatchObject({
      seats: [0],
      spectators: 1,
    });
    const seen = host.next('presence', ({ seats }) => seats.includes(1));
    await act(rui, id, 'join', { key: keys.join });
    expect(await seen).toMatchObject({ seats: [0, 1], spectators: 0 });
    host.close();
    guest.close();
  });
});

describe.each(Object.keys(catalogue))('the set-up of %s', game => {
  it('is told with the first view and with every whole table', async () => {
    const [ana, rui] = [await person('Ana'), await person('Rui')];
    const { id, keys } = await open(ana, { game });
    const host = await watching(ana, id, { language: 'en' });
    const started = host.next('event', ({ match }) => match !== undefined);
    await act(rui, id, 'join', { key: keys.join });
    const { match } = await started;
    const setUp = match !== undefined && 'setUp' in match ? match.setUp : undefined;
    expect(setUp?.events.length).toBeGreaterThan(0);
    expect(setUp?.sentences?.length).toBe(setUp?.events.length);
    const again = await connect(ana);
    again.send({ type: 'watch', table: id, language: 'en' });
    expect((await again.next('table')).match?.setUp).toEqual(setUp);
    host.close();
    again.close();
  });
});

describe('muting', () => {
  it('counts at once on sockets that are open, and so does its end', async () => {
    const { ana, rui, id } = await pair();
    const [reader, writer] = [await watching(ana, id), await watching(rui, id)];
    const say = async (text: string): Promise<string | undefined> => {
      const heard = reader.next('event');
      writer.send({ type: 'chat', id: newId(), table: id, text });
      const { event } = await heard;
      return event.kind === 'chat' ? event.text : undefined;
    };
    expect(await say('one')).toBe('one');
    await ana.ask('PUT', `/api/me/muted/${rui.id}`, {});
    expect(await say('two')).toBe('');
    await ana.ask('DELETE', `/api/me/muted/${rui.id}`, {});
    expect(await say('three')).toBe('three');
    reader.close();
    writer.close();
  });
});

describe('the increment', () => {
  it('is given in a match alone too', async () => {
    const ana = await person('Ana');
    const time = { kind: 'bank', seconds: 60, increment: 30 };
    const { id } = await open(ana, { game: 'lata', seats: ['me'], time });
    const line = await watching(ana, id);
    skipped += 20_000;
    const known = line.known.get(id);
    const moved = line.next('event');
    line.send({ type: 'move', id: newId(), table: id, version: 0, moves: [known?.legal[0]] });
    const left = (await moved).match?.clocks?.[0].left ?? 0;
    expect(left).toBeGreaterThan(65_000);
    expect(left).toBeLessThanOrEqual(70_000);
    line.close();
  });
});

describe('a match by rules that are no more', () => {
  it('can be looked up, does not go on, and is played again by the rules of today', async () => {
    const before = await testServer();
    const there = visit(() => before);
    const { ana, rui, id } = await there.pair();
    const running = await there.pair();
    await there.act(ana, id, 'resign');
    const database = join(before.folder, 'cais.db');
    const aged = join(server.folder, 'aged.db');
    const file = new DatabaseSync(database);
    // As if a server with older rules had written it.
    for (const column of ['config', 'info'])
      file.exec(`update tables set ${column} = replace(${column}, '"rulesVersion":', '"rulesVersion":9')`);
    file.exec(`vacuum into '${aged}'`);
    file.close();
    await before.stop();
    const after = await testServer({ database: aged });
    const now = visit(() => after);
    const [again, other] = [elsewhere(after.base, ana), elsewhere(after.base, rui)];
    const current = catalogue.garum(title => sure(title.open()).rulesVersion);
    expect(await now.infoOf(again, id)).toMatchObject({ status: 'over', result: { reason: 'resigned' } });
    const line = await now.watching(elsewhere(after.base, running.ana), running.id);
    line.send({ type: 'move', id: 'm', table: running.id, version: 0, moves: ['no worker'] });
    expect((await line.next('refused')).code).toBe('unknown-rules');
    line.close();
    const rematch = (await now.act(again, id, 'rematch')) as TableAnswer;
    expect(rematch.table.info).toMatchObject({ status: 'playing', rulesVersion: current });
    expect((await now.infoOf(other, id)).rematch).toBe(rematch.table.info.id);
    await after.stop();
  });
});
