import { describe, expect, it } from 'vitest';
import { cais, fileWith, goldenFile, output, readMatch } from './cais.ts';

const FILE = goldenFile('baelo-base-2p');
const file = readMatch(FILE);

const replay = (...options: readonly string[]): readonly string[] =>
  output(['replay', FILE, ...options])
    .trimEnd()
    .split('\n');

interface Replayed {
  readonly log: readonly {
    readonly seat: number | null;
    readonly moves: readonly { readonly text: string }[];
  }[];
  readonly state: { readonly places: readonly number[]; readonly order: readonly number[] };
  readonly over: boolean;
}

const replayJson = (...options: readonly string[]): Replayed =>
  JSON.parse(output(['replay', FILE, '--json', ...options]));

describe('cais replay', () => {
  it('tells the whole match: the set-up, every commit with what came of it, scores and places', () => {
    const lines = replay();
    expect(lines.slice(0, 13)).toEqual([
      'Set-up',
      '  Player 1 holds the amphora and starts.',
      '  Player 1 takes up B2, B6, B11.',
      '  Player 2 takes up G2, G5, G11.',
      '  Player 1 takes up Y4, Y8, Y14.',
      '  Player 2 takes up R5, R8, R14.',
      '  Round 1: tank 4; Player 1 starts.',
      '1. Player 1: B11 NE 270',
      '  Player 1 lays B11 in the north-east of tank 4, turned 270°.',
      '2. Player 1: dominus column 11',
      '  Player 1 posts a dominus of blue tuna on column 11.',
      '  Player 1 draws B14.',
      '3. Player 2: G5 NW 270',
    ]);
    const titles = lines.filter(line => /^\d+\. Player \d: .*[^P]$/.test(line));
    expect(titles).toEqual(file.log.map((commit, i) => `${i + 1}. Player ${commit}`));
    expect(lines.slice(-3)).toEqual([
      'Ranking',
      `1. Player 1: ${file.result[0]} VP`,
      `2. Player 2: ${file.result[1]} VP`,
    ]);
  });

  it('[G-END-1] shows a moment: the tile that lies, the worker that stands, and what they would score', () => {
    const lines = replay('--at', '2');
    expect(lines[0]).toBe(`After commit 2 of ${file.log.length}`);
    const screen = lines.join('\n');
    // B11 (BB/GR) turned clockwise three times is BR/BG, in the north-east of tank 4: rows 5 and 6, columns 11 and 12.
    expect(screen).toMatch(/^ 5 .*┃· · B R ┃/m);
    expect(screen).toMatch(/^ 6 .*┃· 4 B G ┃/m);
    expect(screen).toMatch(/^ {29}bD /m);
    // Two specimens are too few for a dominus.
    expect(screen).toContain('\nPlayer 1: -2 VP\n');
    expect(screen).toContain('     -2 VP  dominus on column 11, 2 of blue tuna\n');
    expect(screen).not.toMatch(/Hand of|Ranking/);
  });

  it('shows the set-up, and the end', () => {
    expect(replay('--at', '0')[0]).toBe(`After commit 0 of ${file.log.length}`);
    const end = replay('--at', String(file.log.length)).join('\n');
    expect(end).toContain('The match is over');
    expect(end).toContain(`1. Player 1: ${file.result[0]} VP`);
  });

  it('tells a program the log and the state it leads to', () => {
    const { log, state, over } = replayJson();
    expect(log).toHaveLength(file.log.length + 1);
    expect(
      log
        .slice(1)
        .map(({ seat, moves }) => `${Number(seat) + 1}: ${moves.map(({ text }) => text).join('; ')}`),
    ).toEqual(file.log);
    expect(over).toBe(true);
    expect(state.places).not.toContain(-1);
  });

  it('tells a program a moment', () => {
    const { log, state, over } = replayJson('--at', '1');
    expect(log).toHaveLength(2);
    expect(over).toBe(false);
    // B11 is tile 10, turned three times 10 × 4 + 3; the north-east of tank 4 is place 3 × 4 + 1.
    expect(state.places.flatMap((tile, place) => (tile === -1 ? [] : [[place, tile]]))).toEqual([[13, 43]]);
    expect(state.order).toEqual([3]);
  });

  it('speaks Portuguese', () => {
    const lines = replay('--lang', 'pt');
    expect(lines.slice(0, 2)).toEqual(['Preparação', '  Jogador 1 tem a ânfora e começa.']);
    expect(lines.slice(-3, -2)).toEqual(['Classificação']);
    expect(replay('--at', '1', '--lang', 'pt')[0]).toBe(`Depois da jogada 1 de ${file.log.length}`);
  });

  it('says which commit cannot be played, as bad input', () => {
    const broken = fileWith(JSON.stringify({ ...file, log: file.log.toSpliced(2, 1) }));
    const { code, out, err } = cais(['replay', broken]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Commit 3: ".*" cannot be played now: .*\n$/);
    expect(output(['replay', broken, '--at', '2'])).toContain('After commit 2 of');
  });

  it.each(['troia-base-3p', 'troia-emperor-4p', 'baelo-haruspex-3p'])('replays %s', name => {
    const { result } = readMatch(goldenFile(name));
    const out = output(['replay', goldenFile(name)]);
    result.forEach((points, seat) => expect(out).toContain(`\nPlayer ${seat + 1}: ${points} VP\n`));
  });
});
