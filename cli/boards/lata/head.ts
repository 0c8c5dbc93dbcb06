import {
  countCards,
  isSolo,
  listCards,
  MARKET_DECK,
  PRODUCTION_DECK,
  productionName,
  SCORING_DECK,
  type View,
} from '../../../games/lata/index.ts';
import type { Pencil } from '../board.ts';
import { wrapWords } from './cards.ts';
import { words } from './words.ts';

export const headLines = (view: View, { paint, language, names }: Pencil): readonly string[] => {
  const say = words[language];
  const { step, round, decks, under, order } = view;
  const discard = listCards(view.discard, 0).map(productionName);
  return [
    paint('bold', step === 'over' ? say.over : say.round(round + 1, say.steps[step])),
    ...(isSolo(view) ? [] : [say.order(order.map(seat => names[seat]).join(', '))]),
    paint(
      'dim',
      say.decks(
        countCards(decks, PRODUCTION_DECK),
        countCards(decks, MARKET_DECK) + under.length,
        countCards(decks, SCORING_DECK),
      ),
    ),
    ...(discard.length === 0
      ? []
      : wrapWords(say.discard(discard.join(' '))).map(line => paint('dim', line))),
  ];
};
