import {
  boxOf,
  deckSize,
  NO_CARD,
  priceOf,
  ROUNDS,
  unseenCards,
  type Box,
  type Cafe,
  type Card,
  type View,
} from '../../games/cafe/index.ts';
import type { Seat } from '../../games/kernel/index.ts';
import type { Board, Pencil } from './board.ts';
import { cardsLines } from './cafe/cards.ts';
import { countLine, playersLines } from './cafe/players.ts';
import { words } from './cafe/words.ts';

/** Whose price is shown: the viewer's, or that of whoever is to pick. */
const buyerOf = ({ viewer, order, turn }: View): Seat => (viewer === 'spectator' ? order[turn] : viewer);

const headLines = (view: View, { language, paint }: Pencil): readonly string[] => {
  const say = words[language];
  if (view.step === 'over') return [paint('bold', say.over), ''];
  const round = paint('bold', say.round(view.round + 1, ROUNDS));
  const cards = say.deck(deckSize(view.deck) - unseenCards(view.players));
  return [`${round}   ${cards}   ${say.supply} ${countLine(view.supply, paint)}`, ''];
};

const draftLines = (box: Box, view: View, { language, paint }: Pencil): readonly string[] => {
  const say = words[language];
  if (view.step === 'over' || view.step === 'act') return [];
  if (view.taken !== NO_CARD)
    return [say.toPlace, ...cardsLines(box, [view.taken], () => '', say, paint), ''];
  const price = priceOf(box, view.areas[buyerOf(view)]);
  const labelOf = (card: Card): string => say.price(box.hasCup[card] * price);
  return [say.market, ...cardsLines(box, view.market, labelOf, say, paint), ''];
};

/** The market above, and below it the areas of all players. */
export const cafeBoard: Board<Cafe> = (game, view, pencil) => {
  const box = boxOf(game.edition);
  return [
    ...headLines(view, pencil),
    ...draftLines(box, view, pencil),
    ...playersLines(game, box, view, pencil),
    ...words[pencil.language].legend.map(line => pencil.paint('dim', line)),
  ].join('\n');
};
