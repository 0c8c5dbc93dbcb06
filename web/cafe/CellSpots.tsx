import type { JSX } from 'preact';
import { NO_SHOP, SHOP } from '../../games/cafe/index.ts';
import { drag } from '../table/drag.ts';
import { Spot } from '../table/Spot.tsx';
import { Heap } from './art/Heap.tsx';
import { groupsIn, shopCell } from './deeds.ts';
import type { Hold } from './hold.ts';
import { litCells } from './lit.ts';
import { UNIT, type Sheet } from './sheet.ts';
import { cellWords } from './words.ts';

export const CellSpots = ({ hold, sheet }: { readonly hold: Hold; readonly sheet: Sheet }): JSX.Element => {
  const { box, desk, area, text, acting, shown, cell } = hold;
  const { view, legal } = desk;
  const active = acting && view.step === 'act' && desk.awaiting === undefined;
  const firsts = new Set(
    legal.flatMap(move =>
      move.kind === 'dry' || move.kind === 'roast' || move.kind === 'produce' ? [move.cell] : [],
    ),
  );
  const groups = active ? groupsIn(box, view, shown) : [];
  const inGroup = new Set(groups.flatMap(({ cells }) => (firsts.has(cells[0]) ? cells : [])));
  const targets = litCells(hold);
  const sources = new Set(
    legal.flatMap(move =>
      move.kind === 'put' || move.kind === 'serve' || move.kind === 'store' ? [move.from] : [],
    ),
  );
  return (
    <>
      {area.cells.map((one, i) => {
        const face = area.faces[i];
        const square = box.square[face];
        const holds = area.cubes[i] !== 0 && square !== SHOP;
        const drop = box.shop[face] === NO_SHOP || !active ? one : shopCell(box, view, shown, one);
        const { x, y } = sheet.at(one);
        const begins = active && inGroup.has(one) && !holds;
        const lit = begins || (active && (holds || sources.has(one) || targets.has(one)));
        return (
          <Spot
            key={one}
            kind={holds && active ? 'cell grab' : begins ? 'cell begins' : 'cell'}
            area={{ x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT }}
            name={cellWords(text, box, area, one)}
            lit={lit}
            drop={String(drop)}
            onChoose={() => hold.choose(one)}
            onPoint={here => here && (hold.pointed.value = one)}
            onGrab={
              holds && active
                ? event =>
                    drag(
                      event,
                      onto => onto !== String(one) && hold.carry(one, onto),
                      () => (cell.value = one),
                    )
                : undefined
            }
          >
            {holds && active && (
              <svg class="c-carried" viewBox="0 0 60 60" aria-hidden="true">
                <Heap cubes={area.cubes[i]} />
              </svg>
            )}
          </Spot>
        );
      })}
    </>
  );
};
