import type { Cases, Names, Seat } from '../../kernel/index.ts';
import {
  NONE,
  type IconName,
  type MarketCard,
  type ProductionCard,
  type Scenario,
  type ScoringCard,
} from '../components.ts';
import type { Event } from '../events.ts';
import type { Measure } from '../measures.ts';
import type { Refusal } from '../refusals.ts';
import type { Rating } from '../scoring.ts';
import type { Step } from '../state.ts';

/** Cards in words, by the edition that is played with. */
export interface Describe {
  /** "P15 (tomato, sardine)" */
  readonly production: (card: ProductionCard) => string;
  /** "M33 (US US, SSSR)" */
  readonly market: (card: MarketCard) => string;
  /** "S12 (1 VP for each olive-oil icon)" */
  readonly scoring: (card: ScoringCard) => string;
  /** What a scoring card scores. */
  readonly worth: (card: ScoringCard) => string;
  /** What the starting card of a scenario scores. */
  readonly start: (scenario: Scenario) => string;
}

/** What a prompt may speak of. */
export interface Asked {
  /** The card to be placed next, or the one under the head of the line. */
  readonly card: string;
  readonly icon: IconName | undefined;
  readonly points: number;
  readonly coins: number;
  readonly hasBid: boolean;
}

/** How points for something are said: the points, and for every how many. */
export type Phrase = (points: number, every: number) => string;

/** Everything Lata says, once a language. */
export interface Messages {
  readonly icons: Readonly<Record<IconName, string>>;
  readonly measures: Readonly<Record<Measure, Phrase>>;
  readonly startingCard: string;
  readonly and: string;
  readonly events: Cases<Event, [names: Names, describe: Describe], string>;
  readonly prompts: Readonly<Record<Step, (asked: Asked) => string>>;
  readonly waiting: string;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly ratings: Readonly<Record<Rating, string>>;
}

export const who = (names: Names, seat: Seat): string => names[seat];

/** The cards of each set on offer. */
export const pairs = (sets: readonly ProductionCard[]): readonly (readonly ProductionCard[])[] =>
  Array.from({ length: sets.length / 2 }, (_, i) =>
    sets.slice(i * 2, i * 2 + 2).filter(card => card !== NONE),
  );
