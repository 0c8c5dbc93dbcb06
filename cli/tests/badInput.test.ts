import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { cais, fileWith, freshPath, output } from './cais.ts';

const GAMES = Object.keys(catalogue).join(', ');
const saved = freshPath();
output(['play', 'garum', '--seats', 'random,random', '--seed', 'harbour', '--save', saved]);
const record = JSON.parse(readFileSync(saved, 'utf8'));
const changed = (change: object): string => fileWith(JSON.stringify({ ...record, ...change }));

/** The line, and what its one sentence must say. */
const CASES: readonly (readonly [args: readonly string[], sentence: RegExp])[] = [
  [['plya'], /^There is no command "plya"; did you mean play\?$/],
  [['dance'], /^There is no command "dance"; what there is: serve, backup, restore, games, bots, play, /],
  [['a\nb'], /^There is no command "a\\nb"; what there is/],
  [['edition'], /^Say it in full: cais edition check\.$/],
  [['--json'], /^The command comes before its options; see cais --help\.$/],
  [['help', 'plai'], /did you mean play\?$/],
  [['games', '--jsn'], /^There is no option "--jsn"; did you mean --json\?$/],
  [['games', '-x'], /^There is no option "-x"; what there is: --json, --no-color, --help\.$/],
  [['games', '--json=yes'], /^The option --json takes no value\.$/],
  [['games', 'garum'], /^cais games has no use for "garum"; see cais games --help\.$/],

  [['play'], new RegExp(`^Say which game to play: ${GAMES}\\.$`)],
  [['play', 'garun'], /^There is no game "garun"; did you mean garum\?$/],
  [['play', 'garum', '--players'], /^The option --players needs a value: --players N\.$/],
  [['play', 'garum', '--players', '--yes'], /^The option --players needs a value/],
  [['play', 'garum', '--players', '5'], /^Garum is for 2 to 4 players, not 5\.$/],
  [['play', 'garum', '--players', '1'], /^Garum is for 2 to 4 players, not 1\.$/],
  [['play', 'garum', '--players', '3.5'], /^--players must be a whole number .*, not "3\.5"\.$/],
  [['play', 'garum', '--players', '3', '--players', '4'], /^The option --players is given twice\.$/],
  [['play', 'garum', '--seats', 'me,randon'], /^There is no kind of player "randon"; did you mean random\?$/],
  [['play', 'garum', '--seats', 'me'], /^Garum is for 2 to 4 players, not 1\.$/],
  [
    ['play', 'garum', '--seats', 'me,me', '--players', '3'],
    /^--seats names 2 players, but --players says 3\.$/,
  ],
  [['play', 'garum', '--seats', 'me', '--players', '3'], /^--seats names 1 player, but --players says 3\.$/],
  [['play', 'garum', '--option', 'board'], /^An option of a match is written name=value, not "board"\.$/],
  [['play', 'garum', '--option', 'bord=troia'], /^There is no option of Garum "bord"; did you mean board\?$/],
  [
    ['play', 'garum', '--option', 'board=bealo'],
    /^There is no value of board "bealo"; did you mean baelo\?$/,
  ],
  [['play', 'garum', '--option', 'toString=x'], /^There is no option of Garum "toString"/],
  [['play', 'garum', '--option', 'board=troia', '--option', 'board=baelo'], /^The option board .* twice\.$/],
  [['play', 'garum', '--lang', 'fr'], /^There is no language "fr"; what there is: en, pt\.$/],
  [['play', 'garum', '--edition', freshPath()], /cannot be read: there is no such file or folder\.$/],
  [['play', 'garum', '--edition', fileWith('{')], /is not valid JSON\.$/],
  [
    ['play', 'garum', '--edition', fileWith('{"game":"chess"}')],
    /^".*" is not a good edition: game must be one of garum, not "chess"\.$/,
  ],
  [
    ['play', 'garum', '--save', `${tmpdir()}/no/such/folder.json`],
    /cannot be written: there is no such file or folder\.$/,
  ],

  [['simulate'], /^cais simulate needs GAME; see cais simulate --help\.$/],
  [['simulate', 'chess'], new RegExp(`^There is no game "chess"; what there is: ${GAMES}\\.$`)],
  [['simulate', 'garum', '--games', '0'], /^--games must be a whole number from 1 to /],
  [['simulate', 'garum', '--games', 'many'], /not "many"\.$/],
  [['simulate', 'garum', '--games=-5'], /not "-5"\.$/],
  [['simulate', 'garum', '--jobs', '0'], /^--jobs must be a whole number from 1 to /],
  [['simulate', 'garum', '--bot', 'randm'], /^There is no bot "randm"; did you mean random\?$/],
  [['simulate', 'garum', '--players', '9'], /^Garum is for 2 to 4 players, not 9\.$/],
  [
    ['simulate', 'garum', '--edition', fileWith('{"game":"garum","id":7}')],
    /^".*" is not a good edition: id must be a text, not 7\.$/,
  ],
  [['simulate', 'garum', '--option', 'board=x'], /^There is no value of board "x"/],

  [['replay'], /^cais replay needs FILE/],
  [['replay', freshPath()], /cannot be read: there is no such file or folder\.$/],
  [['replay', tmpdir()], /cannot be read: it is a folder\.$/],
  [['replay', saved, '--at', '65'], /^--at must be a whole number from 0 to 64, not "65"\.$/],
  [['replay', saved, '--lang', 'PT'], /^There is no language "PT"; did you mean pt\?$/],
  [
    ['replay', changed({ log: ['1: dance'] })],
    /Commit 1: .*"dance" is not the notation of any move of Garum/,
  ],

  [['verify'], /^cais verify needs FILE/],
  [['verify', freshPath()], /cannot be read: there is no such file or folder\.$/],
  [['verify', fileWith('nonsense')], /cannot be read as a match: This is not valid JSON\.$/],
  [['verify', fileWith('[]')], /cannot be read as a match: The value must be an object/],
  [
    ['verify', fileWith('{"name":"cais"}')],
    /cannot be read as a match: format is missing: it must be one of cais match 1\.$/,
  ],
  [
    ['verify', fileWith('['.repeat(1e5) + ']'.repeat(1e5))],
    /as a match: This is nested more than 64 deep\.$/,
  ],
  [
    ['replay', fileWith('['.repeat(1e5) + ']'.repeat(1e5))],
    /as a match: This is nested more than 64 deep\.$/,
  ],
  [['verify', fileWith(Buffer.from('{"format":"\xe9"}', 'latin1'))], /cannot be read: it is not UTF-8\.$/],
  [['verify', changed({ seats: 'two' })], /cannot be read as a match: seats must be a whole number/],
  [['verify', changed({ game: 'chess' })], /^There is no game "chess"/],

  [['edition', 'check'], /^cais edition check needs FILE/],
  [['edition', 'check', fileWith('{}')], /does not say which game it is for: its field "game" is missing\.$/],
  [
    ['edition', 'check', fileWith('['.repeat(1e5) + ']'.repeat(1e5))],
    /: This is nested more than 64 deep\.$/,
  ],
  [
    ['edition', 'check', fileWith(Buffer.from('{"game":"\xe9"}', 'latin1'))],
    /cannot be read: it is not UTF-8\.$/,
  ],
  [['edition', 'check', fileWith('{"game":"chess"}')], /^There is no game "chess"/],
  [['engine', '--json'], /^There is no option "--json"; what there is: --help\.$/],
  [['engine', 'garum'], /^cais engine has no use for "garum"/],
];

describe('bad input', () => {
  it.each(CASES)('%j gets one sentence and exit code 2', (args, sentence) => {
    const { code, out, err } = cais(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.endsWith('\n')).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err.trimEnd()).toMatch(sentence);
  });

  it('leaves files alone that it would have written', () => {
    const file = fileWith('precious');
    cais(['play', 'garum', '--players', '9', '--save', file]);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });
});
