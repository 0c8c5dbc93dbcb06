import { cardName, NO_SHOP, SQUARES_A_CARD, type Box, type Card } from '../../../games/cafe/index.ts';
import { padTo, widthOf, type Paint } from '../../paint.ts';
import { drawSquare, spellCubes } from './squares.ts';
import type { Words } from './words.ts';

/** A card as it lies before being turned, under its name and its price, over what its shop wants. */
const cardLines = (box: Box, card: Card, label: string, say: Words, paint: Paint): readonly string[] => {
  const faces = Array.from({ length: SQUARES_A_CARD }, (_, place) => card * SQUARES_A_CARD + place);
  const shops = [...new Set(faces.map(face => box.shop[face]))].filter(shop => shop !== NO_SHOP);
  const mark = (face: number): string => (shops.length > 1 ? `#${shops.indexOf(box.shop[face]) + 1}` : '#');
  const row = (from: number): string =>
    faces
      .slice(from, from + 3)
      .map(face => drawSquare(box, face, 0, mark(face), paint))
      .join('')
      .trimEnd();
  return [
    `${paint('bold', cardName(card))} ${label}`.trimEnd(),
    row(0),
    row(3),
    ...shops.map(shop => {
      const { wants, value } = box.shops[shop];
      return `${paint('cyan', '#')} ${spellCubes(wants, paint)} ${say.points(value)}`;
    }),
  ];
};

const GAP = '   ';

/** Cards side by side, each with a label behind its name. */
export const cardsLines = (
  box: Box,
  cards: readonly Card[],
  labelOf: (card: Card) => string,
  say: Words,
  paint: Paint,
): readonly string[] => {
  const drawn = cards.map(card => cardLines(box, card, labelOf(card), say, paint));
  const widths = drawn.map(lines => Math.max(...lines.map(widthOf)));
  const height = Math.max(0, ...drawn.map(lines => lines.length));
  return Array.from({ length: height }, (_, i) =>
    drawn
      .map((lines, card) => padTo(lines[i] ?? '', widths[card]))
      .join(GAP)
      .trimEnd(),
  );
};
