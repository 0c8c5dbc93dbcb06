// Morra, an old Roman game of fingers, with prizes: small, but with all that is hard about a game for the kernel.
// M-1  Every round a prize is drawn from the deck.
// M-2  Each seat secretly shows 1 to 5 fingers, then secretly calls a sum that all hands together can have.
// M-3  Who has done both may change either until the last call is in.
// M-4  Then all hands are opened. Whoever called the sum takes the prize, several if several did.
// M-5  With "near", which is for 2 or 3 seats, the nearest calls take one point each when nobody called the sum.
// M-6  After 3 rounds (short) or 5 (long) most points win; of equal ones, most sums called.

import { option, type Kind, type OptionsOf, type Part, type Seats, type Viewer } from '../../index.ts';

export const SEATS = { min: 2, max: 5 };
export const MOST_FINGERS = 5;
export const ROUNDS = { short: 3, long: 5 } as const;

export const OPTIONS = {
  length: option({
    name: { en: 'Length', pt: 'Duração' },
    values: {
      short: { name: { en: 'short', pt: 'curta' }, about: { en: 'Three rounds', pt: 'Três rondas' } },
      long: { name: { en: 'long', pt: 'longa' }, about: { en: 'Five rounds', pt: 'Cinco rondas' } },
    },
    standard: 'short',
  }),
  near: option({
    name: { en: 'Near calls', pt: 'Palpites próximos' },
    values: {
      off: { name: { en: 'off', pt: 'não' }, about: { en: 'Only the sum counts', pt: 'Só a soma conta' } },
      on: {
        name: { en: 'on', pt: 'sim' },
        about: { en: 'One point for the nearest', pt: 'Um ponto ao próximo' },
      },
    },
    standard: 'off',
    seats: [2, 3],
  }),
} as const;

/** Zero is not decided yet. */
export interface Choice {
  fingers: number;
  call: number;
}

export interface Round {
  readonly prize: number;
  readonly hits: Seats;
  readonly nears: Seats;
}

interface Table {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly rounds: Round[];
  readonly deck: number[];
  /** Zero once the match is over. */
  prize: number;
}

export interface MorraState extends Table {
  readonly choices: Choice[];
}

export interface MorraView extends Table {
  readonly viewer: Viewer;
  readonly ready: boolean[];
  readonly mine: Choice | null;
}

export type MorraTable = MorraState | MorraView;

export type MorraMove =
  | { readonly kind: 'show'; readonly fingers: number }
  | { readonly kind: 'call'; readonly sum: number };

export type MorraEvent =
  | { readonly kind: 'drawn'; readonly prize: number }
  | { readonly kind: 'shown'; readonly seat: number; readonly fingers: number }
  | { readonly kind: 'called'; readonly seat: number; readonly sum: number }
  | { readonly kind: 'ready'; readonly seat: number }
  | { readonly kind: 'opened'; readonly fingers: readonly number[]; readonly calls: readonly number[] }
  | { readonly kind: 'scored'; readonly seat: number; readonly points: number };

export interface MorraPart extends Part {
  readonly kind: 'hits' | 'nears';
}

export interface Morra extends Kind {
  readonly Options: OptionsOf<typeof OPTIONS>;
  readonly State: MorraState;
  readonly View: MorraView;
  readonly Move: MorraMove;
  readonly Event: MorraEvent;
  readonly Part: MorraPart;
}

export const isView = (table: MorraTable): table is MorraView => 'ready' in table;

export const seatsAt = (table: MorraTable): number => (isView(table) ? table.ready : table.choices).length;

/** The choice of a seat, where the table knows it. */
export const choiceOf = (table: MorraTable, seat: number): Choice | null => {
  if (!isView(table)) return table.choices[seat];
  return table.viewer === seat ? table.mine : null;
};
