import type { Source } from '../repository.ts';

export interface DefinedRule {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

/** A rule is defined where a list item begins with its id in bold. */
const DEFINITION = /^\s*[-*] \*\*([A-Z]+-[A-Z]+-\d+)\*\*/;

export const rulesIn = ({ path, code }: Source): readonly DefinedRule[] =>
  code.split('\n').flatMap((text, i) => {
    const id = DEFINITION.exec(text)?.[1];
    return id === undefined ? [] : [{ id, path, line: i + 1 }];
  });
