import { describe, expect, it } from 'vitest';
import { checkArrows } from '../arrows/check.ts';

const check = (path: string, ...lines: readonly string[]): readonly string[] =>
  checkArrows([{ path, code: lines.join('\n') }]);

const importing = (path: string, target: string): readonly string[] =>
  check(path, '// A first line.', `import { thing } from '${target}';`);

describe('arrows that point the right way', () => {
  it.each([
    ['cli/play/turn.ts', '../../bots/index.ts'],
    ['cli/play/turn.ts', '../../games/garum/index.ts'],
    ['cli/play/turn.ts', '../../games/catalogue.ts'],
    ['cli/play/turn.ts', '../messages/index.ts'],
    ['cli/play/turn.ts', 'node:fs'],
    ['bots/turn.ts', '../games/kernel/index.ts'],
    ['games/catalogue.ts', './garum/index.ts'],
    ['games/catalogue.ts', './kernel/index.ts'],
    ['games/garum/phases/tile.ts', '../box.ts'],
    ['games/garum/phases/tile.ts', '../../kernel/index.ts'],
    ['games/garum/tests/tile.test.ts', '../box.ts'],
    ['games/garum/tests/tile.test.ts', './table.ts'],
    ['games/garum/tests/tile.test.ts', 'vitest'],
    ['games/garum/tests/laws.test.ts', '../../kernel/testkit/index.ts'],
    ['games/kernel/testkit/goldenFiles.ts', 'node:fs'],
    ['games/kernel/testkit/play.ts', '../match.ts'],
    ['tools/golden.ts', '../games/kernel/testkit/goldenFiles.ts'],
    ['server/tests/postgres.ts', '../../tools/testkit/debian.ts'],
  ])('%s may import %s', (path, target) => {
    expect(importing(path, target)).toEqual([]);
  });
});

describe('arrows that point the wrong way', () => {
  it.each([
    ['bots/turn.ts', '../cli/main.ts', 'bots must not import cli'],
    ['web/app.ts', '../server/main.ts', 'web must not import server'],
    ['cli/main.ts', '../bin/setup.mjs', 'cli must not import bin'],
    ['games/garum/play.ts', '../../bots/index.ts', 'games/garum must not import bots'],
    ['games/garum/tests/laws.test.ts', '../../../bots/index.ts', 'games/garum must not import bots'],
    ['games/garum/play.ts', '../lata/index.ts', 'games/garum must not import games/lata'],
    ['games/garum/tests/tile.test.ts', '../../lata/index.ts', 'games/garum must not import games/lata'],
    ['games/garum/play.ts', '../catalogue.ts', 'games/garum must not import games/catalogue.ts'],
    ['games/kernel/match.ts', '../garum/index.ts', 'games/kernel must not import games/garum'],
    ['games/catalogue.ts', '../bots/index.ts', 'games/catalogue.ts must not import bots'],
    [
      'games/garum/tests/laws.test.ts',
      '../../../tools/testkit/debian.ts',
      'games/garum must not import tools',
    ],
  ])('%s imports %s', (path, target, complaint) => {
    expect(importing(path, target)).toEqual([`${path}:2 ${complaint}.`]);
  });

  it.each([
    ['cli/main.ts', '../games/garum/box.ts', 'games/garum', 'box.ts'],
    ['cli/tests/main.test.ts', '../../games/garum/box.ts', 'games/garum', 'box.ts'],
    ['games/catalogue.ts', './garum/game.ts', 'games/garum', 'game.ts'],
    ['bots/turn.ts', '../games/kernel/draft.ts', 'games/kernel', 'draft.ts'],
    ['games/garum/play.ts', '../kernel/seats.ts', 'games/kernel', 'seats.ts'],
    ['cli/main.ts', '../games/garum/editions/cais-1.json', 'games/garum', 'editions/cais-1.json'],
  ])('%s goes past the door with %s', (path, target, folder, inner) => {
    expect(importing(path, target)).toEqual([
      `${path}:2 ${folder} is entered by its index.ts alone, not by ${inner}.`,
    ]);
  });

  it.each([
    ['games/garum/play.ts', './tests/table.ts', 'games/garum/tests/table.ts'],
    ['games/kernel/match.ts', './testkit/play.ts', 'games/kernel/testkit/play.ts'],
    ['games/garum/play.ts', '../kernel/testkit/index.ts', 'games/kernel/testkit/index.ts'],
    ['cli/main.ts', '../games/kernel/testkit/index.ts', 'games/kernel/testkit/index.ts'],
    ['server/index.ts', '../tools/testkit/debian.ts', 'tools/testkit/debian.ts'],
  ])('%s uses %s outside tests', (path, target, file) => {
    expect(importing(path, target)).toEqual([`${path}:2 ${file} is for tests only.`]);
  });

  it.each(['node:fs', 'fast-check', 'fs'])('a game takes "%s" from outside', target => {
    const complaint = `games take nothing from outside, not even "${target}".`;
    expect(importing('games/garum/play.ts', target)).toEqual([`games/garum/play.ts:2 ${complaint}`]);
    expect(importing('games/kernel/seed.ts', target)).toEqual([`games/kernel/seed.ts:2 ${complaint}`]);
  });
});

describe('every way to import', () => {
  it.each([
    "import type { A } from 'x';",
    "import 'x';",
    "export { a } from 'x';",
    "export * from 'x';",
    "const a = await import('x');",
    "type A = import('x').A;",
  ])('%s', line => {
    expect(check('games/garum/play.ts', line)).toEqual([
      'games/garum/play.ts:1 games take nothing from outside, not even "x".',
    ]);
  });

  it('a game must name what it imports', () => {
    expect(check('games/garum/play.ts', 'const a = await import(name);')).toEqual([
      'games/garum/play.ts:1 an import in games must name its file.',
    ]);
    expect(check('cli/main.ts', 'const a = await import(name);')).toEqual([]);
  });

  it('comments and texts import nothing', () => {
    expect(check('games/garum/play.ts', "// import 'x';", 'const a = "import \'x\'";')).toEqual([]);
  });
});

describe('clock, world and chance', () => {
  it.each([
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['new Date()', 'Date'],
    ['Date.now()', 'Date'],
    ['performance.now()', 'performance'],
    ['console.log(1)', 'console'],
    ['process.env.HOME', 'process'],
    ['globalThis.Date.now()', 'globalThis'],
    ['[setTimeout]', 'setTimeout'],
    ['{ process }', 'process'],
  ])('a game must not use %s', (use, name) => {
    const complaint = `games/garum/play.ts:2 games must not use ${name}.`;
    expect(check('games/garum/play.ts', 'const a = 1;', `const b = ${use};`)).toEqual([complaint]);
  });

  it('Math cannot be taken apart to get at its randomness', () => {
    expect(check('games/kernel/seed.ts', 'const { random } = Math;')).toEqual([
      'games/kernel/seed.ts:1 games must not use Math.random.',
    ]);
  });

  it.each(['Math.max(1, 2)', 'coffee.process', '{ process: 1 }', "'Date'"])('a game may write %s', use => {
    expect(check('games/garum/play.ts', `const b = ${use};`)).toEqual([]);
  });

  it.each(['games/garum/tests/tile.test.ts', 'games/kernel/testkit/play.ts', 'cli/main.ts'])(
    '%s may use the clock',
    path => {
      expect(check(path, 'const now = Date.now();')).toEqual([]);
    },
  );
});
