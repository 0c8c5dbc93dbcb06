import type { Game } from '../../index.ts';
import type { LawTitle } from '../../testkit/laws.ts';
import { morra, type Morra } from '../morra.ts';
import { isView, type MorraEvent, type MorraState } from '../morra/components.ts';

/** A game that breaks a law, and how the law says so. */
export interface Sabotage {
  readonly finding: string;
  readonly broken: () => Partial<Game<Morra>>;
}

export type Sabotages = Readonly<Partial<Record<LawTitle, Sabotage>>>;

/** Does something more after every move of the referee. */
export const afterMove = (
  more: (state: MorraState, tell: (event: MorraEvent) => void) => void,
): Partial<Game<Morra>> => ({
  apply: (table, seat, move, chance, tell = () => {}) => {
    morra.apply(table, seat, move, chance, tell);
    if (!isView(table)) more(table, tell);
  },
});
