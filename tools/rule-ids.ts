// Checks that every rule of docs/rules has a test that names it, and that tests name only rules that exist.

import { readSources, report } from './repository.ts';
import { checkRuleIds } from './rule-ids/check.ts';

report('Rule ids', checkRuleIds(readSources(['docs/rules/*.md']), readSources(['**/tests/**/*.test.ts'])));
