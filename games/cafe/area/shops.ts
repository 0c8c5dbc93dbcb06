import type { Box } from '../box.ts';
import { NO_SHOP, type Colour, type Shop } from '../components.ts';
import { countOf } from '../cubes.ts';
import type { Area } from './area.ts';

/** C-PLC-3, C-DEL-1: whether the shop whose square this is can be seen whole. */
export const isWhole = (box: Box, area: Area, shop: Shop): boolean => {
  let visible = 0;
  for (const face of area.faces) if (box.shop[face] === shop) visible++;
  return visible === box.shops[shop].size;
};

/** Whether this square is the first of a shop that can be seen whole. */
export const isOpenShop = (box: Box, area: Area, index: number): boolean => {
  const shop = box.shop[area.faces[index]];
  if (shop === NO_SHOP) return false;
  for (let i = 0; i < index; i++) if (box.shop[area.faces[i]] === shop) return false;
  return isWhole(box, area, shop);
};

/** The first squares of all shops that can be seen whole, in reading order. */
export const openShops = (box: Box, area: Area): readonly number[] => {
  const list: number[] = [];
  for (let i = 0; i < area.faces.length; i++) if (isOpenShop(box, area, i)) list.push(i);
  return list;
};

/** C-DEL-2: whether the shop at this first square still wants a cube of the colour. */
export const isWanted = (box: Box, area: Area, index: number, colour: Colour): boolean =>
  countOf(box.shops[box.shop[area.faces[index]]].wants, colour) > countOf(area.cubes[index], colour);

/** C-END-1 */
export const isSupplied = (box: Box, area: Area, index: number): boolean =>
  area.cubes[index] === box.shops[box.shop[area.faces[index]]].wants;
