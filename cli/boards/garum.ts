import { boxOf, type Garum } from '../../games/garum/index.ts';
import { padTo } from '../paint.ts';
import type { Board } from './board.ts';
import { gridLines } from './garum/grid.ts';
import { panelLines } from './garum/panel.ts';

const GRID_WIDTH = 45;

/** The board to the left, and beside it whatever else one may see. */
export const garumBoard: Board<Garum> = (game, view, pencil) => {
  const box = boxOf(game.edition);
  const left = gridLines(box, view, pencil.paint);
  const right = panelLines(game, box, view, pencil);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padTo(left[i] ?? '', GRID_WIDTH)}${right[i] ?? ''}`.trimEnd(),
  ).join('\n');
};
