// Café through the whole command: played, saved, shown again, checked, simulated and refereed.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cais, fileWith, freshPath, output, typed } from './cais.ts';

const ESCAPE = '\u001b';

/** What the first of two players types until the first round is over, and then leaves. */
const FIRST_ROUND = ['1', '1', '', 'done', '', 'quit'];

const save = (...options: readonly string[]): string => {
  const file = freshPath();
  output(['play', 'cafe', '--seed', 'harbour', '--save', file, ...options]);
  return file;
};

const recordIn = (file: string): { readonly log: readonly string[] } =>
  JSON.parse(readFileSync(file, 'utf8'));

describe('cais play cafe', () => {
  it('draws the market, the areas and what can be done', () => {
    const text = output(['play', 'cafe', '--players', '2', '--seed', 'harbour'], typed(...FIRST_ROUND));
    expect(text).toContain('Round 1 of 8');
    expect(text).toContain('Market');
    expect(text).toMatch(/^11 [ybgr] {3}u {3}[ybgr]/m);
    expect(text).toMatch(/warehouse Y1 B1 G1 R1/);
    expect(text).not.toContain(ESCAPE);
  });

  it('speaks Portuguese', () => {
    const text = output(
      ['play', 'cafe', '--players', '1', '--seed', 'harbour', '--lang', 'pt'],
      typed('1', '1', 'q'),
    );
    expect(text).toContain('Ronda 1 de 8');
    expect(text).toContain('Escolha uma carta do mercado.');
    expect(text).toMatch(/Coloque C\d+ na sua área\./);
  });

  it('explains a move that cannot be made, with its rule', () => {
    const text = output(
      ['play', 'cafe', '--players', '1', '--seed', 'harbour'],
      typed('produce k11', 'place k11 0', '1', 'place k11 0', 'quit'),
    );
    expect(text).toContain('A card has to be taken first. (C-DRF-1)');
    expect(text).toContain('There the card would cover more than four cells of your area. (C-PLC-1)');
  });

  it.each([
    [['--seats', 'random']],
    [['--seats', 'random,random', '--option', 'rules=table']],
    [['--seats', 'random,random,random', '--option', 'expresso=on']],
    [['--seats', 'random,random,random,random', '--option', 'bidding=on', '--option', 'expresso=on']],
  ])('%j: saves a match that cais verify accepts and cais replay shows', options => {
    const file = save(...options);
    expect(output(['verify', file])).toMatch(/^Yes: a match of cafe/);
    const told = output(['replay', file]);
    expect(told).toContain('Round 8: the market shows');
    expect(told).toContain('Warehouse, scarcest colour');
    const commits = recordIn(file).log.length;
    expect(output(['replay', file, '--at', String(commits)])).toContain('The match is over');
  });

  it('refuses bidding to somebody who is alone', () =>
    expect(cais(['play', 'cafe', '--players', '1', '--option', 'bidding=on'])).toMatchObject({
      code: 2,
      err: 'The option bidding=on is for 2 or 3 or 4 seats, not for 1.\n',
    }));
});

describe('cais replay of Café', () => {
  it('shows the board at any moment, in both languages', () => {
    const file = save('--seats', 'random,random');
    expect(output(['replay', file, '--at', '0'])).toContain('Round 1 of 8   29 cards to come');
    expect(output(['replay', file, '--at', '0', '--lang', 'pt'])).toContain(
      'Ronda 1 de 8   29 cartas por vir',
    );
  });

  it('notices a move that was changed', () => {
    const record = recordIn(save('--seats', 'random,random'));
    const { log } = record;
    const file = fileWith(
      JSON.stringify({ ...record, log: log.with(0, log[0].replace(/take \S+/, 'take C99')) }),
    );
    expect(cais(['verify', file]).out + cais(['verify', file]).err).toContain(
      'is not the notation of any move of Café',
    );
  });
});

describe('cais simulate cafe', () => {
  it.each([1, 2, 3, 4])('plays matches of %i', players => {
    const report: { readonly decisions: number } = JSON.parse(
      output(['simulate', 'cafe', '--json', '--games', '20', '--players', String(players)]),
    );
    expect(report).toMatchObject({ game: 'cafe', players, games: 20 });
    // Everybody takes, places and ends in each of 8 rounds.
    expect(report.decisions).toBeGreaterThanOrEqual(20 * players * 8 * 3);
  });
});

describe('cais engine with Café', () => {
  const ask = (...requests: readonly object[]): readonly Record<string, unknown>[] =>
    output(['engine'], typed(...requests.map(request => JSON.stringify(request))))
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));

  it('referees a match', () => {
    const [opened, legal, played, view] = ask(
      { id: 1, cmd: 'new', game: 'cafe', seats: 1, seed: 'harbour', options: { rules: 'table' } },
      { id: 2, cmd: 'legal', match: 'm1', seat: 0 },
      { id: 3, cmd: 'play', match: 'm1', seat: 0, moves: ['produce k11'] },
      { id: 4, cmd: 'view', match: 'm1', seat: 0 },
    );
    expect(opened).toMatchObject({
      ok: true,
      game: 'cafe',
      options: { rules: 'table', expresso: 'off', bidding: 'off' },
    });
    expect(legal).toMatchObject({
      ok: true,
      moves: expect.arrayContaining([{ text: 'take C1', move: { kind: 'take', card: 0, colour: -1 } }]),
    });
    expect(played).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
    expect(view).toMatchObject({ ok: true, view: { viewer: 0, step: 'take' } });
  });

  it('keeps bids secret', () => {
    const [, , mine, theirs] = ask(
      { id: 1, cmd: 'new', game: 'cafe', seats: 2, seed: 'harbour', options: { bidding: 'on' } },
      { id: 2, cmd: 'play', match: 'm1', seat: 0, moves: ['lay green'] },
      { id: 3, cmd: 'log', match: 'm1', seat: 0 },
      { id: 4, cmd: 'log', match: 'm1', seat: 1 },
    );
    expect(JSON.stringify(mine)).toContain('secretly lays a green cube');
    expect(JSON.stringify(theirs)).not.toContain('green');
  });
});

describe('cais edition check', () => {
  it('accepts the cards in the box, and names the card and the field of a mistake', () => {
    const text = readFileSync(new URL('../../games/cafe/editions/cais-1.json', import.meta.url), 'utf8');
    expect(output(['edition', 'check', fileWith(text)])).toBe(
      'OK: "Cais, first edition" is an edition of Café.\n',
    );
    const bad = fileWith(text.replace('"R dry roast"', '"R dry toast"'));
    expect(cais(['edition', 'check', bad]).err).toContain(
      'plan.cards.C1.rows[1]: "R dry toast" is not a row of three squares',
    );
  });
});
