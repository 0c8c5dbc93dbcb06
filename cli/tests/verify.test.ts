import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../../games/kernel/index.ts';
import { cais, fileWith, freshPath, garumEdition, goldenFile, output, readMatch } from './cais.ts';

const TRUE = goldenFile('baelo-base-2p');
const record = readMatch(TRUE);
const { log } = record;
const edition = garumEdition();
const OTHER_SEED = '0'.repeat(32);

const changed = (change: object): string => fileWith(JSON.stringify({ ...record, ...change }));

/** The log with the first commit that matches written otherwise. */
const rewritten = (pattern: RegExp, by: string): readonly string[] => {
  const at = log.findIndex(line => pattern.test(line));
  return log.with(at, log[at].replace(pattern, by));
};

/** The first tile turned a quarter further, which is another tile on the board. */
const turned = rewritten(/ (0|90|180)$/, ' 270');

const LIES: readonly (readonly [what: string, change: object, code: string, sentence: RegExp])[] = [
  [
    'a move that is none',
    { log: log.with(0, '1: dance') },
    'bad-move',
    /^No: Commit 1: "dance" is not the notation of any move of Garum\.$/,
  ],
  [
    'a move out of turn',
    { log: log.with(0, log[2]) },
    'not-your-turn',
    /^No: Commit 1: Player 2 has nothing to decide now\.$/,
  ],
  [
    'a commit left out in the middle',
    { log: log.toSpliced(4, 1) },
    'illegal-move',
    /^No: Commit 5: ".*" cannot be played now: .* \(G-TRN-\d\)$/,
  ],
  [
    'a tile laid otherwise',
    { log: turned },
    'wrong-result',
    /^No: The file claims the result [-\d ]+, but it is [-\d ]+\.$/,
  ],
  [
    'another seed',
    { seed: OTHER_SEED },
    'wrong-commitment',
    /^No: The seed is not the one that was committed to at the start\.$/,
  ],
  [
    'another commitment',
    { commitment: commitmentTo(OTHER_SEED) },
    'wrong-commitment',
    /^No: The seed is not the one that was committed to at the start\.$/,
  ],
  [
    'another seed with the commitment that belongs to it, so that other tiles were dealt',
    { seed: OTHER_SEED, commitment: commitmentTo(OTHER_SEED) },
    'illegal-move',
    /^No: Commit 1: "B11 NE 270" cannot be played now: /,
  ],
  [
    'another result',
    { result: record.result.map(points => points + 1) },
    'wrong-result',
    /^No: The file claims the result [-\d ]+, but it is [-\d ]+\.$/,
  ],
  [
    'no result of a finished match',
    { result: undefined },
    'wrong-result',
    /^No: The file claims no result, but it is /,
  ],
  [
    'a log that breaks off before the result it claims',
    { log: log.slice(0, -1) },
    'wrong-result',
    /^No: The file claims the result [-\d ]+, but the match is not over\.$/,
  ],
  [
    'moves after the end',
    { log: [...log, log[0]] },
    'match-over',
    new RegExp(`^No: Commit ${log.length + 1}: The match is over\\.$`),
  ],
  [
    'an edition that nobody knows',
    { edition: 'cais-0' },
    'unknown-edition',
    /^No: There is no edition "cais-0" of garum; there is cais-1\.$/,
  ],
  [
    'components of its own that are none',
    { edition: { ...edition, tiles: {} } },
    'bad-edition',
    /^No: tiles\.provenance is missing: it must be one of /,
  ],
  [
    'other rules',
    { rulesVersion: 2 },
    'unknown-rules',
    /^No: The match was played by rules version 2 of Garum; this is version 1\.$/,
  ],
  [
    'other options',
    { options: { ...record.options, variant: 'emperor' } },
    'illegal-move',
    /^No: Commit 1: .*\(G-VAR-1\)$/,
  ],
  ['more players', { seats: 4 }, 'not-your-turn', /^No: Commit \d+: /],
  ['too many players', { seats: 9 }, 'bad-seats', /^No: Garum is for 2 to 4 players, not 9\.$/],
];

describe('cais verify', () => {
  it('says yes to a match that is what it claims', () => {
    const { code, out } = cais(['verify', TRUE]);
    expect(out).toBe(
      `Yes: a match of garum with 2 players and ${log.length} commits, finished with ${record.result.join(', ')} VP; every move is legal and the seed is the one committed to.\n`,
    );
    expect(code).toBe(0);
  });

  it('tells a program the same', () => {
    expect(JSON.parse(output(['verify', TRUE, '--json']))).toEqual({
      ok: true,
      game: 'garum',
      edition: 'cais-1',
      own: [],
      players: 2,
      commits: log.length,
      over: true,
      result: record.result,
      commitment: record.commitment,
    });
  });

  it('says yes to a match that was left before the end and claims nothing', () => {
    const out = output(['verify', changed({ log: log.slice(0, 3), result: undefined })]);
    expect(out).toMatch(/^Yes: a match of garum with 2 players and 3 commits, not finished; /);
  });

  it('says that components came with the file, which the seed cannot vouch for', () => {
    const own = { ...edition, id: 'mine' };
    const file = changed({ edition: own });
    expect(output(['verify', file])).toContain(', with components of its own (edition mine), finished with ');
    expect(JSON.parse(output(['verify', file, '--json']))).toMatchObject({
      edition: 'mine',
      own: ['edition'],
    });
  });

  it('says that the match started from a position that came with the file', () => {
    const { state } = JSON.parse(output(['replay', TRUE, '--at', '0', '--json']));
    const file = changed({ start: state, log: [log[0]], result: undefined });
    expect(output(['verify', file])).toContain(
      ' 1 commit from a position that the file describes, not finished',
    );
    expect(JSON.parse(output(['verify', file, '--json']))).toMatchObject({ own: ['start'] });
  });

  it.each(LIES)('says no to %s', (_, change, code, sentence) => {
    const file = changed(change);
    const { code: exit, out, err } = cais(['verify', file]);
    expect(out.trimEnd()).toMatch(sentence);
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
    const json = cais(['verify', file, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      ok: false,
      error: { code, message: out.trimEnd().slice('No: '.length) },
    });
  });

  it('says no to a position at the start that belongs to other options', () => {
    const { state } = JSON.parse(output(['replay', TRUE, '--at', '0', '--json']));
    const { code, out } = cais([
      'verify',
      changed({ start: state, options: { board: 'troia', variant: 'base' } }),
    ]);
    expect(out).toBe(
      'No: The state that the match starts from has other options or seats than the file says.\n',
    );
    expect(code).toBe(1);
  });

  it('checks what cais play saves', () => {
    const file = freshPath();
    output(['play', 'garum', '--seats', 'random,random,random', '--save', file]);
    expect(output(['verify', file])).toMatch(
      /^Yes: a match of garum with 3 players and \d+ commits, finished /,
    );
  });
});
