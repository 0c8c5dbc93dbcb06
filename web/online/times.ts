import type { TimeControl } from '../../server/wire/parts.ts';

/** The clocks that can be chosen, by name: each a whole setting. */
export const TIMES = ['none', 'brisk', 'calm', 'day', 'days'] as const;

export const timeControls: Readonly<Record<(typeof TIMES)[number], TimeControl>> = {
  none: { kind: 'none' },
  brisk: { kind: 'bank', seconds: 600, increment: 10 },
  calm: { kind: 'bank', seconds: 1800, increment: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
};
