import {
  byKind,
  hasSeat,
  nobody,
  type Language,
  type Names,
  type Objection,
  type Seat,
} from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import {
  GOOD_LETTERS,
  ICONS,
  LINE_END,
  marketName,
  NATIONS,
  NO_ICON,
  NONE,
  productionName,
  scoringName,
  SPACES,
} from '../components.ts';
import type { Event } from '../events.ts';
import type { Term } from '../measures.ts';
import { iconAt } from '../phases/line.ts';
import { pending } from '../play.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import { ratingOf, scores, type LataPart } from '../scoring.ts';
import { isSolo, type AnyTable } from '../state.ts';
import { en } from './en.ts';
import type { Describe, Messages } from './messages.ts';
import { pt } from './pt.ts';

const messages: Readonly<Record<Language, Messages>> = { en, pt };

const sentences = {
  en: byKind<Event, [Names, Describe], string>(en.events),
  pt: byKind<Event, [Names, Describe], string>(pt.events),
};

const termsIn = (terms: readonly Term[], { measures, and }: Messages): string =>
  terms.map(({ points, every, of }) => measures[of](points, every)).join(and);

/** The icons of production cards in words. */
export const iconNames = (language: Language): Messages['icons'] => messages[language].icons;

/** Cards in words. */
export const describeCards = (box: Box, language: Language): Describe => {
  const words = messages[language];
  return {
    production: card => {
      const icons = [box.icons[card * 2], box.icons[card * 2 + 1]].filter(icon => icon !== NO_ICON);
      return `${productionName(card)} (${icons.map(icon => words.icons[ICONS[icon]]).join(', ')})`;
    },
    market: card => {
      const { flags, silver, red, yellow } = box.markets[card];
      const slots = [silver, red, yellow].map((count, good) => GOOD_LETTERS[good].repeat(count)).join('');
      return `${marketName(card)} (${flags.map(nation => NATIONS[nation]).join(' ')}, ${slots})`;
    },
    scoring: card => `${scoringName(card)} (${termsIn(box.scoring[card].terms, words)})`,
    worth: card => termsIn(box.scoring[card].terms, words),
    start: scenario => termsIn(box.starts[scenario], words),
  };
};

/** Everything that needs to know the cards. */
export const textWith = (box: Box) => {
  const describe = { en: describeCards(box, 'en'), pt: describeCards(box, 'pt') };

  const cardAsked = (table: AnyTable, seat: Seat, language: Language): string => {
    const card = table.step === 'place' ? table.hand[0] : table.tops[seat * SPACES + (table.spot >> 1)];
    const isCard = table.step === 'place' || (table.step === 'produce' && card !== NONE);
    return isCard ? describe[language].production(card) : '';
  };

  return {
    sentence: (event: Event, language: Language, names: Names): string =>
      sentences[language](event, names, describe[language]),

    part: (part: LataPart, language: Language): string =>
      part.kind === 'start'
        ? `${messages[language].startingCard} (${describe[language].start(part.scenario)})`
        : describe[language].scoring(part.card),

    prompt: (table: AnyTable, seat: Seat, language: Language): string => {
      const { prompts, waiting } = messages[language];
      const seats = pending(table);
      const hasBid = hasSeat(table.sealed, seat);
      if (seats !== nobody && !hasSeat(seats, seat) && !hasBid) return waiting;
      const icon = table.spot < LINE_END ? iconAt(box, table, seat, table.spot) : NO_ICON;
      return prompts[table.step]({
        card: cardAsked(table, seat, language),
        icon: icon === NO_ICON ? undefined : ICONS[icon],
        points: table.points[seat],
        coins: table.coins[seat],
        hasBid,
      });
    },

    /** L-SOL-9 */
    rating: (table: AnyTable, language: Language): string | undefined =>
      isSolo(table) ? messages[language].ratings[ratingOf(scores(box, table)[0].total)] : undefined,
  };
};

export const objectionTo = (refusal: Refusal): Objection => ({
  rule: REFUSAL_RULES[refusal],
  reason: { en: en.refusals[refusal], pt: pt.refusals[refusal] },
});
