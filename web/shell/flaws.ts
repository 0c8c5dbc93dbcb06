import type { Problem } from '../../games/kernel/index.ts';

/** What can be wrong with a match file, as far as it matters to whoever brings it. */
export type Flaw =
  | 'noMatch'
  | 'otherGame'
  | 'otherRules'
  | 'otherEdition'
  | 'badStart'
  | 'brokenSeal'
  | 'badMove'
  | 'wrongResult';

const FLAWS: Readonly<Record<string, Flaw>> = {
  'bad-file': 'noMatch',
  'unknown-game': 'otherGame',
  'unknown-rules': 'otherRules',
  'unknown-edition': 'otherEdition',
  'bad-edition': 'otherEdition',
  'bad-options': 'badStart',
  'bad-seats': 'badStart',
  'bad-seed': 'badStart',
  'bad-state': 'badStart',
  'wrong-start': 'badStart',
  'wrong-commitment': 'brokenSeal',
  'wrong-result': 'wrongResult',
};

/** Whatever else a match is refused for, a move of it was. */
export const flawOf = ({ code }: Problem): Flaw => FLAWS[code] ?? 'badMove';
