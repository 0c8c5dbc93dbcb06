import { NONE, productionName, type Box, type ProductionCard, type View } from '../../../games/lata/index.ts';
import type { Pencil } from '../board.ts';
import { CARD_STYLES, iconsOn } from './cards.ts';
import { words } from './words.ts';

/** The production cards on offer, a set a line, numbered as they are taken. */
export const setLines = (box: Box, view: View, { paint, language }: Pencil): readonly string[] => {
  const say = words[language];
  const draw = (card: ProductionCard): string =>
    `${paint(CARD_STYLES[box.colours[card]], productionName(card))} ${iconsOn(box, card, language).join(', ')}`;
  const lines = Array.from({ length: view.sets.length / 2 }, (_, i) => {
    const cards = view.sets.slice(i * 2, i * 2 + 2).filter(card => card !== NONE);
    return cards.length === 0 ? [] : [`${String(i + 1).padStart(3)}  ${cards.map(draw).join('  +  ')}`];
  }).flat();
  return lines.length === 0 ? [] : [paint('bold', view.step === 'keep' ? say.shown : say.sets), ...lines];
};
