import type { Source } from '../repository.ts';
import { lineOf, nameOf, visitSource, type Node } from '../syntax.ts';

/** The names that bring in a clock, the outside world, or chance that is not the match's. */
const FORBIDDEN = new Set([
  'Date',
  'performance',
  'console',
  'process',
  'globalThis',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
]);

export interface Use {
  readonly line: number;
  readonly name: string;
}

/** Whether an identifier only names a field: `table.process`, `{ process: 1 }`. */
const namesField = (parent: Node | undefined, field: string): boolean =>
  parent !== undefined &&
  ((parent.type === 'MemberExpression' && field === 'property' && parent.computed === false) ||
    (field === 'key' && parent.computed !== true));

/** Math is harmless field by field, but for one; taken whole or by a computed name, it might be that one. */
const mayBeRandom = (parent: Node | undefined, field: string): boolean =>
  parent?.type !== 'MemberExpression' ||
  field !== 'object' ||
  parent.computed === true ||
  nameOf(parent.property) === 'random';

export const forbiddenIn = ({ path, code }: Source): readonly Use[] => {
  const found: Use[] = [];
  visitSource(path, code, (node, parent, field) => {
    const name = nameOf(node);
    if (name === undefined || namesField(parent, field)) return;
    const line = lineOf(code, node);
    if (FORBIDDEN.has(name)) found.push({ line, name });
    else if (name === 'Math' && mayBeRandom(parent, field)) found.push({ line, name: 'Math.random' });
  });
  return found;
};
