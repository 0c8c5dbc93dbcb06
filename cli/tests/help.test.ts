import { describe, expect, it } from 'vitest';
import { cais, output } from './cais.ts';

const COMMANDS = [
  'serve',
  'games',
  'play',
  'simulate',
  'arena',
  'replay',
  'verify',
  'analyse',
  'edition check',
  'engine',
];

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])(
    'of the whole, by cais %j, names every command',
    args => {
      const help = output(args);
      for (const command of COMMANDS) expect(help).toContain(`  ${command} `);
    },
  );

  it.each(COMMANDS)('of %s says how it is used', command => {
    const help = output([...command.split(' '), '--help']);
    expect(help).toContain(`Usage: cais ${command}`);
    expect(help).toContain('--help');
    expect(output(['help', ...command.split(' ')])).toBe(help);
  });

  it('is asked for even where the rest of the line is wrong', () => {
    expect(output(['simulate', '--nonsense', '--help'])).toContain('Usage: cais simulate GAME');
  });

  it('of simulate says how shared wins are counted', () => {
    expect(output(['simulate', '--help'])).toContain('shared by two players counts as half a win for each');
  });
});

describe('cais', () => {
  it('tells its version', () => {
    expect(output(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('tells nothing but its answer', () => {
    expect(cais(['games']).err).toBe('');
  });
});
