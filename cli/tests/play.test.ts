import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { garum } from '../../games/garum/index.ts';
import { createMatch, expect as sure } from '../../games/kernel/index.ts';
import { cais, freshPath, goldenFile, output, readMatch, typed, type MatchFile } from './cais.ts';
import { dealtLike, movesOf } from './screens.ts';

/** The lines that play a match again, each move as `write` writes it, with Enter whenever the screen is passed on. */
const linesFor = (
  file: MatchFile,
  write: (move: string, index: number) => readonly string[],
): readonly string[] => {
  const moves = movesOf(file);
  return moves.flatMap(({ player, move }, i) => [
    ...(player === moves[i - 1]?.player ? [] : ['']),
    ...write(move, i),
  ]);
};

const isWorker = (move: string | undefined): boolean => /^(vilicus|dominus|no worker)/.test(move ?? '');

/** The number of each move in the list of legal ones, which the rules make. */
const numbersOf = (file: MatchFile): readonly string[] => {
  const match = sure(createMatch(garum, file));
  return movesOf(file).map(({ player, move }) => {
    const seat = Number(player) - 1;
    const number = match.legal(seat).findIndex(legal => garum.text.makeMove(legal) === move) + 1;
    sure(match.commit(seat, [move]));
    return String(number);
  });
};

const SETTINGS = ['baelo-base-2p', 'troia-haruspex-3p', 'baelo-emperor-4p'];

describe('a whole match in the terminal', () => {
  it.each(SETTINGS)('%s, moves typed as they are written, in any case and spacing', name => {
    const file = readMatch(goldenFile(name));
    const saved = freshPath();
    const lines = linesFor(file, move => [`  ${move.toLowerCase().replaceAll(' ', '  ')} `]);
    const out = output(['play', 'garum', ...dealtLike(file), '--yes', '--save', saved], typed(...lines));
    expect(readMatch(saved).result).toEqual(file.result);
    expect(movesOf(readMatch(saved))).toEqual(movesOf(file));
    const end = out.slice(out.indexOf('The match is over.\n'));
    file.result.forEach((points, seat) => expect(end).toContain(`\nPlayer ${seat + 1}: ${points} VP\n`));
    expect(end).toContain('\nRanking\n1. ');
  });

  it.each(SETTINGS)('%s, moves typed by their numbers, every turn committed with Enter', name => {
    const file = readMatch(goldenFile(name));
    const saved = freshPath();
    const moves = movesOf(file).map(({ move }) => move);
    const numbers = numbersOf(file);
    // A turn is over when no worker follows; the emperor's choice of a tank is the beginning of one.
    const lines = linesFor(file, (move, i) =>
      isWorker(moves[i + 1]) || move.startsWith('cetarium') ? [numbers[i]] : [numbers[i], ''],
    );
    output(['play', 'garum', ...dealtLike(file), '--save', saved], typed(...lines));
    expect(readMatch(saved).result).toEqual(file.result);
    expect(movesOf(readMatch(saved))).toEqual(movesOf(file));
  });

  it('without any worker is decided by the bonus spaces, against bots that post all of theirs', () => {
    // Move 1 is a tile, then "no worker": 64 tiles on Troia, a quarter of them mine.
    const out = output(
      ['play', 'garum', '--players', '4', '--yes'],
      typed(...Array.from({ length: 32 }, () => '1')),
    );
    const end = out.slice(out.indexOf('The match is over.\n'));
    const mine = /\nPlayer 1: (\d+) VP\n +(\d+) VP {2}Bonus spaces, blue tuna\nBot 2: /.exec(end);
    expect(mine?.[1]).toBe(mine?.[2]);
    expect(end.match(/ {2}(vilicus|dominus) on /g)?.length).toBeGreaterThan(0);
  });

  it('announces the hash of the seed, tells the seed at the end, and how to check it', () => {
    const seed = '00112233445566778899aabbccddeeff';
    const hash = createHash('sha256').update(seed).digest('hex');
    const args = ['play', 'garum', '--seats', 'random,random', '--seed', seed];
    const out = output(args);
    expect(out.split('\n')[1]).toContain(hash);
    expect(out.indexOf(seed)).toBeGreaterThan(out.indexOf('The match is over.'));
    expect(out).toContain(`The seed was ${seed}; its SHA-256 is ${hash}, as announced.`);
    expect(out).toContain('Play with --save FILE to keep a match that cais verify FILE can check.');
    const file = freshPath();
    expect(output([...args, '--save', file])).toContain(`To check the whole match: cais verify ${file}\n`);
    expect(output(['verify', file])).toMatch(/^Yes: /);
  });

  it('has the shuffles of its seed, and others with another', () => {
    const play = (seed: string): string =>
      output(['play', 'garum', '--seats', 'random,random', '--seed', seed]);
    expect(play('quay')).toBe(play('quay'));
    expect(play('quay')).not.toBe(play('harbour'));
  });
});

describe('leaving a match', () => {
  it.each([[['1', 'quit']], [['q']], [['1', 'EXIT']], [['1']], [[]]])(
    'by typing %j and no more, keeps what was committed',
    lines => {
      const file = freshPath();
      const { code, out, err } = cais(['play', 'garum', '--save', file], typed(...lines));
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(new RegExp(`\nYou left before the end; the match so far is in ${file}\\.\n$`));
      expect(out).not.toContain(readMatch(file).seed);
      expect(output(['verify', file])).toMatch(/, not finished; /);
      expect(movesOf(readMatch(file)).every(({ player }) => player !== '1')).toBe(true);
    },
  );

  it('says so where nothing is kept', () => {
    expect(output(['play', 'garum'], 'q\n').trimEnd().split('\n').at(-1)).toBe('You left before the end.');
  });

  it('keeps every commit at once, not only at the end', () => {
    const file = freshPath();
    const golden = readMatch(goldenFile('baelo-base-2p'));
    output(
      ['play', 'garum', ...dealtLike(golden), '--yes', '--save', file],
      typed('', 'B11 NE 270', 'no worker', 'q'),
    );
    expect(readMatch(file).log).toEqual(['1: B11 NE 270; no worker']);
    expect(existsSync(file)).toBe(true);
  });
});
