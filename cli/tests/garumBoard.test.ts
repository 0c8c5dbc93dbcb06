import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { garum, type View } from '../../games/garum/index.ts';
import {
  createMatch,
  expect as sure,
  matchFrom,
  parseRecord,
  replay,
  seedFrom,
  type Language,
} from '../../games/kernel/index.ts';
import { garumBoard } from '../boards/garum.ts';
import { findDrawn } from '../boards/index.ts';
import { inColour, plain, widthOf, type Paint } from '../paint.ts';
import { goldenFile } from './cais.ts';
import { LAST_TILE } from './engine.ts';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Duarte'];

const draw = (view: View, paint: Paint = plain, language: Language = 'en', names = NAMES): string =>
  garumBoard(garum, view, { paint, language, names });

const SEED = seedFrom('board');

/**
 * The first round of four players on Troia. Blue began: laid B1 (BB/BG) in the north-west of tank 10, posted a
 * vilicus on row 13 and drew. The hands are tiles 2 to 5 of blue, 1 to 4 of the others.
 */
const AFTER_ONE_TURN = {
  board: 'troia',
  variant: 'base',
  players: 4,
  step: 'tile',
  round: 0,
  amphora: 0,
  turn: 1,
  order: [9],
  places: Array.from({ length: 64 }, (_, place) => (place === 36 ? 0 : -1)),
  lines: Array.from({ length: 32 }, (_, line) => (line === 12 ? 0 : -1)),
  vilicus: [4, 5, 5, 5],
  dominus: [1, 1, 1, 1],
  bonus: [0, 0, 0, 0],
  ghostTile: -1,
  hands: [0b11110, 15, 15, 15],
  piles: [0xffe0, 0xfff0, 0xfff0, 0xfff0],
};

/** A match in which the emperor names these tanks and nobody posts a worker. */
const emperorAt = (seats: number, ...tanks: readonly number[]): View => {
  const match = sure(createMatch(garum, { seats, seed: SEED, options: { variant: 'emperor' } }));
  for (const tank of tanks) {
    const { round } = match.state();
    sure(match.commit(match.pending()[0], [`cetarium ${tank}`]));
    while (tank !== tanks.at(-1) && match.state().round === round) {
      const [seat] = match.pending();
      sure(match.commit(seat, [match.legal(seat)[0]]));
    }
  }
  return match.view('spectator');
};

/** What stands above the sixteen columns, two characters each. */
const aboveColumns = (board: string): readonly string[] => {
  const line = board.split('\n')[2].slice(0, 45).padEnd(45);
  return Array.from({ length: 16 }, (_, column) => {
    const at = 7 + 2 * column + Math.floor(column / 4);
    return line.slice(at, at + 2);
  });
};

const besideRows = (board: string): readonly string[] =>
  board
    .split('\n')
    .filter(line => /^[ 1]\d /.test(line) && /[│┃]/.test(line))
    .map(line => line.slice(3, 5));

describe('the board of Garum', () => {
  it('[G-CMP-2] shows tanks, bonus spaces, tiles and workers where they are, and beside it what one may know', () => {
    const match = sure(matchFrom(garum, AFTER_ONE_TURN, SEED));
    // G1 to G4: GG/GY, GG/GY, GG/GR, GG/GR. Blue's vilicus has two of its colour in row 13, too few: −1.
    expect(draw(match.view(1)).split('\n')).toEqual(
      `
                           1 1 1  1 1 1 1    Round 1 of 16: Tank 10
       1 2 3 4  5 6 7 8  9 0 1 2  3 4 5 6
                                              A B Ana          -1 VP  4V 1D
      ┌────────┬────────┬────────┬────────┐  >  G Bruno         0 VP  5V 1D
 1    │· · b · │· · · · │· * · · │· · · · │     Y Carla         0 VP  5V 1D
 2    │· 13· · │· 14· · │· 15· y │· 16· · │     R Duarte        0 VP  5V 1D
 3    │· · · · │· · · · │· · · · │· · r · │
 4    │y · · · │g · · · │· · · · │· · · · │  Hand of green
      ├────────┼────────┼────────┼────────┤  G1    G2    G3    G4
 5    │· · · · │· · · * │· · · · │· · y · │  G G   G G   G G   G G
 6    │· 12· · │· 3 · · │· g 4 · │· 5 · · │  G Y   G Y   G R   G R
 7    │· · · · │· b · · │r · · · │· · · · │
 8    │· · g · │· · · · │· · · · │· · · · │  V vilicus, D dominus, × closed
      ├────────┼────────┼────────┼────────┤  > to play, A amphora
 9    │· · · · │· · r · │· · · · │· r · · │  b g y r: 2 VP, *: 1 VP when covered
10    │· 11· · │· 2 · · │b 1 * · │· 6 · · │
11    │y · · · │· · · · │· · · · │· · · · │
12    │· · · · │· · · · │· · · · │· g · * │
      ┣━━━━━━━━╋────────┼────────┼────────┤
13 bV ┃B B · · ┃· · · b │· · · · │· · · · │
14    ┃B G 10r ┃· 9 · · │· 8 g · │· 7 · · │
15    ┃· * · · ┃· y · · │· · · · │· · · · │
16    ┃· · · · ┃· · · · │· · · · │· · · b │
      ┗━━━━━━━━┻────────┴────────┴────────┘`
        .split('\n')
        .slice(1)
        .map(line => line.trimEnd()),
    );
  });

  it('[G-SET-1] shows no hand to a spectator, and each player the own one', () => {
    const match = sure(matchFrom(garum, AFTER_ONE_TURN, SEED));
    expect(draw(match.view('spectator'))).not.toContain('Hand');
    expect(draw(match.view(0))).toMatch(/Hand of blue\n.*B2 {4}B3 {4}B4 {4}B5\n/);
    expect(draw(match.view(3))).toMatch(/Hand of red\n.*R1 {4}R2 {4}R3 {4}R4\n/);
  });

  it('[G-TRN-4] marks the lines that are closed: with 14, 3 and 9 full, the columns of 2 and not its rows', () => {
    const board = draw(emperorAt(4, 14, 3, 9, 2));
    expect(aboveColumns(board)).toEqual(
      Array.from({ length: 16 }, (_, i) => (i >= 4 && i < 8 ? '× ' : '  ')),
    );
    expect(besideRows(board)).toEqual(Array.from({ length: 16 }, () => '  '));
  });

  it('[G-CMP-3] leaves the gaps of Baelo Claudia empty, and counts the last round', () => {
    const board = draw(sure(matchFrom(garum, LAST_TILE, SEED)).view(1));
    expect(board).toContain('Round 12 of 12: Tank 10');
    // Tank 10 is in the north-west corner; its north-east neighbour is a gap. Only its south-east is free.
    expect(board).toMatch(/^ 1 .. ┃([BGYR] ){4}┃ {8}│/m);
    expect(board).toMatch(/^ 4 .. ┃([BGYR] ){2}· b ┃ {8}│/m);
    // Blue stands on rows 5 and 14, yellow on row 9, green's dominus on row 13; no area is open in the last round.
    const marks = besideRows(board);
    expect([5, 9, 13, 14].map(row => marks[row - 1])).toEqual(['bV', 'yV', 'gD', 'bV']);
    expect(marks.filter(mark => mark === '× ')).toHaveLength(12);
    expect(aboveColumns(board)).toEqual(Array.from({ length: 16 }, () => '× '));
  });

  it('[G-GHO-1] shows the ghost, its waiting tile, and no points or workers of it', () => {
    const match = sure(createMatch(garum, { seats: 3, seed: SEED }));
    while (match.state().step !== 'ghost') {
      const [seat] = match.pending();
      sure(match.commit(seat, [match.legal(seat)[0]]));
    }
    const board = draw(match.view('spectator'));
    expect(board).toMatch(/^.*> {2}R Ghost$/m);
    expect(board).toMatch(/The ghost's tile\n.*R\d+\n/);
  });

  it('[G-VAR-2] shows what the haruspex read: all tanks to come, in order', () => {
    const match = sure(createMatch(garum, { seats: 2, seed: SEED, options: { variant: 'haruspex' } }));
    const [first, ...toCome] = match.state().order.map(cetarium => cetarium + 1);
    const right = draw(match.view('spectator'))
      .split('\n')
      .map(line => line.slice(45));
    expect(right.slice(0, 4)).toEqual([
      `Round 1 of 16: Tank ${first}`,
      'Tanks to come, in order:',
      toCome.slice(0, 11).join(' '),
      toCome.slice(11).join(' '),
    ]);
  });

  it('[G-VAR-1] names no tank before the emperor has', () => {
    const match = sure(createMatch(garum, { seats: 2, seed: SEED, options: { variant: 'emperor' } }));
    const board = draw(match.view(0));
    expect(board).toMatch(/ Round 1 of 16$/m);
    expect(board).not.toMatch(/[┃━]/);
  });
});

describe('the board of Garum on any screen', () => {
  const folder = dirname(goldenFile('x'));
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));
  const long = Array.from({ length: 4 }, (_, i) => `Somebody with a long name ${i}`);

  it.each(files)('is at most 80 columns wide at every moment of %s, in both languages', name => {
    const record = sure(parseRecord(readFileSync(`${folder}/${name}`, 'utf8')));
    for (let commits = 0; commits <= record.log.length; commits += 7) {
      const match = sure(replay(garum, record, commits));
      const viewers = ['spectator', ...Array.from({ length: match.seats }, (_, seat) => seat)] as const;
      for (const viewer of viewers)
        for (const language of ['en', 'pt'] as const)
          for (const line of draw(match.view(viewer), inColour, language, long).split('\n'))
            expect(widthOf(line)).toBeLessThanOrEqual(80);
    }
  });

  it('says the same in colours as without', () => {
    const { view } = sure(matchFrom(garum, AFTER_ONE_TURN, SEED));
    expect(draw(view(1), inColour)).toContain('\u001b[');
    const colourless = stripVTControlCharacters(draw(view(1), inColour));
    // The last tile of a line keeps the coloured blank at its end.
    expect(colourless.replaceAll(/ +$/gm, '')).toBe(draw(view(1)));
  });
});

describe('boards', () => {
  it.each(Object.keys(catalogue))('there is one for %s, for every viewer', name => {
    const drawings = findDrawn(name)((title, board) => {
      const game = sure(title.open());
      const match = sure(createMatch(game, { seats: game.seats.max, seed: SEED }));
      return ([0, 'spectator'] as const).map(viewer =>
        board(game, match.view(viewer), { paint: plain, language: 'en', names: NAMES }),
      );
    });
    for (const drawing of drawings)
      for (const line of drawing.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
    expect(drawings.every(drawing => drawing.length > 0)).toBe(true);
  });
});
