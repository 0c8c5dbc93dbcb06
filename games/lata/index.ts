import { expect, titleOf, type EditionLabel } from '../kernel/index.ts';
import { unpack, type Box } from './box.ts';
import { readEdition, type Edition } from './edition.ts';
import first from './editions/cais-1.json' with { type: 'json' };
import { lataWith, type Lata } from './game.ts';

const builtIn = [first];

export const lataTitle = titleOf<Lata, Edition>({
  id: 'lata',
  builtIn,
  readEdition,
  gameWith: (edition, label) => lataWith(unpack(edition), label),
});

export const lata = expect(lataTitle.open());

/** The contents of the box a game is played with, for whoever draws it. */
export const boxOf = (edition: EditionLabel): Box =>
  unpack(expect(readEdition(edition.data ?? builtIn.find(data => data.id === edition.id))));

export * from './components.ts';
export type { Box } from './box.ts';
export { countCards, listCards } from './cards.ts';
export type { Lata } from './game.ts';
export { saleValue } from './phases/sell.ts';
export { ratingOf, worthNow } from './scoring.ts';
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
