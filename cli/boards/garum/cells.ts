import { EMPTY, JOKER, LETTERS, type Box, type Cetarium, type View } from '../../../games/garum/index.ts';
import type { Paint } from '../../paint.ts';
import { FAINT, FULL } from './colours.ts';

/** One specimen place of the board, by its row and column. */
interface Cell {
  readonly cetarium: Cetarium;
  /** The tile lying there, or −1. */
  readonly tile: number;
  /** The species on it, or −1. */
  readonly fish: number;
  /** The bonus space printed there, or −1. */
  readonly bonus: number;
}

const cellAt = (box: Box, view: View, row: number, column: number): Cell | undefined => {
  const board = box.boards[view.board];
  const cetarium = board.grid[(row >> 2) * 4 + (column >> 2)];
  if (cetarium === EMPTY) return undefined;
  const place = cetarium * 4 + ((row >> 1) & 1) * 2 + ((column >> 1) & 1);
  const corner = (row & 1) * 2 + (column & 1);
  const tile = view.places[place];
  return {
    cetarium,
    tile,
    fish: tile === EMPTY ? EMPTY : box.fish[tile * 4 + corner],
    bonus: board.bonusSpaces[place * 4 + corner],
  };
};

/** The cells of a tank from the middle outwards: its number stands in the first that shows nothing else. */
const INWARDS = [5, 6, 9, 10, 1, 2, 4, 7, 8, 11, 13, 14, 0, 3, 12, 15] as const;

const numberCell = (box: Box, view: View, top: number, left: number): number | undefined =>
  INWARDS.find(i => {
    const cell = cellAt(box, view, top + (i >> 2), left + (i & 3));
    return cell?.tile === EMPTY && cell.bonus === EMPTY;
  });

/** A specimen place in two columns. */
export const drawCell = (box: Box, view: View, row: number, column: number, paint: Paint): string => {
  const cell = cellAt(box, view, row, column);
  if (cell === undefined) return '  ';
  if (cell.fish !== EMPTY) return paint(FULL[cell.fish], `${LETTERS[cell.fish]} `);
  if (cell.bonus !== EMPTY)
    return paint(FAINT[cell.bonus], `${cell.bonus === JOKER ? '*' : LETTERS[cell.bonus].toLowerCase()} `);
  return numberCell(box, view, row & ~3, column & ~3) === (row & 3) * 4 + (column & 3)
    ? paint('bold', String(cell.cetarium + 1).padEnd(2))
    : paint('dim', '· ');
};
