import { describe, expect, it } from 'vitest';
import { problemOf } from '../../kernel/index.ts';
import { CELLS, cellName, parseCell } from '../cells.ts';
import { cafe } from '../index.ts';
import { fromTo } from './table.ts';

const { makeMove, parseMove, readMove } = cafe.text;

describe('notation', () => {
  it.each([
    ['take C17 red', { kind: 'take', card: 16, colour: 3 }],
    ['take E8', { kind: 'take', card: 55, colour: -1 }],
    ['discard C48', { kind: 'discard', card: 47 }],
    ['place c3 90', { kind: 'place', cell: 50, rotation: 1 }],
    ['produce b2', { kind: 'produce', cell: 25, colour: -1 }],
    ['produce b2 green', { kind: 'produce', cell: 25, colour: 2 }],
    ['name yellow', { kind: 'name', colour: 0 }],
    ['dry b2', { kind: 'dry', cell: 25 }],
    ['roast x24', { kind: 'roast', cell: 575 }],
    ['put a1 b2', { kind: 'put', from: 0, to: 25 }],
    ['deliver', { kind: 'deliver' }],
    ['serve b2 d4', { kind: 'serve', from: 25, to: 75 }],
    ['store b2', { kind: 'store', from: 25 }],
    ['clear b2', { kind: 'clear', cell: 25 }],
    ['lay brown', { kind: 'lay', colour: 1 }],
    ['unlay brown', { kind: 'unlay', colour: 1 }],
    ['bid', { kind: 'bid' }],
    ['done', { kind: 'done' }],
  ])('"%s" is written and read, in any case and spacing', (line, move) => {
    expect(parseMove(line)).toEqual(move);
    expect(parseMove(`  ${line.toUpperCase().replaceAll(' ', '   ')} `)).toBe(parseMove(line));
    expect(readMove(move)).toEqual({ ok: true, value: move });
    const parsed = parseMove(line);
    expect(parsed === undefined ? undefined : makeMove(parsed)).toBe(line);
  });

  it.each([
    '',
    'take',
    'take C49',
    'take C0 red',
    'take I1',
    'take C1 blue',
    'place a1',
    'place a1 45',
    'put a1',
    'put a1 y1',
    'dry a25',
    'done now',
    'constructor',
  ])('"%s" is no move', line => expect(parseMove(line)).toBeUndefined());

  it('a move that was made up is refused with a sentence', () => {
    expect(problemOf(readMove({ kind: 'place', cell: 576, rotation: 0 }))?.message).toBe(
      'cell must be a whole number from 0 to 575, not 576.',
    );
    expect(problemOf(readMove({ kind: 'dance' }))?.message).toBe(
      'The value must be a move of Café, not {"kind":"dance"}.',
    );
    expect(problemOf(readMove({ kind: 'done', now: true }))?.message).toBe('there is no field "now".');
  });

  it('every cell has a name of its own', () => {
    const cells = fromTo(0, CELLS - 1);
    expect(cells.map(cell => parseCell(cellName(cell)))).toEqual(cells);
    expect([cellName(0), cellName(23), cellName(24), cellName(250)]).toEqual(['a1', 'x1', 'a2', 'k11']);
  });
});
