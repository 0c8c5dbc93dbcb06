import type { JSX } from 'preact';
import { NO_CARD, SHOP } from '../../games/cafe/index.ts';
import { Settle, useCalmStart } from '../table/motion.tsx';
import { CardFace, Paper, Squares, type Spread } from './art/Card.tsx';
import { Heap } from './art/Heap.tsx';
import type { Hold } from './hold.ts';
import { litCells } from './lit.ts';
import { marksOf } from './marks.ts';
import { layersOf, UNIT, type Sheet } from './sheet.ts';

/** No card lies quite straight; how much it leans is its own. */
const tiltOf = (card: number): number => ((card * 7) % 9) * 0.22 - 0.88;

export const Drawing = ({ hold, sheet }: { readonly hold: Hold; readonly sheet: Sheet }): JSX.Element => {
  const { box, area, card, rotation, at, facts, cell, desk } = hold;
  const calm = useCalmStart()();
  const marks = marksOf(desk.recent, hold.shown);
  const spread: readonly Spread[] = area.cells.map((one, i) => ({
    face: area.faces[i],
    ...sheet.at(one),
    cubes: area.cubes[i],
  }));
  const lit = litCells(hold);
  const hover = card === NO_CARD || at.value === undefined ? undefined : sheet.at(at.value);
  return (
    <>
      {layersOf(area).map(lying => {
        const { x, y } = sheet.at(lying.cell);
        return (
          <Settle
            key={`${lying.card} ${lying.cell}`}
            calm={calm}
            transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${tiltOf(lying.card)} 90 90)`}
          >
            <Paper rotation={lying.rotation} />
            <Squares
              box={box}
              spread={spread
                .filter(({ face }) => Math.floor(face / 6) === lying.card)
                .map(one => ({ ...one, x: one.x - x, y: one.y - y }))}
            />
          </Settle>
        );
      })}
      {spread.map(({ x, y, face, cubes }, i) => (
        <g key={area.cells[i]} transform={`translate(${x * UNIT} ${y * UNIT})`}>
          {marks.has(area.cells[i]) && <rect class="c-recent" x="3" y="3" width="54" height="54" rx="5" />}
          {lit.has(area.cells[i]) && <rect class="c-lit" x="2" y="2" width="56" height="56" rx="5" />}
          {cell.value === area.cells[i] && (
            <rect class="c-chosen" x="2" y="2" width="56" height="56" rx="5" />
          )}
          {cubes !== 0 && box.square[face] !== SHOP && (
            <Settle key={cubes} calm={calm}>
              <Heap cubes={cubes} />
            </Settle>
          )}
        </g>
      ))}
      {hover !== undefined && (
        <g
          class={facts?.refused === undefined ? 'c-ghost' : 'c-ghost refused'}
          transform={`translate(${hover.x * UNIT} ${hover.y * UNIT})`}
        >
          <g filter="url(#c-lift)">
            <CardFace box={box} card={card} rotation={rotation.value} />
          </g>
        </g>
      )}
      {facts !== undefined &&
        facts.covered.map(one => {
          const { x, y } = sheet.at(one);
          return (
            <rect
              key={one}
              class="c-covered"
              x={x * UNIT + 4}
              y={y * UNIT + 4}
              width={UNIT - 8}
              height={UNIT - 8}
              rx="5"
            />
          );
        })}
    </>
  );
};
