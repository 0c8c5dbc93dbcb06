import { expect, it } from 'vitest';
import { byKind } from '../cases.ts';
import type { MorraMove } from './morra/components.ts';

it('the case of a value is the one of its kind, and gets the value and the rest', () => {
  const tell = byKind<MorraMove, [name: string], string>({
    show: ({ fingers }, name) => `${name} shows ${fingers}`,
    call: ({ sum }, name) => `${name} calls ${sum}`,
  });
  expect(tell({ kind: 'show', fingers: 3 }, 'Ana')).toBe('Ana shows 3');
  expect(tell({ kind: 'call', sum: 9 }, 'Rui')).toBe('Rui calls 9');
});
