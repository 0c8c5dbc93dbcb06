// Just enough of a syntax tree for the checks: nodes, their children and their lines.

// The one parser among the installed packages that is not another dependency.
import { parseAst } from 'vitest/node';

/** A node of the ESTree, its fields unknown until they are asked for. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export type Visit = (node: Node, parent: Node | undefined, field: string) => void;

const visitAll = (value: unknown, visit: Visit, parent: Node | undefined, field: string): void => {
  if (Array.isArray(value)) for (const item of value) visitAll(item, visit, parent, field);
  else if (isNode(value)) {
    visit(value, parent, field);
    for (const [name, child] of Object.entries(value)) visitAll(child, visit, value, name);
  }
};

/** Shows every node of a source file, outer ones first, with the field of its parent that holds it. */
export const visitSource = (path: string, code: string, visit: Visit): void =>
  visitAll(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), visit, undefined, '');

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

/** The text of a string literal. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

export const lineOf = (code: string, node: Node): number => code.slice(0, node.start).split('\n').length;
