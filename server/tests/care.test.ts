import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { backUp, restore } from '../index.ts';
import { openMinds } from '../minds/index.ts';
import { frameOf } from '../sockets/frame.ts';
import { readMessage } from '../sockets/reading.ts';
import type { TableAnswer } from '../wire/api.ts';
import { applyPatch, makePatch } from '../wire/patch.ts';
import { arrive, connect, nobody } from './client.ts';
import { GENEROUS, testServer } from './house.ts';
import { playRandomly } from './play.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));

describe('a patch', () => {
  it.each([
    [{ a: 1, b: [1, 2, 3, 4] }, { a: 1, b: [1, 2, 9, 4] }, [[['b', 2], 9]]],
    [{ b: [1, 2, 3, 4, 5] }, { b: [1, 2, 3, 4] }, [[['b', 'length'], 4]]],
    [{ b: [1, 2, 3] }, { b: [1, 2, 3, 4] }, [[['b', 3], 4]]],
    [{ a: 1, c: null }, { c: { d: 1 } }, [[['c'], { d: 1 }], [['a']]]],
    [{ b: [1, 2] }, { b: [3, 4] }, [[['b'], [3, 4]]]],
    [{ a: 1 }, { a: 1 }, []],
  ])('leads from %j to %j', (from, to, patch) => {
    expect(makePatch(from, to)).toEqual(patch);
    expect(applyPatch(from, makePatch(from, to))).toEqual(to);
  });
});

describe('a message', () => {
  const moveOf = (depth: number): string => {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    return `{"type":"move","id":"m","table":"abcdefghijkl","version":0,"moves":[{"kind":${nested}}]}`;
  };

  it('is refused where moves are nested deeper than any move is', () => {
    expect(readMessage(moveOf(4)).message).toBeDefined();
    for (const depth of [9, 20_000]) {
      const { message, id, problem } = readMessage(moveOf(depth));
      expect([message, id]).toEqual([undefined, 'm']);
      expect(problem).toMatch(/^moves\.0: /);
    }
  });
});

describe('a frame', () => {
  it.each([
    ...[0, 1, 125, 126, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length)),
    'é'.repeat(62),
    'é'.repeat(63),
    '€😀'.repeat(20_000),
  ])('brings a text as it was to a client, whatever its length and letters', async text => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(sockets, 'listening');
    sockets.on('connection', (_, { socket }) => socket.write(frameOf(text) + frameOf('end'), 'latin1'));
    const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data: Buffer) => void heard.push(data.toString()));
    await expect.poll(() => heard).toEqual([text, 'end']);
    client.terminate();
    sockets.close();
  });
});

describe('the example bot', () => {
  it('plays a whole match by its token', async () => {
    const server = await testServer();
    const ana = await arrive(server.base, 'Ana');
    const program = (await ana.ask('POST', '/api/me/programs', { name: 'Robô' })).body;
    const opened = (await ana.ask('POST', '/api/tables', { game: 'garum', seats: ['me', 'free'] }))
      .body as unknown as TableAnswer;
    const table = opened.table.info.id;
    const args = [BOT, server.base, table, opened.keys?.join ?? ''];
    const bot = spawn(process.execPath, args, { env: { ...process.env, CAIS_TOKEN: String(program.token) } });
    const ended = once(bot, 'exit');
    const line = await playRandomly(ana, table, 'against the bot');
    expect((await ended)[0]).toBe(0);
    expect(line.known.get(table)?.info.result?.reason).toBe('played');
    line.close();
    await server.stop();
  }, 60_000);
});

describe('bots', () => {
  it('that take too long are ended, and the next one is asked in a thread of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cais-minds-'));
    const thread = join(folder, 'slow.mjs');
    // Thinks for ever about the seat 0, and breaks at the seat 1.
    writeFileSync(
      thread,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ seat }) => {
         while (seat === 0);
         if (seat === 1) throw new Error('broken');
         parentPort.postMessage(['done']);
       });`,
    );
    const patience = { random: 300, greedy: 300, easy: 300, medium: 300, hard: 300, expert: 300 };
    const minds = openMinds({
      threads: 1,
      thread: new URL(`file://${thread}`),
      patience: { ...patience, easy: 20_000 },
    });
    const ask = (seat: number, bot: 'random' | 'easy') =>
      minds.ask({ game: 'garum', edition: '', view: {}, seat, bot, seed: '' });
    expect(await Promise.all([ask(0, 'random'), ask(1, 'easy'), ask(2, 'easy')])).toEqual([
      undefined,
      undefined,
      ['done'],
    ]);
    await minds.close();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});

describe('limits', () => {
  it('close a socket that goes on sending nonsense, and refuse sockets beyond their number', async () => {
    const server = await testServer({
      limits: { socketsAnAddress: 2, messages: { burst: 5, perSecond: 1 } },
    });
    const ana = await arrive(server.base, 'Ana');
    const [one, two] = [await connect(ana), await connect(ana)];
    await expect(connect(ana)).rejects.toThrow('429');
    for (let i = 0; i < 10; i++) one.send({ type: 'ping', id: 'p' });
    expect((await one.next('refused')).code).toBe('too-fast');
    for (let i = 0; i < 200; i++) two.send('nonsense');
    expect(await two.closed).toBe(1008);
    const three = await connect(ana);
    three.send('x'.repeat(70_000));
    expect(await three.closed).toBe(1009);
    const large = await ana.ask('POST', '/api/me', { name: 'x'.repeat(70_000) });
    expect([large.status, large.body.error?.code]).toEqual([413, 'too-large']);
    one.close();
    await server.stop();
  });

  it('cut off a client that does not read, before it fills the memory', async () => {
    const server = await testServer({ limits: { ...GENEROUS, backlogBytes: 100_000 } });
    const ana = await arrive(server.base, 'Ana');
    const opened = (await ana.ask('POST', '/api/tables', { game: 'cafe', seats: ['me', 'random'] }))
      .body as unknown as TableAnswer;
    const socket = new WebSocket(`${server.base}/api/socket`, { headers: ana.headers });
    await once(socket, 'open');
    socket.pause();
    // More than the buffers of the system take, though not all of it is sent.
    const watch = JSON.stringify({ type: 'watch', table: opened.table.info.id });
    for (let i = 0; i < 5000; i++) socket.send(watch);
    await expect
      .poll(async () => (await fetch(`${server.base}/metrics`)).text(), { timeout: 20_000 })
      .toContain('cais_sockets 0');
    socket.terminate();
    await server.stop();
  }, 30_000);

  it('slow down an address that asks too much', async () => {
    const server = await testServer({ limits: { requests: { burst: 3, perSecond: 0.001 } } });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => nobody(server.base).ask('GET', '/api/tables')),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
    await server.stop();
  });
});

describe('a server that stops', () => {
  it('says goodbye, and gives back the time in which it was not there', async () => {
    let now = Date.now();
    const folder = mkdtempSync(join(tmpdir(), 'cais-stop-'));
    const database = join(folder, 'cais.db');
    const options = { database, now: () => now };
    const first = await testServer(options);
    const ana = await arrive(first.base, 'Ana');
    const time = { kind: 'bank', seconds: 600, increment: 0 };
    const opened = (await ana.ask('POST', '/api/tables', { game: 'lata', seats: ['me'], time }))
      .body as unknown as TableAnswer;
    const table = opened.table.info.id;
    const line = await connect(ana);
    const bye = line.next('bye');
    await first.stop();
    await bye;
    expect(await line.closed).toBe(1001);
    now += 3_600_000;
    const second = await testServer(options);
    const again = await connect({
      ...ana,
      base: second.base,
      headers: { ...ana.headers, Origin: second.base },
    });
    again.send({ type: 'watch', table });
    const { match } = await again.next('table');
    expect(match?.clocks?.[0].running).toBe(true);
    expect(match?.clocks?.[0].left).toBeGreaterThan(590_000);
    again.close();
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a backup', () => {
  it('is made while the server runs, and brings everything back', async () => {
    const server = await testServer();
    const database = join(server.folder, 'cais.db');
    const copy = join(server.folder, 'copy.db');
    const ana = await arrive(server.base, 'Ana');
    await ana.ask('POST', '/api/tables', { game: 'garum', seats: ['me', 'free'] });
    expect(await backUp(database, copy)).toEqual({ ok: true, value: 1 });
    expect((await backUp(database, copy)).ok).toBe(false);
    await ana.ask('POST', '/api/tables', { game: 'garum', seats: ['me', 'free'] });
    const elsewhere = mkdtempSync(join(tmpdir(), 'cais-restore-'));
    const target = join(elsewhere, 'cais.db');
    copyFileSync(copy, target);
    expect(await restore(copy, target)).toEqual({ ok: true, value: 1 });
    const bad = join(elsewhere, 'bad.db');
    writeFileSync(bad, 'not a database, but long enough to look like a file of some kind');
    expect(await restore(bad, target)).toMatchObject({ ok: false, problem: { code: 'bad-file' } });
    await server.stop();
    const restored = await testServer({ database: target });
    const me = await fetch(`${restored.base}/api/me/tables`, { headers: ana.headers });
    expect(((await me.json()) as { tables: unknown[] }).tables).toHaveLength(1);
    await restored.stop();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('is not put in the place of a database that a server is using', async () => {
    const server = await testServer();
    const database = join(server.folder, 'cais.db');
    const copy = join(server.folder, 'copy.db');
    const ana = await arrive(server.base, 'Ana');
    await backUp(database, copy);
    expect(await restore(copy, database)).toMatchObject({ ok: false, problem: { code: 'in-use' } });
    await ana.ask('POST', '/api/tables', { game: 'garum', seats: ['me', 'free'] });
    expect(await backUp(database, join(server.folder, 'later.db'))).toEqual({ ok: true, value: 1 });
    await server.stop();
  });

  it('takes the place of a database that is damaged, which is kept', async () => {
    const server = await testServer();
    const copy = join(server.folder, 'copy.db');
    await backUp(join(server.folder, 'cais.db'), copy);
    const damaged = join(server.folder, 'damaged.db');
    writeFileSync(damaged, 'a database once, of which nothing can be read any more');
    expect(await restore(copy, damaged)).toEqual({ ok: true, value: 0 });
    expect(readFileSync(`${damaged}.before`, 'utf8')).toContain('once');
    await server.stop();
  });
});
