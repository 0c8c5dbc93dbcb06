/** Why a well-formed move cannot be made, with the rule that says so. */
export const REFUSAL_RULES = {
  'match-over': 'G-END-1',
  'not-your-turn': 'G-RND-1',
  'cetarium-first': 'G-VAR-1',
  'no-emperor': 'G-VAR-1',
  'tile-first': 'G-TRN-1',
  'tile-laid': 'G-TRN-1',
  'ghost-first': 'G-GHO-1',
  'no-ghost': 'G-GHO-1',
  'no-such-cetarium': 'G-CMP-3',
  'cetarium-filled': 'G-VAR-1',
  'other-colour': 'G-SET-2',
  'not-in-hand': 'G-TRN-1',
  'place-taken': 'G-TRN-1',
  'same-rotation': 'G-TRN-1',
  'no-vilicus': 'G-CMP-1',
  'no-dominus': 'G-CMP-1',
  'line-elsewhere': 'G-TRN-3',
  'line-taken': 'G-TRN-3',
  'line-closed': 'G-TRN-4',
} as const;

export type Refusal = keyof typeof REFUSAL_RULES;
