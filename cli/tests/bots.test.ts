import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../../bots/index.ts';
import { cais, output } from './cais.ts';

describe('cais bots', () => {
  it('lists every bot with what kind of player it is', () => {
    const lines = output(['bots']).trimEnd().split('\n');
    expect(lines.map(line => line.split(' ')[0])).toEqual(BOT_NAMES);
    for (const line of lines) expect(line).toMatch(/^\w+ +[A-Z].*\.$/);
  });

  it('speaks Portuguese, and to programs in every language', () => {
    expect(output(['bots', '--lang', 'pt'])).toContain('Faz qualquer jogada permitida.');
    const [random]: readonly unknown[] = JSON.parse(output(['bots', '--json']));
    expect(random).toMatchObject({
      bot: 'random',
      about: { en: expect.stringContaining('allowed'), pt: expect.stringContaining('permitida') },
    });
  });

  it('knows no other language', () => {
    expect(cais(['bots', '--lang', 'la'])).toMatchObject({ code: 2, out: '' });
  });
});
