// One turn at the terminal. The tiles are dealt as in a match that is kept: player 1 holds B2 (BB/BG), B6 (BB/BR) and
// B11 (BB/GR), has to lay one in tank 4 of Baelo Claudia, which is rows 5 to 8 and columns 9 to 12, and its north-east
// has a bonus space for blue in row 5.

import { describe, expect, it } from 'vitest';
import { goldenFile, readMatch } from './cais.ts';
import { dealtLike, screens } from './screens.ts';

const DEAL = dealtLike(readMatch(goldenFile('baelo-base-2p')));

/** What each line leads to, once the screen is player 1's. */
const after = (...lines: readonly string[]): readonly string[] => screens(DEAL, ['', ...lines]).slice(2);

/** Rows 5 and 6 of tank 4, as they are drawn within its frame. */
const northOfTank4 = (screen: string): readonly string[] =>
  [5, 6].map(row => new RegExp(`^ ${row} .*?┃(.*?)┃`, 'm').exec(screen)?.[1] ?? 'not drawn');

const FREE = ['· · · b ', '· 4 · · '];
// B11 turned clockwise three times: BB/GR, GB/RB, RG/BB, BR/BG.
const B11_LAID = ['· · B R ', '· 4 B G '];

describe('a turn in the terminal', () => {
  it('[G-TRN-1] begins with the board, the hands and every way to lay a tile: 3 tiles, 4 places, 4 turns', () => {
    const [, start] = screens(DEAL, ['', 'q']);
    expect(northOfTank4(start)).toEqual(FREE);
    expect(start).toMatch(/Hand of blue\n.*B2 {4}B6 {4}B11\n.*B B {3}B B {3}B B\n.*B G {3}B R {3}G R\n/);
    expect(start).toContain('Lay a tile of blue tuna in tank 4.');
    expect(start).toMatch(/^ 1 B2 NW 0 .*41 B11 SW 0$/m);
    expect(start).toContain('48 B11 SE 270');
    expect(start).not.toContain('49 ');
  });

  it('[G-TRN-3] lays the tile as it is turned, and asks for a worker on the eight lines through the tank', () => {
    const [laid] = after('B11 NE 270', 'q');
    expect(northOfTank4(laid)).toEqual(B11_LAID);
    expect(laid).toMatch(/Hand of blue\n.*B2 {4}B6\n/);
    expect(laid).toContain('Post a worker on a line through tank 4, or none.');
    for (const line of ['row 5', 'row 8', 'column 9', 'column 12'])
      for (const worker of ['vilicus', 'dominus']) expect(laid).toContain(` ${worker} ${line}`);
    expect(laid).toMatch(/ 1 no worker/);
    expect(laid).not.toMatch(/\d (vilicus|dominus) (row 4|row 9|column 8|column 13)\b/);
    expect(laid).toContain('17 ');
    expect(laid).not.toContain('18 ');
  });

  it('[G-TRN-2] shows the points of the draft: 2 for blue on the blue space', () => {
    const [laid, scores] = after('B2 NE 0', 'scores', 'q');
    expect(northOfTank4(laid)).toEqual(['· · B B ', '· 4 B G ']);
    expect(laid).toMatch(/>A B Player 1 +2 VP {2}5V 1D$/m);
    expect(scores.trim().split('\n')).toEqual([
      'Scores',
      'Player 1: 2 VP',
      '      2 VP  Bonus spaces, blue tuna',
      '      0 VP  Bonus spaces, yellow mollusc',
      'Player 2: 0 VP',
      '      0 VP  Bonus spaces, green mackerel',
      '      0 VP  Bonus spaces, red shellfish',
    ]);
  });

  it('can be undone, redone and started over, until Enter commits it', () => {
    const [, undone, redone, , , over, nothing, again] = after(
      'B11 NE 270',
      'undo',
      'redo',
      'no worker',
      'board',
      'start over',
      'undo',
      'redo',
      'q',
    );
    expect(northOfTank4(undone)).toEqual(FREE);
    expect(northOfTank4(redone)).toEqual(B11_LAID);
    expect(northOfTank4(over)).toEqual(FREE);
    expect(over).toContain('Lay a tile of blue tuna in tank 4.');
    expect(nothing.trim()).toBe('There is no move of this turn to take back.');
    expect(northOfTank4(again)).toEqual(B11_LAID);
  });

  it('forgets what could be redone when another move is made', () => {
    const [, , other, redo] = after('B11 NE 270', 'u', 'B6 SW 0', 'redo', 'q');
    expect(northOfTank4(other)).toEqual(FREE);
    expect(redo.trim()).toBe('There is nothing to make again.');
  });

  it('waits for Enter when nothing is left to decide, and takes no other move then', () => {
    const [, ready, more, undone] = after('B11 NE 270', 'dominus column 11', '1', 'u', 'q');
    expect(ready.trim()).toBe('');
    expect(more.trim()).toBe('Press Enter to commit your moves, or type u to undo the last one.');
    expect(undone).toContain('Post a worker on a line through tank 4, or none.');
    expect(northOfTank4(undone)).toEqual(B11_LAID);
  });

  it('takes Enter for nothing while there is something to decide', () => {
    const [blank, laid] = after('', 'B11 NE 270', 'q');
    expect(blank.trim()).toBe('');
    expect(northOfTank4(laid)).toEqual(B11_LAID);
  });

  it('shows the board again, in the middle of a turn and when it is ready', () => {
    const [, middle, , ready] = after('B11 NE 270', 'board', 'no worker', 'board', 'q');
    expect(northOfTank4(middle)).toEqual(B11_LAID);
    expect(middle).toContain('Post a worker');
    expect(northOfTank4(ready)).toEqual(B11_LAID);
    expect(ready).not.toContain('Post a worker');
  });

  it('helps', () => {
    const [help] = after('?', 'q');
    for (const word of ['undo', 'redo', 'start over', 'board', 'scores', 'log', 'quit'])
      expect(help).toMatch(new RegExp(`^  ${word} +\\w`, 'm'));
  });

  it('shows the log with the own tiles and without those of others', () => {
    const [log] = after('log', 'q');
    expect(log.trim().split('\n')).toEqual([
      'Player 1 holds the amphora and starts.',
      'Player 1 takes up B2, B6, B11.',
      'Player 2 takes up a hand of green mackerel.',
      'Player 1 takes up Y4, Y8, Y14.',
      'Player 2 takes up a hand of red shellfish.',
      'Round 1: tank 4; Player 1 starts.',
    ]);
  });
});

describe('wrong input in a turn', () => {
  const NUMBERS = 'The moves are numbered from 1 to 48.';
  it.each([
    ['0', NUMBERS],
    ['49', NUMBERS],
    ['99999999999999999999', NUMBERS],
    ['-1', '-1 is neither a move nor a command; type help to see what can be typed.'],
    ['dance', 'dance is neither a move nor a command; type help to see what can be typed.'],
    ['B11 NE', 'B11 NE is neither a move nor a command; type help to see what can be typed.'],
    ['b11 ne 45', 'b11 ne 45 is neither a move nor a command; type help to see what can be typed.'],
    ['B1 NW 0', 'This tile is not in your hand. (G-TRN-1)'],
    ['G2 NW 0', 'This tile is of another colour than the one to play. (G-SET-2)'],
    ['vilicus row 5', 'A tile has to be laid before a worker is posted. (G-TRN-1)'],
    ['cetarium 4', 'The tank of this round is already known. (G-VAR-1)'],
    ['ghost 0', 'There is no tile of a ghost to be laid now. (G-GHO-1)'],
  ])('%s gets one sentence, and the turn goes on', (line, sentence) => {
    const [answer, next] = after(line, 'B11 NE 270', 'q');
    expect(answer.trim()).toBe(sentence);
    expect(northOfTank4(next)).toEqual(B11_LAID);
  });

  it.each([
    ['vilicus row 9', "This line does not pass through this round's tank. (G-TRN-3)"],
    ['B6 NW 0', 'The tile of this turn already lies. (G-TRN-1)'],
    ['18', 'The moves are numbered from 1 to 17.'],
  ])('%s after the tile likewise', (line, sentence) => {
    const [, answer, next] = after('B11 NE 270', line, 'u', 'q');
    expect(answer.trim()).toBe(sentence);
    expect(northOfTank4(next)).toEqual(FREE);
  });
});

describe('a screen that several people share', () => {
  const shared = screens(DEAL, ['', 'B2 NE 0', 'dominus column 11', '', '', 'q']);

  it('is covered before it is passed on, and shows the next one the own tiles only', () => {
    const [welcome, first, , , covered, second] = shared;
    expect(welcome).toMatch(/─{80}\n$/);
    expect(welcome).not.toMatch(/Hand of|takes up/);
    expect(first).toMatch(/Hand of blue\n[^]*Hand of yellow\n/);
    expect(first).not.toMatch(/Hand of (green|red)/);
    expect(covered.trim()).toBe('─'.repeat(80));
    expect(second).toMatch(/Hand of green\n[^]*Hand of red\n/);
    expect(second).not.toMatch(/Hand of (blue|yellow)/);
  });

  it('tells the next one what happened, and not what was drawn', () => {
    expect(shared[5]).toContain(
      [
        'Player 1 takes up a hand of blue tuna.',
        'Player 2 takes up G2, G5, G11.',
        'Player 1 takes up a hand of yellow mollusc.',
        'Player 2 takes up R5, R8, R14.',
        'Round 1: tank 4; Player 1 starts.',
        'Player 1 lays B2 in the north-east of tank 4 and scores a bonus of 2 points.',
        'Player 1 posts a dominus of blue tuna on column 11.',
        'Player 1 draws a tile.',
      ].join('\n'),
    );
  });

  it('[G-END-1] shows the posted worker, and what it would count now: 2 blue in column 11 lose 2 points', () => {
    // 2 points for the bonus, and a dominus on fewer than 4 of its colour costs 2.
    expect(shared[5]).toMatch(/^ +bD .* A B Player 1 +0 VP {2}5V 0D$/m);
    expect(shared[5]).toMatch(/^ .*> {2}G Player 2 +0 VP {2}5V 1D$/m);
  });

  it('is not covered for one person among bots', () => {
    const [welcome] = screens(['--players', '2', '--seed', 'x'], ['q']);
    expect(welcome).not.toContain('─'.repeat(80));
    expect(welcome).toMatch(/^Garum: Player 1 and Bot 2\. Type help at any time\.$/m);
  });
});

describe('a turn in Portuguese', () => {
  const after = (...lines: readonly string[]): readonly string[] =>
    screens([...DEAL, '--lang', 'pt'], ['', ...lines]).slice(2);

  it('speaks Portuguese throughout', () => {
    const [first, start] = screens([...DEAL, '--lang', 'pt'], ['', 'sair']);
    expect(first).toMatch(/^Garum: Jogador 1 e Jogador 2\. Escreva ajuda a qualquer momento\.$/m);
    expect(start).toContain('Jogador 1 tem a ânfora e começa.');
    expect(start).toContain('Ronda 1 de 12: Tanque 4');
    expect(start).toContain('Mão: azul');
    expect(start).toContain('Coloque uma peça de atum azul no tanque 4.');
    expect(start).not.toMatch(/Player|Hand|tank |Round/);
  });

  it('understands Portuguese words, and the English ones too', () => {
    const [laid, undone, redone, over, points, log, help, board, end] = after(
      'B11 NE 270',
      'desfazer',
      'refazer',
      'recomeçar',
      'pontos',
      'registo',
      'ajuda',
      'tabuleiro',
      'quit',
    );
    expect(northOfTank4(laid)).toEqual(B11_LAID);
    expect(northOfTank4(undone)).toEqual(FREE);
    expect(northOfTank4(redone)).toEqual(B11_LAID);
    expect(northOfTank4(over)).toEqual(FREE);
    expect(points).toMatch(/Pontuações\nJogador 1: 0 PV\n/);
    expect(log).toContain('Jogador 1 recebe B2, B6, B11.');
    expect(help).toMatch(/^ {2}desfazer +\w/m);
    expect(northOfTank4(board)).toEqual(FREE);
    expect(end.trim()).toBe('Saiu antes do fim.');
  });

  it('objects in Portuguese', () => {
    const [other, none, nothing] = after('G2 NW 0', 'dançar', 'desfazer', 'sair');
    expect(other.trim()).toBe('Esta peça não é da cor que joga. (G-SET-2)');
    expect(none.trim()).toMatch(/^dançar não é uma jogada nem um comando; /);
    expect(nothing.trim()).toBe('Não há nenhuma jogada deste turno para desfazer.');
  });
});
