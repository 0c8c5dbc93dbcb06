import { describe, expect, it } from 'vitest';
import { checkRuleIds } from '../rule-ids/check.ts';

const doc = (...lines: readonly string[]) => ({ path: 'docs/rules/garum.md', code: lines.join('\n') });
const suite = (...lines: readonly string[]) => ({
  path: 'games/garum/tests/a.test.ts',
  code: lines.join('\n'),
});

const tile = doc('# Garum', '', '- **G-TRN-1** Lay a tile.');
const untested = 'docs/rules/garum.md:3 G-TRN-1 has no test that names it in its title.';

describe('rule ids', () => {
  it.each([
    "it('[G-TRN-1] lays a tile', () => {});",
    "test('[G-TRN-1] lays a tile', () => {});",
    "describe('[G-TRN-1] tiles', () => {});",
    "it.each([1, 2])('[G-TRN-1] lays %i tiles', () => {});",
    'it.each`a ${1}`("[G-TRN-1] lays a tile", () => {});',
    "test.concurrent('[G-TRN-1] lays a tile', () => {});",
    'it(`[G-TRN-1] lays ${count} tiles`, () => {});',
    "it('[G-TRN-1] lays a tile ' + where, () => {});",
    "describe('tiles', () => {\n it('[G-TRN-1] are laid', () => {});\n});",
  ])('%s proves a rule', code => {
    expect(checkRuleIds([tile], [suite(code)])).toEqual([]);
  });

  it.each([
    "it('G-TRN-1 without brackets', () => {});",
    "it.skip('[G-TRN-1] is not run', () => {});",
    "it.todo('[G-TRN-1] is not written');",
    "log('[G-TRN-1] is no test');",
    "it('lays a tile', () => { expect('[G-TRN-1]').toBe(rule); });",
    "// it('[G-TRN-1] is a comment', () => {});",
    'it(`[${id}] is not certain`, () => {});',
  ])('%s proves nothing', code => {
    expect(checkRuleIds([tile], [suite(code)])).toEqual([untested]);
  });

  it('one title can name several rules, in one bracket or in several', () => {
    const docs = doc('- **G-A-1** a', '- **G-A-2** b', '- **G-A-3** c');
    expect(checkRuleIds([docs], [suite("it('[G-A-1, G-A-2] [G-A-3] all', () => {});")])).toEqual([]);
  });

  it('a title that names an unknown rule is found, with its line', () => {
    const code = ["it('[G-TRN-1] lays', () => {});", "it('[G-TRN-1, G-TRN-9] lays', () => {});"];
    expect(checkRuleIds([tile], [suite(...code)])).toEqual([
      'games/garum/tests/a.test.ts:2 G-TRN-9 is not a rule of docs/rules.',
    ]);
  });

  it('a rule is defined by the start of a list item alone', () => {
    const mention = doc('G-TRN-2 is', '- a worker, see **G-TRN-3**', '- G-TRN-4 not bold');
    expect(checkRuleIds([mention], [])).toEqual([]);
  });

  it('a rule cannot be defined twice', () => {
    const twice = doc('- **G-TRN-1** once', '- **G-TRN-1** again');
    expect(checkRuleIds([twice], [suite("it('[G-TRN-1] lays', () => {});")])).toEqual([
      'docs/rules/garum.md:2 G-TRN-1 is defined a second time.',
    ]);
  });
});
