import type { Source } from '../repository.ts';
import { isNode, lineOf, nameOf, visitSource, type Node } from '../syntax.ts';

export interface NamedRule {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

const TITLED = new Set(['it', 'test', 'describe']);

/** A test that does not run proves nothing. */
const NOT_RUN = new Set(['skip', 'todo']);

/** Whether a callee is it, test or describe, plain or as it.each(…), it.each`…`, test.concurrent and so on. */
const isTitled = (callee: unknown): boolean => {
  const name = nameOf(callee);
  if (name !== undefined) return TITLED.has(name);
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return isTitled(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTitled(callee.tag);
  if (callee.type !== 'MemberExpression') return false;
  return !NOT_RUN.has(nameOf(callee.property) ?? '') && isTitled(callee.object);
};

/** What a title says for certain: its text without what is filled in at run time. */
const titleText = (title: unknown): string => {
  if (!isNode(title)) return '';
  if (title.type === 'Literal') return String(title.value);
  if (title.type === 'BinaryExpression') return titleText(title.left) + titleText(title.right);
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return '';
  return title.quasis.map((piece: { value: { cooked: string } }) => piece.value.cooked).join('…');
};

const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside.match(/[A-Z]+-[A-Z]+-\d+/g) ?? []);

const titleOf = (node: Node): unknown =>
  node.type === 'CallExpression' && Array.isArray(node.arguments) && isTitled(node.callee)
    ? node.arguments[0]
    : undefined;

/** Every rule that the titles of a test file name in square brackets. */
export const rulesNamedIn = ({ path, code }: Source): readonly NamedRule[] => {
  const found: NamedRule[] = [];
  visitSource(path, code, node => {
    for (const id of idsIn(titleText(titleOf(node)))) found.push({ id, path, line: lineOf(code, node) });
  });
  return found;
};
