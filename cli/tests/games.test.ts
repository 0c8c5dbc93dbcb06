import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import type { Description } from '../describe.ts';
import { output } from './cais.ts';

describe('cais games', () => {
  it('lists seats, editions, options and their values for people', () => {
    const list = output(['games']);
    expect(list).toMatch(/^garum {2}Garum, 2 to 4 players$/m);
    expect(list).toContain('edition cais-1: Cais, first edition (current)');
    expect(list).toMatch(/board=troia \(standard\): \w.*\./);
    expect(list).toMatch(/variant=haruspex: \w.*\./);
    expect(list).not.toContain('\u001b');
  });

  it('lists the same for programs, in every language', () => {
    const games: readonly Description[] = JSON.parse(output(['games', '--json']));
    expect(games.map(({ game }) => game)).toEqual(Object.keys(catalogue));
    const garum = games[games.findIndex(({ game }) => game === 'garum')];
    expect(garum).toMatchObject({
      game: 'garum',
      name: 'Garum',
      seats: { min: 2, max: 4 },
      editions: [{ id: 'cais-1', title: 'Cais, first edition' }],
    });
    expect(Object.keys(garum.about)).toEqual(['en', 'pt']);
    expect(Object.keys(garum.options.board.values)).toEqual(['troia', 'baelo']);
    expect(Object.keys(garum.options.variant.values)).toEqual(['base', 'emperor', 'haruspex']);
    expect(garum.options.variant.standard).toBe('base');
  });
});
