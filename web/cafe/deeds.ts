// What can be done at a cell, and how what was done is written: the rules want the cubes of an action in reading order,
// a player moves them in any.

import {
  BEAN,
  colourOf,
  countOf,
  deliver,
  dries,
  DRY,
  indexOf,
  listGroups,
  LOTE,
  PLUS,
  produceOf,
  putOf,
  ROAST,
  roasts,
  serveOf,
  SHOP,
  totalOf,
  type Box,
  type Cell,
  type Group,
  type Move,
  type Produce,
  type View,
} from '../../games/cafe/index.ts';
import type { Seat } from '../../games/kernel/index.ts';

export const squareAt = (box: Box, view: View, seat: Seat, cell: Cell): number => {
  const area = view.areas[seat];
  return box.square[area.faces[indexOf(area, cell)]];
};

export const cubesAt = (view: View, seat: Seat, cell: Cell): number =>
  view.areas[seat].cubes[indexOf(view.areas[seat], cell)];

export const groupsIn = (box: Box, view: View, seat: Seat): readonly Group[] =>
  listGroups(box, view.rules, view.areas[seat]);

/** The group that a production is about. */
export const groupOf = (box: Box, view: View, seat: Seat, { cell, colour }: Produce): Group | undefined => {
  const area = view.areas[seat];
  const produced = colour < 0 ? box.colour[area.faces[indexOf(area, cell)]] : colour;
  return groupsIn(box, view, seat).find(
    group =>
      group.kind === 'bean' &&
      group.cells[0] === cell &&
      (view.rules === 'table' || group.colour === produced),
  );
};

/** Every production that this cell would take part in. */
export const productionsAt = (
  box: Box,
  view: View,
  seat: Seat,
  legal: readonly Move[],
  cell: Cell,
): readonly Produce[] =>
  legal.filter(
    (move): move is Produce =>
      move.kind === 'produce' && groupOf(box, view, seat, move)?.cells.includes(cell) === true,
  );

/** The production that is asked for at a cell where none is possible: so that the rules can say why. */
export const productionAsked = (box: Box, view: View, seat: Seat, cell: Cell): Produce => {
  const group = groupsIn(box, view, seat).find(({ kind, cells }) => kind === 'bean' && cells.includes(cell));
  const first = group?.cells[0] ?? cell;
  const named = view.rules === 'manual' && squareAt(box, view, seat, first) === PLUS;
  return produceOf(first, named ? (group?.colour ?? 0) : -1);
};

/** The first cell of the group of dry squares, or of roasters, that a cell belongs to. */
export const rootOf = (box: Box, view: View, seat: Seat, cell: Cell): Cell =>
  groupsIn(box, view, seat).find(({ kind, cells }) => kind !== 'bean' && cells.includes(cell))?.cells[0] ??
  cell;

/** The first cell of the shop that a cell belongs to. */
export const shopCell = (box: Box, view: View, seat: Seat, cell: Cell): Cell => {
  const { cells, faces } = view.areas[seat];
  const shop = box.shop[faces[cells.indexOf(cell)]];
  return cells[faces.findIndex(face => box.shop[face] === shop)];
};

export const isGrown = (square: number): boolean => square === BEAN || square === PLUS;
export const isDrying = (square: number): boolean => square === DRY || square === LOTE;
export const isRoasted = (square: number): boolean => square === ROAST || square === LOTE;

/** The action by which a cube of one cell goes to another, as the move that begins it; undefined where there is none. */
export const wayBetween = (box: Box, view: View, seat: Seat, from: Cell, to: Cell): Move | undefined => {
  const source = squareAt(box, view, seat, from);
  const target = squareAt(box, view, seat, to);
  if (isGrown(source) && isDrying(target)) return dries[rootOf(box, view, seat, to)];
  if (source === DRY && target === ROAST) return roasts[rootOf(box, view, seat, to)];
  return isRoasted(source) && target === SHOP ? deliver : undefined;
};

const isStep = ({ kind }: Move): boolean => kind === 'put' || kind === 'serve' || kind === 'store';

const rank = (move: Move): readonly [number, number] => {
  if (move.kind === 'put') return [move.to, move.from];
  if (move.kind === 'serve') return [move.from, move.to];
  return move.kind === 'store' ? [move.from, Number.POSITIVE_INFINITY] : [0, 0];
};

/** The drafted moves with more of them in the action that `begin` begins: the one under way, or a new one. */
export const withSteps = (drafted: readonly Move[], begin: Move, steps: readonly Move[]): readonly Move[] => {
  const last = drafted.findLastIndex(move => !isStep(move));
  const goesOn = drafted[last] === begin;
  const all = goesOn ? [...drafted.slice(last + 1), ...steps] : steps;
  const sorted = all.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  return [...(goesOn ? drafted.slice(0, last) : drafted), begin, ...sorted];
};

/** All that a cell holds and another can take: one cube by the manual, a whole heap at the table. */
export const stepsBetween = (box: Box, view: View, seat: Seat, from: Cell, to: Cell): readonly Move[] => {
  const count = totalOf(cubesAt(view, seat, from));
  if (squareAt(box, view, seat, to) !== SHOP) return new Array<Move>(count).fill(putOf(from, to));
  const shop = shopCell(box, view, seat, to);
  const { wants } = box.shops[box.shop[view.areas[seat].faces[indexOf(view.areas[seat], shop)]]];
  const colour = colourOf(cubesAt(view, seat, from));
  const missing = countOf(wants, colour) - countOf(cubesAt(view, seat, shop), colour);
  return new Array<Move>(Math.max(1, Math.min(count, missing))).fill(serveOf(from, shop));
};
