// What the assistant would do with an action: the cubes that bring most, counted by shops that can be completed, by the
// two scarcest colours of the warehouse, and a little for shops that come nearer.

import {
  colourOf,
  COLOURS,
  countsOf,
  DRY,
  indexOf,
  isSupplied,
  openShops,
  putOf,
  RED,
  serveOf,
  stores,
  totalOf,
  type Begin,
  type Box,
  type Cell,
  type Move,
  type View,
} from '../../games/cafe/index.ts';
import type { Seat } from '../../games/kernel/index.ts';
import { groupsIn, isDrying, isGrown, isRoasted, squareAt } from './deeds.ts';

type Counts = readonly number[];

const plus = (a: Counts, b: Counts, sign = 1): Counts => a.map((count, i) => count + sign * b[i]);
const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

interface Demand {
  readonly cell: Cell;
  readonly missing: Counts;
  readonly value: number;
  readonly size: number;
}

/** The shops that still want something, the most valuable first. */
const demands = (box: Box, view: View, seat: Seat): readonly Demand[] => {
  const area = view.areas[seat];
  return openShops(box, area)
    .filter(index => !isSupplied(box, area, index))
    .map(index => {
      const { wants, value } = box.shops[box.shop[area.faces[index]]];
      const missing = plus(countsOf(wants), countsOf(area.cubes[index]), -1);
      return { cell: area.cells[index], missing, value, size: totalOf(wants) };
    })
    .toSorted((a, b) => b.value - a.value);
};

interface Use {
  readonly worth: number;
  /** What each shop gets, by its cell. */
  readonly served: ReadonlyMap<Cell, Counts>;
}

/** C-END-2 */
const warehouseWorth = (counts: Counts): number => {
  const [first, second] = counts.toSorted((a, b) => a - b);
  return 2 * first + second;
};

/** The best use of these cubes, if all of them could be delivered: every choice of shops to complete is tried. */
const bestUse = (wanted: readonly Demand[], warehouse: Counts, cubes: Counts): Use => {
  const nearer = (left: Counts, demand: Demand): Counts =>
    demand.missing.map((count, colour) => Math.min(count, left[colour]));
  const tryFrom = (index: number, left: Counts, worth: number, served: ReadonlyMap<Cell, Counts>): Use => {
    if (index === wanted.length) return { worth: worth + warehouseWorth(plus(warehouse, left)), served };
    const demand = wanted[index];
    const part = nearer(left, demand);
    const share = (demand.size - sum(demand.missing) + sum(part)) / demand.size;
    const worthIt = sum(part) === sum(demand.missing) ? demand.value : 0.6 * demand.value * share * share;
    const without = tryFrom(index + 1, left, worth, served);
    if (sum(part) === 0) return without;
    const given = tryFrom(
      index + 1,
      plus(left, part, -1),
      worth + worthIt,
      new Map([...served, [demand.cell, part]]),
    );
    return given.worth > without.worth ? given : without;
  };
  return tryFrom(0, cubes, 0, new Map());
};

/** Cubes on squares of some kinds, by colour. */
const cubesOn = (box: Box, view: View, seat: Seat, counted: (square: number) => boolean): Counts =>
  view.areas[seat].cells.reduce<Counts>(
    (counts, cell, i) =>
      counted(squareAt(box, view, seat, cell)) ? plus(counts, countsOf(view.areas[seat].cubes[i])) : counts,
    [0, 0, 0, 0],
  );

const warehouseOf = (view: View, seat: Seat): Counts => view.warehouse.slice(seat * 4, seat * 4 + 4);

/** The cubes that the group should get, square by square: the moves after the one that begins the action. */
export const fillBest = (box: Box, view: View, seat: Seat, begin: Begin): readonly Move[] => {
  const area = view.areas[seat];
  const group = groupsIn(box, view, seat).find(
    ({ kind, cells }) => kind !== 'bean' && cells[0] === begin.cell,
  );
  const isSource = begin.kind === 'dry' ? isGrown : (square: number): boolean => square === DRY;
  const isBeyond =
    begin.kind === 'dry' ? (square: number): boolean => isDrying(square) || isRoasted(square) : isRoasted;
  const sources = area.cells.flatMap((cell, i) =>
    area.cubes[i] !== 0 && isSource(box.square[area.faces[i]])
      ? [{ cell, colour: colourOf(area.cubes[i]), count: totalOf(area.cubes[i]) }]
      : [],
  );
  const isStar = (cell: Cell): boolean =>
    view.rules === 'manual' && box.star[area.faces[indexOf(area, cell)]] === 1;
  // C-ROA-2: plain squares first, so that red finds one that costs nothing more.
  const rooms = (group?.cells ?? [])
    .filter(cell => area.cubes[indexOf(area, cell)] === 0)
    .toSorted((a, b) => Number(isStar(a)) - Number(isStar(b)) || a - b);
  const wanted = demands(box, view, seat);
  const warehouse = warehouseOf(view, seat);
  let beyond = cubesOn(box, view, seat, isBeyond);
  let extra = view.actions[seat] - (view.group[seat] === begin.cell ? 0 : 1);
  const puts: Move[] = [];
  for (const to of rooms) {
    const gains = COLOURS.flatMap((_, colour) => {
      const from = sources.filter(source => source.colour === colour);
      if (from.length === 0 || (colour === RED && isStar(to) && extra < 1)) return [];
      const taken = view.rules === 'manual' ? from.slice(0, 1) : from;
      const more = COLOURS.map((_name, other) =>
        other === colour ? taken.reduce((all, { count }) => all + count, 0) : 0,
      );
      const toll = colour === RED && isStar(to) ? 2 : 0;
      const { worth } = bestUse(wanted, warehouse, plus(beyond, more));
      return [{ taken, more, colour, worth: worth + 0.01 * sum(more) - toll }];
    });
    const best = gains.toSorted((a, b) => b.worth - a.worth).at(0);
    if (best === undefined) continue;
    if (best.colour === RED && isStar(to)) extra -= 1;
    beyond = plus(beyond, best.more);
    for (const source of best.taken) {
      puts.push(...new Array<Move>(source.count).fill(putOf(source.cell, to)));
      sources.splice(sources.indexOf(source), 1);
    }
  }
  return puts;
};

/** Where every roasted cube should go: the moves after the one that begins the delivery. */
export const deliverBest = (box: Box, view: View, seat: Seat): readonly Move[] => {
  const area = view.areas[seat];
  const { served } = bestUse(
    demands(box, view, seat),
    warehouseOf(view, seat),
    cubesOn(box, view, seat, isRoasted),
  );
  const left = new Map(
    [...served].toSorted(([a], [b]) => a - b).map(([cell, counts]) => [cell, [...counts]]),
  );
  return area.cells.flatMap((from, i): readonly Move[] => {
    if (area.cubes[i] === 0 || !isRoasted(box.square[area.faces[i]])) return [];
    const colour = colourOf(area.cubes[i]);
    let count = totalOf(area.cubes[i]);
    const moves: Move[] = [];
    for (const [shop, counts] of left)
      for (; count > 0 && counts[colour] > 0; count--, counts[colour]--) moves.push(serveOf(from, shop));
    return count > 0 ? [...moves, stores[from]] : moves;
  });
};
