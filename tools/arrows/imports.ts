import type { Source } from '../repository.ts';
import { lineOf, textOf, visitSource, type Node } from '../syntax.ts';

export interface Import {
  readonly line: number;
  /** What stands between the quotes; undefined where it is worked out at run time. */
  readonly target: string | undefined;
}

/** The kinds of nodes that import, from the field `source`. */
const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const importsFrom = (node: Node): boolean =>
  IMPORTING.has(node.type) && node.source !== null && node.source !== undefined;

/** Everything that a file imports, types included. */
export const importsOf = ({ path, code }: Source): readonly Import[] => {
  const found: Import[] = [];
  visitSource(path, code, node => {
    if (importsFrom(node)) found.push({ line: lineOf(code, node), target: textOf(node.source) });
  });
  return found;
};
