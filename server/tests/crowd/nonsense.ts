// Messages that no honest client sends, by a seed: broken, of wrong types, of other people's tables and seats, stale,
// illegal, huge.

import { Random, seedFrom } from '../../../games/kernel/index.ts';

type Make = (random: Random, table: string) => string;

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  'move',
  'watch',
  '1e999',
  '\u0000',
  '\ud800',
  '-',
  'é',
];

const some = <T>(list: readonly T[], random: Random): T => list[random.pick(list.length)];

const anything = (random: Random, depth = 0): unknown => {
  const kind = random.pick(depth > 3 ? 5 : 7);
  if (kind === 0) return null;
  if (kind === 1) return random.next() - 2 ** 31;
  if (kind === 2) return some(PIECES, random);
  if (kind === 3) return random.pick(2) === 0;
  if (kind === 4) return 'x'.repeat(random.pick(300));
  if (kind === 5) return Array.from({ length: random.pick(5) }, () => anything(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.pick(5) }, () => [
      some(['type', 'id', 'table', 'version', 'moves', '__proto__', 'constructor', 'x'], random),
      anything(random, depth + 1),
    ]),
  );
};

const json = (value: object): string => JSON.stringify(value);
const noTable = 'zzzzzzzzzzzz';

const MAKERS: readonly Make[] = [
  random => Array.from({ length: random.pick(30) }, () => some(PIECES, random)).join(''),
  random => JSON.stringify(anything(random)) ?? '',
  (random, table) =>
    json({ type: 'move', id: 'n', table, version: random.pick(9), moves: [anything(random)] }),
  (random, table) =>
    json({ type: 'move', id: 'n', table, version: 1e6 + random.pick(9), moves: ['no worker'] }),
  (_, table) => json({ type: 'move', id: 'n', table, version: 0, moves: [] }),
  (_, table) => json({ type: 'move', id: 'n', table, version: 0, moves: ['A1 NE 0'], seat: 1 }),
  () => json({ type: 'move', id: 'n', table: noTable, version: 0, moves: ['no worker'] }),
  () => json({ type: 'watch', table: noTable }),
  (_, table) => json({ type: 'watch', table, key: 'wrong' }),
  (_, table) => json({ type: 'watch', table, seen: -5 }),
  (_, table) => json({ type: 'chat', id: 'n', table, text: '' }),
  (_, table) => json({ type: 'chat', id: 'n', table, text: 'I do not sit here.' }),
  (random, table) => json({ type: 'chat', id: 'n', table, text: 'x'.repeat(501 + random.pick(1000)) }),
  (_, table) => json({ type: 'state', table }),
  (random, table) =>
    json({ type: 'move', id: 'y'.repeat(65 + random.pick(99)), table, version: 0, moves: ['x'] }),
  () => '['.repeat(20_000),
  () => '9'.repeat(5000),
];

export const nonsense = (seed: string): ((table: string) => string) => {
  const random = new Random(seedFrom(seed));
  return table => some(MAKERS, random)(random, table);
};
