import {
  areaOf,
  colourOfPost,
  EMPTY,
  LETTERS,
  workerOf,
  type Area,
  type BoardBox,
  type Line,
  type View,
} from '../../../games/garum/index.ts';
import type { Paint } from '../../paint.ts';
import { FULL } from './colours.ts';

/** G-TRN-4: a line is closed for good once its area has but one tank left to fill. */
const isClosed = (board: BoardBox, view: View, area: Area): boolean => {
  const past = view.order.slice(0, view.round);
  return (
    board.areasOf.filter((areas, cetarium) => areas.includes(area) && !past.includes(cetarium)).length <= 1
  );
};

/** What stands on a line, in two columns: "bV" for a vilicus of blue, "rD" for a dominus of red, "×" if closed. */
export const lineMark = (board: BoardBox, view: View, line: Line, paint: Paint): string => {
  const post = view.lines[line];
  if (post === EMPTY)
    return view.step !== 'over' && isClosed(board, view, areaOf(line)) ? paint('dim', '× ') : '  ';
  const colour = colourOfPost(post);
  return paint(FULL[colour], `${LETTERS[colour].toLowerCase()}${workerOf(post)[0].toUpperCase()}`);
};
