import type { Source } from '../repository.ts';
import { rulesIn } from './defined.ts';
import { rulesNamedIn } from './named.ts';

/** Every rule that no test names, every one that is defined twice, and every name of a rule that does not exist. */
export const checkRuleIds = (docs: readonly Source[], tests: readonly Source[]): readonly string[] => {
  const defined = docs.flatMap(rulesIn);
  const named = tests.flatMap(rulesNamedIn);
  const known = new Set(defined.map(({ id }) => id));
  const proved = new Set(named.map(({ id }) => id));
  return [
    ...defined
      .filter(({ id }, i) => defined.findIndex(other => other.id === id) < i)
      .map(({ id, path, line }) => `${path}:${line} ${id} is defined a second time.`),
    ...defined
      .filter(({ id }) => !proved.has(id))
      .map(({ id, path, line }) => `${path}:${line} ${id} has no test that names it in its title.`),
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, line }) => `${path}:${line} ${id} is not a rule of docs/rules.`),
  ];
};
