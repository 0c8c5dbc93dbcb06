import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../repository.ts';

/** A repository with the tools of this one and files of its own. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cais-tools-'));
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true });
  for (const unrelated of ['golden.ts', 'tests'])
    rmSync(join(folder, 'tools', unrelated), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const run = (tool: string): { readonly status: number | null; readonly lines: readonly string[] } => {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools', tool)], { encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(line => line !== '') };
};

describe('the checks as commands', () => {
  it('arrows: exit code 0 and no complaint where all is well', () => {
    write('bots/index.ts', "export * from '../games/garum/index.ts';");
    expect(run('arrows.ts')).toEqual({ status: 0, lines: [] });
  });

  it('arrows: one line a violation, with file and line, and exit code 1', () => {
    write('games/garum/index.ts', "import '../../bots/index.ts';\nexport const now = Date.now();");
    write('games/node_modules/peer/index.ts', "import 'node:fs';");
    expect(run('arrows.ts')).toEqual({
      status: 1,
      lines: [
        'games/garum/index.ts:1 games/garum must not import bots.',
        'games/garum/index.ts:2 games must not use Date.',
      ],
    });
  });

  it('rule ids: exit code 0 when every rule has its test', () => {
    write('docs/rules/garum.md', '- **G-TRN-1** Lay a tile.');
    write('games/garum/tests/a.test.ts', "it('[G-TRN-1] lays', () => {});");
    expect(run('rule-ids.ts')).toEqual({ status: 0, lines: [] });
  });

  it('rule ids: one line a gap and exit code 1', () => {
    write('docs/rules/garum.md', '- **G-TRN-1** Lay a tile.');
    write('games/garum/tests/a.test.ts', "it('[G-TRN-2] posts', () => {});");
    expect(run('rule-ids.ts')).toEqual({
      status: 1,
      lines: [
        'docs/rules/garum.md:1 G-TRN-1 has no test that names it in its title.',
        'games/garum/tests/a.test.ts:1 G-TRN-2 is not a rule of docs/rules.',
      ],
    });
  });
});
