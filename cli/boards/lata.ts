import { boxOf, type Lata } from '../../games/lata/index.ts';
import type { Board } from './board.ts';
import { headLines } from './lata/head.ts';
import { marketLines } from './lata/markets.ts';
import { offerLines } from './lata/offers.ts';
import { playerLines } from './lata/players.ts';
import { setLines } from './lata/sets.ts';

/** From top to bottom: the round, the cards on offer, the markets, the scoring cards, and every player's factory. */
export const lataBoard: Board<Lata> = (game, view, pencil) => {
  const box = boxOf(game.edition);
  const sections = [
    headLines(view, pencil),
    setLines(box, view, pencil),
    marketLines(box, view, pencil),
    offerLines(box, view, pencil),
    ...playerLines(game, box, view, pencil),
  ];
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.map(line => line.trimEnd()).join('\n'))
    .join('\n\n');
};
