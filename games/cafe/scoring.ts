import { scoreOf, type Score, type Seat } from '../kernel/index.ts';
import { indexOf, type Area } from './area/area.ts';
import { isSupplied, openShops } from './area/shops.ts';
import type { Box } from './box.ts';
import { NEIGHBOURS, type Cell } from './cells.ts';
import { COLOURS, DRY, LOTE, NATA, ROAST, type Colour, type Shop } from './components.ts';
import { totalOf } from './cubes.ts';
import type { AnyTable } from './state.ts';

/** Points of a shop, of a Nata square, or of one of the two scarcest colours of the warehouse. */
export type CafePart =
  | { readonly kind: 'shop'; readonly name: string; readonly cell: Cell; readonly points: number }
  | { readonly kind: 'nata'; readonly cell: Cell; readonly shops: number; readonly points: number }
  | {
      readonly kind: 'warehouse';
      readonly place: 'scarcest' | 'second';
      readonly colour: Colour;
      readonly cubes: number;
      readonly points: number;
    };

/** C-EXP-4 */
const NATA_POINTS = 2;

/** The first squares of the shops that score (C-END-1). */
const scoringShops = (box: Box, area: Area): readonly number[] =>
  openShops(box, area).filter(index => isSupplied(box, area, index));

const shopParts = (box: Box, area: Area, shops: readonly number[]): readonly CafePart[] =>
  shops.map(index => {
    const { name, value } = box.shops[box.shop[area.faces[index]]];
    return { kind: 'shop', name, cell: area.cells[index], points: value };
  });

const nataParts = (box: Box, area: Area, shops: readonly number[]): readonly CafePart[] => {
  const scoring = new Set<Shop>(shops.map(index => box.shop[area.faces[index]]));
  return area.cells.flatMap((cell, i): readonly CafePart[] => {
    if (box.square[area.faces[i]] !== NATA) return [];
    const beside = [...NEIGHBOURS.subarray(cell * 4, cell * 4 + 4)]
      .map(next => indexOf(area, next))
      .filter(index => index >= 0)
      .map(index => box.shop[area.faces[index]]);
    const count = new Set(beside.filter(shop => scoring.has(shop))).size;
    return count === 0 ? [] : [{ kind: 'nata', cell, shops: count, points: NATA_POINTS * count }];
  });
};

/** C-END-2 */
const warehouseParts = (table: AnyTable, seat: Seat): readonly CafePart[] => {
  const counts = COLOURS.map((_, colour) => ({ colour, cubes: table.warehouse[seat * 4 + colour] }));
  const [first, second] = counts.toSorted((a, b) => a.cubes - b.cubes);
  return [
    { kind: 'warehouse', place: 'scarcest', ...first, points: 2 * first.cubes },
    { kind: 'warehouse', place: 'second', ...second, points: second.cubes },
  ];
};

const cubesOn = (box: Box, area: Area, squares: readonly number[]): number =>
  area.cubes.reduce(
    (sum, cubes, i) => (squares.includes(box.square[area.faces[i]]) ? sum + totalOf(cubes) : sum),
    0,
  );

const scoreSeat = (box: Box, table: AnyTable, seat: Seat): Score<CafePart> => {
  const area = table.areas[seat];
  const shops = scoringShops(box, area);
  return scoreOf(
    [...shopParts(box, area, shops), ...nataParts(box, area, shops), ...warehouseParts(table, seat)],
    // C-END-3
    [cubesOn(box, area, [ROAST]), cubesOn(box, area, [DRY, LOTE])],
  );
};

export const scores = (box: Box, table: AnyTable): readonly Score<CafePart>[] =>
  Array.from({ length: table.players }, (_, seat) => scoreSeat(box, table, seat));
