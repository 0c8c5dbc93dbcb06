import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Description } from '../describe.ts';
import { cais, fileWith, freshPath, output, typed } from './cais.ts';

const saved = freshPath();
const finished = output([
  'play',
  'lata',
  '--seats',
  'random,random,random',
  '--seed',
  'quay',
  '--save',
  saved,
]);
const record: { readonly log: readonly string[]; readonly result: readonly number[] } = JSON.parse(
  readFileSync(saved, 'utf8'),
);

const WIDE = 80;

describe('cais games', () => {
  it('lists Lata, with what is for one player and what for several', () => {
    const list = output(['games']);
    expect(list).toMatch(/^lata {2}Lata, 1 to 4 players$/m);
    expect(list).toMatch(/option auction: .* \(for 2 or 3 or 4 players\)/);
    expect(list).toMatch(/option scenario: .* \(for 1 player\)/);
    const all: readonly Description[] = JSON.parse(output(['games', '--json']));
    const lata = all.find(({ game }) => game === 'lata');
    expect(lata?.seats).toEqual({ min: 1, max: 4 });
    expect(Object.keys(lata?.options.scenario.values ?? {})).toEqual([
      'setubal',
      'portimao',
      'aveiro',
      'matosinhos',
    ]);
  });
});

describe('cais play lata', () => {
  it('plays bots to the end, with scores card by card', () => {
    expect(finished).toContain('The match is over.');
    expect(finished).toMatch(/^ +\d+ VP {2}Starting card \(1 VP for each flag and 1 VP for each pair/m);
    expect(finished).toMatch(/^1\. /m);
    expect(finished).not.toContain('Rating:');
  });

  it('lets a person bid in secret, take and place, all by what is typed', () => {
    const out = output(
      ['play', 'lata', '--seats', 'me,random', '--seed', 'quay', '--yes', '--option', 'auction=sealed'],
      typed('bid 10', 'bid 9', 'take 1', 'undo', 'take 1', 'place 2', 'place 1', 'quit'),
    );
    expect(out).toContain('bid 10 is neither a move nor a command');
    expect(out).toContain('The bids are open: Player 1 9');
    expect(out).toContain('Player 1 takes P');
    expect(out).toContain('You left before the end.');
  });

  it('covers the screen between two people, so that a bid stays secret', () => {
    const out = output(
      ['play', 'lata', '--seats', 'me,me', '--seed', 'quay', '--yes'],
      typed('', 'bid 4', '', 'bid 2', 'quit', ''),
    );
    const [, , second, third] = out.split('─'.repeat(WIDE));
    expect(second).toContain('Player 1 has bid.');
    expect(second).not.toContain('bids 4');
    expect(third).toContain('The bids are open: Player 1 4, Player 2 2.');
  });

  it('says why a move cannot be made, with its rule', () => {
    const out = output(
      ['play', 'lata', '--seats', 'me', '--option', 'scenario=matosinhos', '--seed', 'quay'],
      typed('marker 8', 'quit'),
    );
    expect(out).toContain('In Matosinhos the marker starts at 9, 7 or 5. (L-SOL-8)');
  });

  it('rates a match alone, in the language of the table', () => {
    expect(output(['play', 'lata', '--seats', 'random', '--seed', 'quay'])).toMatch(/^Rating: .*\.$/m);
    expect(output(['play', 'lata', '--seats', 'random', '--seed', 'quay', '--lang', 'pt'])).toMatch(
      /^Classificação: .*\.$/m,
    );
  });

  it('refuses options that are for another number of players', () => {
    const { code, err } = cais(['play', 'lata', '--seats', 'me,me', '--option', 'scenario=aveiro']);
    expect([code, err]).toEqual([2, 'The option scenario=aveiro is for 1 seat, not for 2.\n']);
  });
});

const SIMULATE = ['simulate', 'lata', '--json', '--games', '40', '--seed', 'quay'];

describe('cais simulate lata', () => {
  it.each([
    ['4', 'auction=open'],
    ['2', 'money=3'],
    ['1', 'scenario=portimao'],
  ])('%s players, %s: the same with any number of jobs', (players, option) => {
    const run = (jobs: string): object => {
      const report: object = JSON.parse(
        output([...SIMULATE, '--players', players, '--option', option, '--jobs', jobs]),
      );
      return { ...report, seconds: 0, decisionsPerSecond: 0, playoutsPerSecond: 0 };
    };
    expect(run('1')).toMatchObject({ game: 'lata', games: 40 });
    expect(run('2')).toEqual(run('1'));
  });
});

describe('cais replay and cais verify, of Lata', () => {
  it('tell the match again and find it as it claims to be', () => {
    const told = output(['replay', saved]);
    expect(told).toContain('Set-up');
    expect(told).toContain('Six rounds are over: the scoring cards are counted.');
    expect(output(['verify', saved])).toMatch(/\S/);
  });

  it('find a match that was tampered with', () => {
    const result = record.result.map(points => points + 1);
    const { code, err, out } = cais(['verify', fileWith(JSON.stringify({ ...record, result }))]);
    expect(code).not.toBe(0);
    expect(err + out).toMatch(/claims the result/);
  });

  it('show the bids to whoever holds the file, which has the seed', () => {
    expect(output(['replay', saved])).toMatch(/bids \d action points? in secret/);
  });
});

interface Answer {
  readonly ok: boolean;
  readonly rating?: string;
  readonly view?: {
    readonly bids: readonly (number | null)[];
    readonly points: readonly number[];
    readonly order: readonly number[];
  };
}

describe('cais edition check, of Lata', () => {
  it('accepts the cards of the box, and names the card that is wrong in another', () => {
    const file = new URL('../../games/lata/editions/cais-1.json', import.meta.url);
    const edition = readFileSync(file, 'utf8');
    expect(output(['edition', 'check', fileWith(edition)])).toMatch(/Cais, first edition/);
    const { code, err } = cais(['edition', 'check', fileWith(edition.replace('"SSSR"', '"SSSZ"'))]);
    expect(code).toBe(2);
    expect(err).toContain('market.cards M33.slots');
  });
});

describe('cais engine, with Lata', () => {
  const ask = (...requests: readonly object[]): readonly Answer[] =>
    output(['engine'], typed(...requests.map((request, id) => JSON.stringify({ id, ...request }))))
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));

  it('keeps bids secret from the views of others, and opens them with the last', () => {
    const [, bid, hidden, own, last, view] = ask(
      { cmd: 'new', game: 'lata', seats: 2, seed: 'quay' },
      { cmd: 'play', match: 'm1', seat: 0, moves: ['bid 7'] },
      { cmd: 'view', match: 'm1', seat: 1 },
      { cmd: 'view', match: 'm1', seat: 0 },
      { cmd: 'play', match: 'm1', seat: 1, moves: [{ kind: 'bid', points: 2 }] },
      { cmd: 'view', match: 'm1', seat: 'spectator' },
    );
    expect(bid).toMatchObject({ ok: true, pending: [1] });
    expect(hidden.view?.bids).toEqual([null, -1]);
    expect(own.view?.bids).toEqual([7, null]);
    expect(last.ok).toBe(true);
    expect(view.view?.points).toEqual([2, 7]);
    expect(view.view?.order).toEqual([0, 1]);
  });

  it('tells the rating of a match alone', () => {
    const alone = freshPath();
    output(['play', 'lata', '--seats', 'random', '--seed', 'quay', '--save', alone]);
    const [, outcome] = ask(
      { cmd: 'load', record: JSON.parse(readFileSync(alone, 'utf8')) },
      { cmd: 'outcome', match: 'm1', lang: 'en' },
    );
    expect(outcome).toMatchObject({ over: true });
    expect(outcome.rating).toMatch(/^Rating: /);
  });
});
