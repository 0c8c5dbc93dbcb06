// What people do at tables, over real HTTP and real sockets. Only time is the tests' own.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TablesAnswer } from '../wire/api.ts';
import { connect, nobody, withToken, type Visitor } from './client.ts';
import { GENEROUS, skipping, testServer, type TestServer } from './house.ts';
import { newId } from './play.ts';
import { visit } from './visit.ts';

let server: TestServer;
let skipped = 0;
const MINUTE = 60_000;

beforeAll(async () => {
  server = await testServer({ ...skipping(() => skipped), limits: { ...GENEROUS, tablesAPerson: 5 } });
});
afterAll(() => server.stop());

const { person, open, act, infoOf, pair, watching } = visit(() => server);

describe('a table', () => {
  it('is joined by whoever has the key, and starts with the last chair', async () => {
    const [ana, rui] = [await person('Ana'), await person('Rui')];
    const { id, keys } = await open(ana);
    expect(await act(rui, id, 'join', {})).toBe('no-key');
    expect(await act(rui, id, 'join', { key: keys.watch })).toBe('no-key');
    expect(await act(rui, id, 'join', { key: keys.join, seat: 0 })).toBe('seat-taken');
    expect((await infoOf(ana, id)).status).toBe('open');
    expect(await act(rui, id, 'join', { key: keys.join })).toMatchObject({
      viewer: 1,
      table: { info: { status: 'playing' } },
    });
    expect(await act(rui, id, 'join', { key: keys.join })).toBe('already-seated');
    expect(await act(await person('Eva'), id, 'join', { key: keys.join })).toBe('not-open');
  });

  it('that is open stands in the lobby until it starts; mine are listed with my turn first', async () => {
    const [ana, rui] = [await person('Ana'), await person('Rui')];
    const { id } = await open(ana, { access: 'open', spectators: 'none' });
    const lobby = async () =>
      ((await nobody(server.base).ask('GET', '/api/tables')).body as unknown as TablesAnswer).tables.map(
        ({ info }) => info.id,
      );
    expect(await lobby()).toContain(id);
    await act(rui, id, 'join');
    expect(await lobby()).not.toContain(id);
    await open(ana);
    const mine = async (who: Visitor) =>
      ((await who.ask('GET', '/api/me/tables')).body as unknown as TablesAnswer).tables;
    const both = await Promise.all([mine(ana), mine(rui)]);
    // One of the two begins; for that one the running table comes first although another was opened later.
    const [, theirs] = both[0][0].yourTurn ? [both[1], both[0]] : [both[0], both[1]];
    expect(theirs[0].info.id).toBe(id);
    expect(both.flat().filter(line => line.yourTurn)).toHaveLength(1);
  });

  it('lets the host seat bots and free chairs, and cancels when the host leaves', async () => {
    const [ana, rui] = [await person('Ana'), await person('Rui')];
    const { id, keys } = await open(ana, { seats: ['me', 'free', 'free'] });
    expect(await act(rui, id, 'seat', { seat: 1, sitter: 'greedy' })).toBe('not-host');
    await act(rui, id, 'join', { key: keys.join, seat: 1 });
    await act(ana, id, 'seat', { seat: 1, sitter: 'free' });
    await act(ana, id, 'seat', { seat: 2, sitter: 'random' });
    expect((await infoOf(ana, id)).sitters.map(({ kind }) => kind)).toEqual(['person', 'free', 'bot']);
    await act(ana, id, 'leave');
    expect((await infoOf(ana, id)).status).toBe('cancelled');
  });

  it('shows itself to those who may watch', async () => {
    const { id, keys } = await pair({ spectators: 'link' });
    const eva = await person('Eva');
    const stranger = await watching(eva, id);
    expect(stranger.messages.at(-1)).toMatchObject({ type: 'refused', code: 'no-key' });
    const guest = await watching(eva, id, { key: keys.watch });
    expect(guest.known.get(id)?.viewer).toBe('spectator');
    guest.send({ type: 'chat', id: 'c', table: id, text: 'hello' });
    expect((await guest.next('refused')).code).toBe('not-seated');
    guest.close();
    stranger.close();
  });

  it('ends when all but one have resigned, and is played again by the same people, one chair further', async () => {
    const { ana, rui, id } = await pair();
    expect(await act(ana, id, 'rematch')).toBe('not-over');
    await act(ana, id, 'resign');
    const info = await infoOf(rui, id);
    expect(info).toMatchObject({ status: 'over', result: { reason: 'resigned', outcome: { winners: [1] } } });
    const [one, two] = await Promise.all([act(ana, id, 'rematch'), act(rui, id, 'rematch')]);
    if (typeof one === 'string' || typeof two === 'string') throw new Error('There is no rematch.');
    expect(one.table.info.id).toBe(two.table.info.id);
    expect([one.viewer, two.viewer]).toEqual([1, 0]);
    expect(one.table.info.commitment).not.toBe(info.commitment);
  });

  it('hands the seat of somebody absent to a bot, and gives it back', async () => {
    const { ana, rui, id } = await pair({ overtime: 'random' });
    const line = await watching(ana, id);
    const before = line.known.get(id);
    const [turn] = before?.pending ?? [0];
    const [present, absent] = turn === 0 ? [rui, ana] : [ana, rui];
    expect(await act(present, id, 'hand', { seat: turn })).toBe('not-absent');
    line.close();
    await line.closed;
    skipped += 3 * MINUTE;
    const played = watching(present, id);
    expect(await act(present, id, 'hand', { seat: turn })).toMatchObject({ viewer: 1 - turn });
    const there = await played;
    await expect.poll(() => there.known.get(id)?.pending, { timeout: 20_000 }).toEqual([1 - turn]);
    expect(await act(absent, id, 'return')).toMatchObject({ viewer: turn });
    expect(await act(absent, id, 'return')).toBe('not-absent');
    there.close();
  });

  it('lets nobody have more tables than allowed', async () => {
    const ana = await person('Ana');
    for (let i = 0; i < 5; i++) await open(ana);
    const { status, body } = await ana.ask('POST', '/api/tables', { game: 'garum', seats: ['me', 'free'] });
    expect([status, body.error?.code]).toEqual([429, 'too-many']);
  });
});

describe('time', () => {
  it('runs for the seat that has to decide, and a bot plays when it is up', async () => {
    const time = { kind: 'bank', seconds: 60, increment: 5 };
    const { ana, rui, id } = await pair({ time, overtime: 'random' });
    const line = await watching(ana, id);
    const other = await watching(rui, id);
    const table = line.messages.findLast(message => message.type === 'table');
    const turn = table?.match?.pending[0] ?? 0;
    expect(table?.match?.clocks?.map(({ running }) => running)).toEqual([turn === 0, turn === 1]);
    skipped += 20_000;
    const mover = turn === 0 ? line : other;
    const known = mover.known.get(id);
    // A move that ends the turn: tile and worker.
    const moved = mover.next('event');
    mover.send({ type: 'move', id: newId(), table: id, version: 0, moves: [known?.legal[0], 'no worker'] });
    const { match } = await moved;
    const [own, theirs] = turn === 0 ? [0, 1] : [1, 0];
    expect(match?.clocks?.[own].left).toBeGreaterThan(44_000);
    expect(match?.clocks?.[own].left).toBeLessThanOrEqual(45_000);
    expect(match?.clocks?.[theirs]).toMatchObject({ running: true });
    const late = line.next('event', ({ event }) => event.kind === 'late');
    const played = line.next('event', ({ event }) => event.kind === 'moved' && event.bot === 'random');
    skipped += 61_000;
    expect((await late).event).toMatchObject({ kind: 'late', seat: theirs });
    await played;
    line.close();
    other.close();
  });

  it('in days may run out without a bot, until somebody hands the seat to one', async () => {
    const { ana, rui, id } = await pair({ time: { kind: 'days', days: 1 }, overtime: 'wait' });
    const line = await watching(ana, id);
    const [turn] = line.known.get(id)?.pending ?? [];
    const present = turn === 0 ? rui : ana;
    const other = await watching(rui, id);
    skipped += 23 * 60 * MINUTE;
    expect(await act(present, id, 'hand', { seat: turn })).toBe('not-absent');
    const late = line.next('event', ({ event }) => event.kind === 'late');
    skipped += 60 * MINUTE;
    expect((await late).event).toMatchObject({ kind: 'late', seat: turn });
    // Nobody plays for the seat; it is still asked.
    expect(line.known.get(id)?.pending).toEqual([turn]);
    expect(line.known.get(id)?.version).toBe(0);
    const played = line.next('event', ({ event }) => event.kind === 'moved');
    expect(await act(present, id, 'hand', { seat: turn })).toMatchObject({ viewer: turn === 0 ? 1 : 0 });
    expect((await played).event).toMatchObject({ kind: 'moved', seat: turn });
    line.close();
    other.close();
  });
});

describe('chat', () => {
  it('reaches those at the table once, in order, and not those who muted the writer', async () => {
    const { ana, rui, id } = await pair();
    const { body } = await ana.ask('PUT', `/api/me/muted/${rui.id}`, {});
    expect(body.muted).toEqual([rui.id]);
    const [a, r] = [await watching(ana, id), await watching(rui, id)];
    const heard = r.next('event');
    r.send({ type: 'chat', id: 'c1', table: id, text: 'Olá\n\u0007Ana' });
    expect((await heard).event).toMatchObject({ kind: 'chat', seat: 1, text: 'Olá Ana' });
    r.send({ type: 'chat', id: 'c1', table: id, text: 'Olá\n\u0007Ana' });
    r.send({ type: 'chat', id: 'c2', table: id, text: 'again' });
    await r.next('event', ({ event }) => event.kind === 'chat' && event.text === 'again');
    const acks = r.messages.filter(message => message.type === 'ack');
    expect(acks.map(({ id: of }) => of)).toEqual(['c1', 'c1', 'c2']);
    expect(acks[0].seq).toBe(acks[1].seq);
    const told = () => a.known.get(id)?.events.flatMap(event => (event.kind === 'chat' ? [event.text] : []));
    await expect.poll(told).toEqual(['', '']);
    for (let i = 0; i < 6; i++) r.send({ type: 'chat', id: `x${i}`, table: id, text: 'spam' });
    expect((await r.next('refused')).code).toBe('too-fast');
    a.close();
    r.close();
  });
});

describe('people', () => {
  it('are the same on another device by a code that counts once', async () => {
    const ana = await person('Ana');
    const { body } = await ana.ask('POST', '/api/me/devices', {});
    const claim = () =>
      fetch(`${server.base}/api/devices`, {
        method: 'POST',
        headers: { Origin: server.base, 'Content-Type': 'application/json' },
        body: JSON.stringify({ code: String(body.code).toUpperCase() }),
      });
    const claimed = await claim();
    expect(await claimed.json()).toMatchObject({ id: ana.id, name: 'Ana' });
    expect(claimed.headers.get('set-cookie')).toMatch(/^cais=.*HttpOnly; SameSite=Strict$/);
    expect((await claim()).status).toBe(404);
  });

  it('are nobody with a cookie that was tampered with, or none', async () => {
    const ana = await person('Ana');
    const forged = {
      ...ana.headers,
      Cookie: ana.headers.Cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
    };
    const answer = await fetch(`${server.base}/api/me`, { headers: forged });
    expect(answer.status).toBe(401);
    expect((await nobody(server.base).ask('GET', '/api/me')).status).toBe(401);
  });

  it('act only from pages of this server', async () => {
    const ana = await person('Ana');
    const foreign = { ...ana, headers: { ...ana.headers, Origin: 'https://evil.example' } };
    const answer = await fetch(`${server.base}/api/tables`, {
      method: 'POST',
      headers: { ...foreign.headers, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'foreign-origin' } }]);
    await expect(connect(foreign)).rejects.toThrow('403');
  });

  it.each(['Bearer no-such-token-as-this-one', 'Basic YW5hOmFuYQ==', 'x'])(
    'do not act from elsewhere by a cookie that comes with "%s"',
    async Authorization => {
      const ana = await person('Ana');
      const headers = { ...ana.headers, Origin: 'https://evil.example', Authorization };
      const answer = await fetch(`${server.base}/api/me`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{"name":"Eva"}',
      });
      expect(answer.status).toBe(403);
      await expect(connect({ ...ana, headers })).rejects.toThrow('403');
      expect((await ana.ask('GET', '/api/me')).body.name).toBe('Ana');
    },
  );

  it('may have programs, which play by a token over the same wire', async () => {
    const ana = await person('Ana');
    const { body } = await ana.ask('POST', '/api/me/programs', { name: 'Robô' });
    const robot = withToken(server.base, String(body.token));
    expect((await robot.ask('GET', '/api/me')).body).toMatchObject({ name: 'Robô', program: true });
    const { id, keys } = await open(ana);
    await act(robot, id, 'join', { key: keys.join });
    expect((await infoOf(ana, id)).sitters[1]).toMatchObject({ kind: 'person', name: 'Robô', program: true });
    const line = await watching(robot, id);
    expect(line.known.get(id)?.viewer).toBe(1);
    line.close();
  });
});

describe('what is refused', () => {
  it.each([
    ['/api/tables', { game: 'chess', seats: ['me'] }, 'unknown-game'],
    ['/api/tables', { game: 'garum', seats: ['me', 'me'] }, 'bad-table'],
    ['/api/tables', { game: 'garum', seats: Array(8).fill('me') }, 'bad-seats'],
    ['/api/tables', { game: 'garum', seats: ['me', 'free'], options: { nothing: 'x' } }, 'bad-options'],
    ['/api/tables', { game: 'garum', seats: ['me', 'free'], more: 1 }, 'bad-request'],
    ['/api/me', { name: '  ' }, 'bad-request'],
    ['/api/tables/abcdefghijkl/join', {}, 'unknown-table'],
    ['/api/tables/A/join', {}, 'bad-request'],
    ['/api/nothing', {}, 'not-found'],
  ])('POST %s %j is %s', async (path, body, code) => {
    const ana = await person('Ana');
    const answer = await ana.ask('POST', path, body);
    expect(answer.body.error?.code).toBe(code);
    expect(answer.body.error?.message).toMatch(/\.$|must|not|Invalid/);
  });
});

describe('the server', () => {
  it('describes its API, says how it is, and counts', async () => {
    const { body } = await nobody(server.base).ask('GET', '/api/openapi.json');
    const paths = Object.keys(body.paths ?? {});
    expect(paths).toContain('/api/tables/{table}/join');
    expect(JSON.stringify(body)).not.toContain('undefined');
    expect((await nobody(server.base).ask('GET', '/health')).body).toEqual({ ok: true });
    const metrics = await (await fetch(`${server.base}/metrics`)).text();
    expect(metrics).toMatch(/cais_commits_total\{by="person"\} \d/);
    expect(metrics).toMatch(/process_cpu_seconds_total/);
  });
});
