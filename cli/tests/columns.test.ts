import { describe, expect, it } from 'vitest';
import { inColumns } from '../columns.ts';
import { inColour } from '../paint.ts';

describe('columns', () => {
  it('are read downwards, and as many as fit', () => {
    expect(inColumns(['a', 'bb', 'ccc', 'd', 'e'], 13)).toEqual(['a    ccc  e', 'bb   d']);
    expect(inColumns(['a', 'bb', 'ccc', 'd', 'e'], 8)).toEqual(['a    d', 'bb   e', 'ccc']);
  });

  it('are one where nothing else fits, and none for nothing', () => {
    expect(inColumns(['a long text', 'b'], 5)).toEqual(['a long text', 'b']);
    expect(inColumns([], 80)).toEqual([]);
  });

  it('are as wide as what is seen, not as the escapes that colour it', () => {
    const red = inColour('red', 'a');
    expect(inColumns([red, 'b'], 5)).toEqual([`${red}  b`]);
  });
});
