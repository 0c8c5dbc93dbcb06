import {
  cellAt,
  cellName,
  columnOf,
  indexOf,
  isWhole,
  NO_SHOP,
  openShops,
  rowOf,
  SIDE,
  type Area,
  type Box,
} from '../../../games/cafe/index.ts';
import { padFrom, padTo, type Paint } from '../../paint.ts';
import type { Words } from './words.ts';
import { drawSquare, spellCubes, SQUARE_WIDTH } from './squares.ts';

/** The numbers of an arc of the ring, beginning where nothing lies before. */
const arcOf = (numbers: readonly number[]): readonly number[] => {
  const seen = new Set(numbers);
  const first = [...seen].find(number => !seen.has((number + SIDE - 1) % SIDE)) ?? 0;
  return Array.from({ length: seen.size }, (_, i) => (first + i) % SIDE);
};

/** "#1" for the first shop that is open, and so on; "#x" for one that is dead. */
const markOf = (box: Box, area: Area, index: number): string => {
  const shop = box.shop[area.faces[index]];
  if (shop === NO_SHOP || !isWhole(box, area, shop)) return '#x';
  return `#${openShops(box, area).findIndex(first => box.shop[area.faces[first]] === shop) + 1}`;
};

/** The cells of an area with the names of their columns and rows. */
export const gridLines = (box: Box, area: Area, paint: Paint): readonly string[] => {
  const rows = arcOf(area.cells.map(rowOf));
  const columns = arcOf(area.cells.map(columnOf));
  const head = columns.map(column => padTo(cellName(column).replace(/\d+/, ''), SQUARE_WIDTH)).join('');
  return [
    paint('dim', `   ${head}`.trimEnd()),
    ...rows.map(row => {
      const squares = columns.map(column => {
        const index = indexOf(area, cellAt(row, column));
        return index < 0
          ? ' '.repeat(SQUARE_WIDTH)
          : drawSquare(box, area.faces[index], area.cubes[index], markOf(box, area, index), paint);
      });
      return `${paint('dim', padFrom(String(row + 1), 2))} ${squares.join('')}`.trimEnd();
    }),
  ];
};

/** What each open shop is called, is worth, has and still misses. */
export const shopLines = (box: Box, area: Area, say: Words, paint: Paint): readonly string[] =>
  openShops(box, area).map((index, i) => {
    const { name, wants, value } = box.shops[box.shop[area.faces[index]]];
    const missing = wants - area.cubes[index];
    const state = missing === 0 ? paint('bold', say.supplied) : `${say.misses} ${spellCubes(missing, paint)}`;
    return `${paint('cyan', `#${i + 1}`)} ${name} (${cellName(area.cells[index])}), ${say.points(value)}: ${state}`;
  });
