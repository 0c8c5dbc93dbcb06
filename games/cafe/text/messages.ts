import type { Cases, Names } from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { CafePart } from '../scoring.ts';

/** What a seat can be asked for. */
export type Question =
  | 'bid'
  | 'closed'
  | 'take'
  | 'discard'
  | 'place'
  | 'act'
  | 'spent'
  | 'dry'
  | 'roast'
  | 'deliver'
  | 'name'
  | 'over'
  | 'waiting';

/** What a question is about: the card to be placed, the actions left, the group of the action that has begun. */
export interface About {
  readonly card: string;
  readonly actions: number;
  readonly group: string;
}

/** Everything Café says, once a language. */
export interface Messages {
  readonly events: Cases<Event, [names: Names], string>;
  readonly parts: Cases<CafePart, [], string>;
  readonly prompts: Readonly<Record<Question, (about: About) => string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
  /** The five ratings of a match played alone, the lowest first. */
  readonly ratings: readonly string[];
  readonly rating: (name: string, place: number, of: number) => string;
}
