import { describeCards, scoringName, worthNow, type Box, type View } from '../../../games/lata/index.ts';
import type { Pencil } from '../board.ts';
import { words } from './words.ts';

/** The scoring cards on display; a player also sees what each would be worth now. */
export const offerLines = (box: Box, view: View, { paint, language }: Pencil): readonly string[] => {
  const say = words[language];
  const { viewer } = view;
  const { worth } = describeCards(box, language);
  const lines = view.offers.map(card => {
    const now =
      viewer === 'spectator'
        ? ''
        : `${paint('cyan', `(${worthNow(box, view, viewer, card)})`.padStart(4))}  `;
    return `${scoringName(card).padStart(5)}  ${say.price(box.scoring[card].cost)}  ${now}${worth(card)}`;
  });
  const legend = viewer === 'spectator' ? '' : `  ${paint('dim', say.worth)}`;
  return [`${paint('bold', say.scoring)}${legend}`, ...lines];
};
