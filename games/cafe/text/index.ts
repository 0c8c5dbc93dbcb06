import { byKind, hasSeat, type Language, type Names, type Objection, type Seat } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { cellName, NO_CELL } from '../cells.ts';
import { cardName, NO_CARD } from '../components.ts';
import type { Event } from '../events.ts';
import { legalTakes } from '../phases/take.ts';
import { pending } from '../play.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import { scores, type CafePart } from '../scoring.ts';
import { NOTHING, type AnyTable } from '../state.ts';
import { en } from './en.ts';
import type { Messages, Question } from './messages.ts';
import { pt } from './pt.ts';

const messages: Readonly<Record<Language, Messages>> = { en, pt };

const sentences = {
  en: byKind<Event, [Names], string>(en.events),
  pt: byKind<Event, [Names], string>(pt.events),
};
const parts = { en: byKind<CafePart, [], string>(en.parts), pt: byKind<CafePart, [], string>(pt.parts) };

export const sentence = (event: Event, language: Language, names: Names): string =>
  sentences[language](event, names);

export const part = (points: CafePart, language: Language): string => parts[language](points);

/** By what a seat has begun. */
const BEGUN: readonly Question[] = ['act', 'dry', 'roast', 'deliver', 'name'];

const questionTo = (box: Box, table: AnyTable, seat: Seat): Question => {
  if (table.step === 'over') return 'over';
  if (!hasSeat(pending(table), seat)) return table.step === 'bid' ? 'closed' : 'waiting';
  if (table.step === 'take') return legalTakes(box, table, seat)[0].kind === 'discard' ? 'discard' : 'take';
  if (table.step !== 'act') return table.step;
  return table.doing[seat] === NOTHING && table.actions[seat] === 0 ? 'spent' : BEGUN[table.doing[seat]];
};

export const prompt = (box: Box, table: AnyTable, seat: Seat, language: Language): string =>
  messages[language].prompts[questionTo(box, table, seat)]({
    card: table.taken === NO_CARD ? '' : cardName(table.taken),
    actions: table.actions[seat],
    group: table.group[seat] === NO_CELL ? '' : cellName(table.group[seat]),
  });

export const objectionTo = (refusal: Refusal): Objection => ({
  rule: REFUSAL_RULES[refusal],
  reason: { en: en.refusals[refusal], pt: pt.refusals[refusal] },
});

/** C-SOL-1 */
export const rating = (box: Box, table: AnyTable, language: Language): string | undefined => {
  if (table.players !== 1 || table.step !== 'over') return undefined;
  const { ratings, rating: rated } = messages[language];
  const [{ total }] = scores(box, table);
  const reached = box.ratings[table.rules].filter(limit => total >= limit).length;
  return rated(ratings[reached], reached + 1, ratings.length);
};
