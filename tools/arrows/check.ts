import type { Source } from '../repository.ts';
import { complainOf } from './allowed.ts';
import { isForTests } from './folders.ts';
import { forbiddenIn } from './globals.ts';
import { importsOf } from './imports.ts';

const checkImports = (source: Source): readonly string[] =>
  importsOf(source).flatMap(({ line, target }) => {
    const complaint = complainOf(source.path, target);
    return complaint === undefined ? [] : [`${source.path}:${line} ${complaint}.`];
  });

const checkGlobals = (source: Source): readonly string[] =>
  source.path.startsWith('games/') && !isForTests(source.path)
    ? forbiddenIn(source).map(({ line, name }) => `${source.path}:${line} games must not use ${name}.`)
    : [];

/** Every place where an arrow points the wrong way, one line each. */
export const checkArrows = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(source => [...checkImports(source), ...checkGlobals(source)]);
