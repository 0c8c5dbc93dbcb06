import { expect, titleOf, type EditionLabel } from '../kernel/index.ts';
import { unpack, type Box } from './box.ts';
import { readEdition, type Edition } from './edition.ts';
import first from './editions/cais-1.json' with { type: 'json' };
import second from './editions/cais-2.json' with { type: 'json' };
import third from './editions/cais-3.json' with { type: 'json' };
import { lataWith, type Lata } from './game.ts';

const builtIn = [third, second, first];

export const lataTitle = titleOf<Lata, Edition>({
  id: 'lata',
  builtIn,
  readEdition,
  gameWith: (edition, label) => lataWith(unpack(edition), label),
});

export const lata = expect(lataTitle.open());

/** The component data that a game is played with, with where they come from. */
export const editionOf = (edition: EditionLabel): Edition =>
  expect(readEdition(edition.data ?? builtIn.find(data => data.id === edition.id)));

/** The contents of the box a game is played with, for whoever draws it. */
export const boxOf = (edition: EditionLabel): Box => unpack(editionOf(edition));

export * from './components.ts';
export type { Box } from './box.ts';
export { countCards, listCards } from './cards.ts';
export type { Event } from './events.ts';
export type { Lata } from './game.ts';
export { holdingsOf, type Holdings } from './holdings.ts';
export { MEASURES, type Measure, type Term } from './measures.ts';
export * from './moves.ts';
export { iconAt, makeableAt, partnerOf } from './phases/line.ts';
export { saleValue } from './phases/sell.ts';
export { measure, ratingOf, RATINGS, worthNow, type LataPart } from './scoring.ts';
export {
  isSolo,
  MARKET_DECK,
  PRODUCTION_DECK,
  SCORING_DECK,
  seatToPlay,
  type Step,
  type View,
} from './state.ts';
export { iconNames, describeCards } from './text/index.ts';
