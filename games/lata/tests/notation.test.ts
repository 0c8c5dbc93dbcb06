import { describe, expect, it } from 'vitest';
import { lata, M } from './table.ts';

describe('notation', () => {
  it.each([
    ['bid 3', { kind: 'bid', points: 3 }],
    ['marker 9', { kind: 'marker', points: 9 }],
    ['take 2', { kind: 'take', set: 1 }],
    ['keep 1 11', { kind: 'keep', first: 0, second: 10 }],
    ['place 5', { kind: 'place', space: 4 }],
    ['make red', { kind: 'make', good: 1 }],
    ['trade silver yellow', { kind: 'trade', first: 0, second: 2 }],
    ['relabel yellow silver', { kind: 'relabel', from: 2, to: 0 }],
    ['reveal', { kind: 'reveal', count: 1 }],
    ['reveal 3', { kind: 'reveal', count: 3 }],
    ['sell M07 2s 1r', { kind: 'sell', card: 6, silver: 2, red: 1, yellow: 0 }],
    ['replace M03 M21', { kind: 'replace', cards: [2, 20] }],
    ['buy S12', { kind: 'buy', card: 11 }],
    ['choose P42', { kind: 'choose', card: 41 }],
  ])('%s', (line, move) => {
    expect(lata.text.parseMove(line)).toEqual(move);
    expect(lata.text.parseMove(`  ${line.toUpperCase().replaceAll(' ', '   ')} `)).toEqual(move);
    expect(lata.text.readMove(move)).toEqual({ ok: true, value: move });
  });

  it('reads replaced markets in any order', () =>
    expect(lata.text.parseMove('replace M21 M03 M10')).toEqual({
      kind: 'replace',
      cards: [M('M03'), M('M10'), M('M21')],
    }));

  it.each([
    'bid 10',
    'take 6',
    'keep 2 2',
    'keep 3 1',
    'place 0',
    'make blue',
    'trade red silver',
    'relabel red red',
    'reveal 4',
    'sell M07',
    'sell M07 5s',
    'sell M43 1s',
    'replace',
    'replace M03 M03',
    'replace M43',
    'replace M01 M02 M03 M04',
    'buy S33',
    'choose P00',
    '',
  ])('"%s" is no move', line => expect(lata.text.parseMove(line)).toBeUndefined());

  it.each([
    { kind: 'replace', cards: [] },
    { kind: 'replace', cards: [4, 2] },
    { kind: 'replace', cards: [1, 2, 3, 4] },
    { kind: 'replace', cards: [42] },
    { kind: 'sell', card: 6, silver: 0, red: 0, yellow: 0 },
    { kind: 'bid' },
    null,
    'bid 3',
  ])('%j is no move', json => expect(lata.text.readMove(json).ok).toBe(false));
});
