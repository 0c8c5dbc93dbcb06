import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { BIN } from './cais.ts';

describe('the process of cais', () => {
  it('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [BIN, 'games', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', chunk => (errors += String(chunk)));
    const [code] = await once(child, 'close');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and ends by it', async signal => {
    const child = spawn(process.execPath, [BIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.write('{"id":1,"cmd":"games"}\n');
    await once(child.stdout, 'data');
    child.kill(signal);
    // The output closes only when nobody holds it any more, the inner process included.
    const [, ended] = await once(child, 'close');
    expect(ended).toBe(signal);
  });

  it('says in one sentence that it needs a newer Node where none comes with it', () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });
      Object.defineProperty(process, 'arch', { value: 'z80' });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, BIN, 'games'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Cais needs Node 24 or newer; .* on z80\.\n$/);
  });
});
