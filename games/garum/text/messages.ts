import type { Cases, Names } from '../../kernel/index.ts';
import { seatOf, type Colour } from '../components.ts';
import type { Event } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { GarumPart } from '../scoring.ts';
import type { Step } from '../state.ts';

/** Everything Garum says, once a language. */
export interface Messages {
  readonly events: Cases<Event, [names: Names], string>;
  readonly parts: Cases<GarumPart, [], string>;
  readonly prompts: Readonly<
    Record<Step, (about: { readonly cetarium: number; readonly colour: number }) => string>
  >;
  readonly waiting: string;
  readonly refusals: Readonly<Record<Refusal, string>>;
}

/** The name of the player of a colour. */
export const who = (names: Names, colour: Colour): string => names[seatOf(colour, names.length)];
