import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from './serve.ts';

const BIN = fileURLToPath(new URL('../../bin/cais.mjs', import.meta.url));

/** The status that an address gets as it is written, without anybody tidying it up on the way. */
const statusOf = (path: string, method = 'GET'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('address'));
    const asked = request({ hostname, port, path, method }, answer => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });

describe('cais serve', () => {
  it('lets nothing in from elsewhere, and keeps what never changes', async () => {
    const page = await fetch(inject('address'));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [script] = /assets\/[^"]+\.js/.exec(await page.text()) ?? [''];
    const answer = await fetch(inject('address') + script);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    ['/nothing.js', 404],
    ['/.sources', 404],
    ['/../../package.json', 404],
    ['/%2e%2e/%2e%2e/package.json', 404],
    ['/assets', 404],
    ['/%', 400],
  ])('answers %s with %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  it('reads only', async () => {
    expect(await statusOf('/', 'POST')).toBe(405);
    expect(await statusOf('/', 'HEAD')).toBe(200);
  });

  it.each([
    [() => new URL(inject('address')).port, /^The port cannot be listened on: .*EADDRINUSE.*\.\n$/],
    [() => 'many', /^The port must be a whole number from 0 to 65535, not "many"\.\n$/],
  ])('says in one sentence why it cannot listen', (port, sentence) => {
    const data = mkdtempSync(join(tmpdir(), 'cais-data-'));
    const args = [BIN, 'serve', '--no-open', '--data', data, '--port', port()];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    rmSync(data, { recursive: true, force: true });
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });

  it('ends when it is asked to, whoever is connected', async () => {
    const { address, stop } = await serve();
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, {
      headers: { Origin: address.slice(0, -1) },
    });
    await once(socket, 'message');
    await (await fetch(address)).text();
    const closed = once(socket, 'close');
    expect(await stop()).toBe(0);
    await closed;
  });
});
