// C-PRO-1, C-EXP-5: every empty square of a group of beans gets a cube.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, type Area } from '../area/area.ts';
import { groupsOf, groupsOfColour, hasPlus, type Groups, type Roots } from '../area/groups.ts';
import { survey, type Room, type Survey } from '../area/survey.ts';
import { ANY_COLOUR, type Box } from '../box.ts';
import { BEAN, COLOURS, PLUS, type Colour, type Square } from '../components.ts';
import type { Event } from '../events.ts';
import { produceOf, type Move, type Produce } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { grow, isSupplyEmpty } from '../supply.ts';
import { awaitName } from './name.ts';
import { spendAction } from './spend.ts';

/** What an empty square would take if its group were produced: its own colour, or the group's on a Plus square. */
const colourFor = (box: Box, area: Area, index: number, group: Colour): Colour =>
  box.square[area.faces[index]] === PLUS ? group : box.colour[area.faces[index]];

/** Whether an empty square would get a cube now; −1 stands for any colour. */
const wouldGain = (table: AnyTable, colour: Colour): boolean =>
  colour < 0 ? !isSupplyEmpty(table) : table.supply[colour] > 0;

/** What grows now, as room: the colours that the supply has, and any colour if it has one. */
const growing = (table: AnyTable): Room => {
  let found = isSupplyEmpty(table) ? 0 : ANY_COLOUR;
  for (let colour = 0; colour < COLOURS.length; colour++) if (table.supply[colour] > 0) found |= 1 << colour;
  return found;
};

/** The groups that a Plus square may join are those of each colour in turn. */
const isByColour = (box: Box, table: AnyTable, area: Area): boolean =>
  table.expresso === 'on' && table.rules === 'manual' && hasPlus(box, area);

/** Lists what can be produced. The groups are those without regard to Plus squares. */
export const listProduce = (
  table: AnyTable,
  area: Area,
  { firsts, count }: Groups,
  { rooms }: Survey,
  moves: Move[],
): void => {
  const room = growing(table);
  for (let k = 0; k < count; k++)
    if ((rooms[firsts[k]] & room) !== 0) moves.push(produceOf(area.cells[firsts[k]], -1));
};

/** The same where the area has Plus squares in the manual rule set. Seeks groups of its own. */
export const listProduceByColour = (box: Box, table: AnyTable, area: Area, moves: Move[]): boolean => {
  if (!isByColour(box, table, area)) return false;
  const { cells, faces } = area;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (table.supply[colour] === 0) continue;
    const groups = groupsOfColour(box, area, colour);
    const { rooms } = survey(box, area, groups);
    for (let k = 0; k < groups.count; k++) {
      const i = groups.firsts[k];
      if (rooms[i] !== 0) moves.push(produceOf(cells[i], box.square[faces[i]] === PLUS ? colour : -1));
    }
  }
  return true;
};

/** The colour that a production is in: −1 where each square has its own. */
const colourOfMove = (box: Box, table: AnyTable, area: Area, { cell, colour }: Produce): Colour =>
  table.rules === 'table' || colour >= 0 ? colour : box.colour[area.faces[indexOf(area, cell)]];

const rootsFor = (box: Box, table: AnyTable, area: Area, colour: Colour): Roots =>
  isByColour(box, table, area) ? groupsOfColour(box, area, colour).roots : groupsOf(box, table.rules, area);

export const refuseProduce = (box: Box, table: AnyTable, seat: Seat, move: Produce): Refusal | undefined => {
  const area = table.areas[seat];
  const root = indexOf(area, move.cell);
  if (root < 0) return 'not-in-area';
  const square = box.square[area.faces[root]];
  if (square !== BEAN && square !== PLUS) return 'wrong-square';
  const isNamed = move.colour >= 0;
  const mustBeNamed = square === PLUS && table.rules === 'manual';
  if (isNamed !== mustBeNamed) return isNamed ? 'colour-not-needed' : 'colour-needed';
  const colour = colourOfMove(box, table, area, move);
  const roots = rootsFor(box, table, area, colour);
  if (roots[root] !== root) return 'not-first-cell';
  const empty = area.cells.flatMap((_, i) => (roots[i] === root && area.cubes[i] === 0 ? [i] : []));
  if (empty.length === 0) return 'group-full';
  return empty.some(i => wouldGain(table, colourFor(box, area, i, colour))) ? undefined : 'supply-out';
};

const BEANS: readonly Square[] = [BEAN];
const BEANS_THEN_PLUS: readonly Square[] = [BEAN, PLUS];

export const produce = (box: Box, table: AnyTable, seat: Seat, move: Produce, tell?: Tell<Event>): void => {
  spendAction(table, seat);
  const area = table.areas[seat];
  const colour = colourOfMove(box, table, area, move);
  const roots = rootsFor(box, table, area, colour);
  const root = indexOf(area, move.cell);
  const { faces, cubes } = area;
  const gained = [0, 0, 0, 0];
  // C-CMP-1: Plus squares come last.
  for (const square of table.expresso === 'on' ? BEANS_THEN_PLUS : BEANS)
    for (let i = 0; i < faces.length; i++) {
      if (roots[i] !== root || cubes[i] !== 0 || box.square[faces[i]] !== square) continue;
      const own = colourFor(box, area, i, colour);
      if (own >= 0) gained[own] += grow(table, area, i, own);
    }
  tell?.({ kind: 'produced', seat, cell: move.cell, gained });
  if (table.rules === 'manual') return;
  table.group[seat] = move.cell;
  awaitName(box, table, seat);
};
