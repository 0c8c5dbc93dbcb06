import { indexOf, type Cell } from '../../games/cafe/index.ts';
import { groupsIn, wayBetween } from './deeds.ts';
import type { Hold } from './hold.ts';

/** The cells that are lit: what the square looked at belongs to, or where its cubes can go. */
export const litCells = ({ box, desk, cell, acting, shown, area }: Hold): ReadonlySet<Cell> => {
  const at = cell.value;
  if (at === undefined || !area.cells.includes(at) || desk.awaiting !== undefined) return new Set();
  const { view } = desk;
  if (acting && view.step === 'act' && area.cubes[indexOf(area, at)] !== 0)
    return new Set(area.cells.filter(to => wayBetween(box, view, shown, at, to) !== undefined));
  return new Set(groupsIn(box, view, shown).flatMap(({ cells }) => (cells.includes(at) ? cells : [])));
};
