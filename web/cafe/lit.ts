import { DELIVERING, DRYING, indexOf, ROASTING, type Cell } from '../../games/cafe/index.ts';
import { cubesAt, groupsIn, isRoasted, squareAt, wayBetween } from './deeds.ts';
import type { Hold } from './hold.ts';

/** The squares that the action under way still takes cubes to, or from. */
const underWay = ({ box, desk, shown, acting, area }: Hold): readonly Cell[] => {
  const { view } = desk;
  if (!acting || view.step !== 'act') return [];
  const doing = view.doing[shown];
  if (doing === DELIVERING)
    return area.cells.filter(
      one => isRoasted(squareAt(box, view, shown, one)) && cubesAt(view, shown, one) !== 0,
    );
  if (doing !== DRYING && doing !== ROASTING) return [];
  const group = groupsIn(box, view, shown).find(
    ({ kind, cells }) => kind !== 'bean' && cells[0] === view.group[shown],
  );
  return group?.cells.filter(one => cubesAt(view, shown, one) === 0) ?? [];
};

/** The cells that are lit: what the square looked at belongs to, or where its cubes can go. */
export const litCells = (hold: Hold): ReadonlySet<Cell> => {
  const { box, desk, cell, about, acting, shown, area } = hold;
  const at = cell.value;
  if (desk.awaiting !== undefined) return new Set();
  if (at === undefined || !area.cells.includes(at))
    return new Set(about.value.length > 0 ? about.value : underWay(hold));
  const { view } = desk;
  if (acting && view.step === 'act' && area.cubes[indexOf(area, at)] !== 0)
    return new Set(area.cells.filter(to => wayBetween(box, view, shown, at, to) !== undefined));
  return new Set(groupsIn(box, view, shown).flatMap(({ cells }) => (cells.includes(at) ? cells : [])));
};
