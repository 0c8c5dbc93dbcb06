import {
  byKind,
  hasSeat,
  nobody,
  type Language,
  type Names,
  type Objection,
  type Seat,
} from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import { pending } from '../play.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import type { GarumPart } from '../scoring.ts';
import { cetariumOf, type AnyTable } from '../state.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

const messages: Readonly<Record<Language, Messages>> = { en, pt };

const sentences = {
  en: byKind<Event, [Names], string>(en.events),
  pt: byKind<Event, [Names], string>(pt.events),
};
const parts = { en: byKind<GarumPart, [], string>(en.parts), pt: byKind<GarumPart, [], string>(pt.parts) };

export const sentence = (event: Event, language: Language, names: Names): string =>
  sentences[language](event, names);

export const part = (points: GarumPart, language: Language): string => parts[language](points);

export const prompt = (table: AnyTable, seat: Seat, language: Language): string => {
  const { prompts, waiting } = messages[language];
  const seats = pending(table);
  if (seats !== nobody && !hasSeat(seats, seat)) return waiting;
  return prompts[table.step]({ cetarium: cetariumOf(table), colour: table.turn });
};

export const objectionTo = (refusal: Refusal): Objection => ({
  rule: REFUSAL_RULES[refusal],
  reason: { en: en.refusals[refusal], pt: pt.refusals[refusal] },
});
