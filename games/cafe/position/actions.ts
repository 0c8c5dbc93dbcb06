// Whether the actions of a seat, and the one it has begun, can have come about.

import { hasSeat, objectTo, type Seat } from '../../kernel/index.ts';
import { actionsOf, countCups, indexOf, type Area } from '../area/area.ts';
import { groupsOf } from '../area/groups.ts';
import { isOpenShop } from '../area/shops.ts';
import { DRIES, ROASTERS, type Box } from '../box.ts';
import { NO_CELL } from '../cells.ts';
import { BEAN, DRY, LOTE, PLUS, ROAST } from '../components.ts';
import { DELIVERING, DRYING, NAMING, NOTHING, ROASTING, type State } from '../state.ts';

/** The numbers of the squares that an action is about; −1 for none, −2 for a cell outside the area. */
const numberOf = (area: Area, cell: number): number => {
  if (cell === NO_CELL) return -1;
  const index = indexOf(area, cell);
  return index < 0 ? -2 : index;
};

interface Begun {
  readonly area: Area;
  readonly group: number;
  readonly source: number;
  readonly target: number;
}

const isRoot = (box: Box, state: State, { area, group }: Begun, sorts: readonly number[]): boolean =>
  group >= 0 &&
  sorts.includes(box.sorts[state.rules][area.faces[group]]) &&
  groupsOf(box, state.rules, area)[group] === group;

const squareAt = (box: Box, area: Area, index: number): number =>
  index < 0 ? -1 : box.square[area.faces[index]];

const canProcess = (box: Box, state: State, begun: Begun, isDrying: boolean): boolean => {
  const { area, group, source, target } = begun;
  if (!isRoot(box, state, begun, [isDrying ? DRIES : ROASTERS])) return false;
  if (source === -1 && target === -1) return true;
  const from = squareAt(box, area, source);
  const isFrom = isDrying ? from === BEAN || from === PLUS : from === DRY;
  return (
    isFrom && target >= 0 && groupsOf(box, state.rules, area)[target] === group && area.cubes[target] !== 0
  );
};

const canDeliver = (box: Box, { area, group, source, target }: Begun): boolean => {
  if (group !== -1) return false;
  if (source === -1) return target === -1;
  const from = squareAt(box, area, source);
  if (from !== ROAST && from !== LOTE) return false;
  if (target === -1) return area.cubes[source] === 0;
  return target >= 0 && isOpenShop(box, area, target) && area.cubes[target] !== 0;
};

const canName = (box: Box, state: State, begun: Begun): boolean => {
  const { area, group, source, target } = begun;
  if (state.rules !== 'table' || source !== -1 || target !== -1) return false;
  if (!isRoot(box, state, begun, [0])) return false;
  const roots = groupsOf(box, state.rules, area);
  return area.cells.some(
    (_, i) => roots[i] === group && area.cubes[i] === 0 && squareAt(box, area, i) === PLUS,
  );
};

const isPossible = (box: Box, state: State, seat: Seat): boolean => {
  const area = state.areas[seat];
  const doing = state.doing[seat];
  const begun: Begun = {
    area,
    group: numberOf(area, state.group[seat]),
    source: numberOf(area, state.source[seat]),
    target: numberOf(area, state.target[seat]),
  };
  if (doing === DRYING || doing === ROASTING) return canProcess(box, state, begun, doing === DRYING);
  if (doing === DELIVERING) return canDeliver(box, begun);
  if (doing === NAMING) return canName(box, state, begun);
  return begun.group === -1 && begun.source === -1 && begun.target === -1;
};

export const checkActions = (box: Box, state: State): void => {
  for (const seat of state.areas.keys()) {
    const isActing = hasSeat(state.acting, seat);
    const begun = state.doing[seat] === NOTHING ? 0 : 1;
    const most = isActing ? actionsOf(countCups(box, state.areas[seat])) - begun : 0;
    if (state.actions[seat] > most)
      objectTo(`actions[${seat}]`, `there can be ${most} left at most, not ${state.actions[seat]}.`);
    if (!isActing && begun > 0) objectTo(`doing[${seat}]`, 'nothing is begun by somebody who does not act.');
    if (!isPossible(box, state, seat))
      objectTo(`doing[${seat}]`, 'the action that has begun does not fit the squares it is about.');
  }
};
