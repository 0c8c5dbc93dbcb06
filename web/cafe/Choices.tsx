import type { JSX } from 'preact';
import { cellName, indexOf, totalOf, type Begin, type Cell, type Move } from '../../games/cafe/index.ts';
import { groupOf, groupsIn, isRoasted } from './deeds.ts';
import type { Hold } from './hold.ts';
import { cubeList } from './words.ts';

const gained = ({ box, desk, shown }: Hold, move: Extract<Move, { kind: 'produce' }>): readonly number[] => {
  const area = desk.view.areas[shown];
  const counts = [0, 0, 0, 0];
  for (const cell of groupOf(box, desk.view, shown, move)?.cells ?? []) {
    const index = indexOf(area, cell);
    const own = box.colour[area.faces[index]];
    const colour = own < 0 ? move.colour : own;
    if (area.cubes[index] === 0 && colour >= 0) counts[colour] += 1;
  }
  return counts;
};

const scene = (kind: string): JSX.Element => (
  <svg width="34" height="34" aria-hidden="true">
    <use href={`#c-square-${kind}`} width="34" height="34" />
  </svg>
);

interface Pointing {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Lights up the squares of an action on the table while it is pointed at in the list. */
const lighting = ({ about }: Hold, cells: readonly Cell[]): Pointing => {
  const light = (): void => void (about.value = cells);
  const calm = (): void => void (about.value = []);
  return { onPointerEnter: light, onPointerLeave: calm, onFocus: light, onBlur: calm };
};

/** Every action that can be begun, each a button that says what it is about. */
export const Choices = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, desk, text, shown, cell } = hold;
  const { view, legal } = desk;
  const area = view.areas[shown];
  const groups = groupsIn(box, view, shown);
  const groupFrom = (begin: Begin): readonly Cell[] =>
    groups.find(({ kind, cells }) => kind === begin.kind && cells[0] === begin.cell)?.cells ?? [];
  const roomIn = (begin: Begin): number =>
    groupFrom(begin).filter(one => area.cubes[indexOf(area, one)] === 0).length;
  const roasters = area.cells.filter((_, i) => isRoasted(box.square[area.faces[i]]) && area.cubes[i] !== 0);
  const roasted = roasters.reduce((sum, one) => sum + totalOf(area.cubes[indexOf(area, one)]), 0);
  return (
    <ul class="c-choices">
      {legal.map(move => {
        if (move.kind === 'produce') {
          const counts = gained(hold, move);
          const colour = counts.findIndex(count => count > 0);
          return (
            <li key={`${move.cell} ${move.colour}`}>
              <button
                type="button"
                class="c-choice"
                onClick={() => desk.play(move)}
                {...lighting(hold, groupOf(box, view, shown, move)?.cells ?? [])}
              >
                {scene(colour < 0 ? 'plus' : `bean-${colour}`)}
                <span>
                  <strong>
                    {move.colour < 0
                      ? text.produce(cellName(move.cell))
                      : text.produceIn(move.colour, cellName(move.cell))}
                  </strong>
                  <span class="quiet">{text.gains(cubeList(text, counts) || '+')}</span>
                </span>
              </button>
            </li>
          );
        }
        if (move.kind === 'dry' || move.kind === 'roast')
          return (
            <li key={`${move.kind} ${move.cell}`} class="c-pair">
              <button
                type="button"
                class="c-choice"
                onClick={() => desk.play(move)}
                {...lighting(hold, groupFrom(move))}
              >
                {scene(move.kind)}
                <span>
                  <strong>{text[move.kind](cellName(move.cell))}</strong>
                  <span class="quiet">{text.room(roomIn(move))}</span>
                </span>
              </button>
              <button
                type="button"
                class="button small c-best"
                aria-label={text.fillBestFor(text[move.kind](cellName(move.cell)))}
                onClick={() => hold.fill(move)}
                {...lighting(hold, groupFrom(move))}
              >
                {text.fillBest}
              </button>
            </li>
          );
        if (move.kind === 'deliver')
          return (
            <li key="deliver" class="c-pair">
              <button
                type="button"
                class="c-choice"
                onClick={() => {
                  cell.value = undefined;
                  desk.play(move);
                }}
                {...lighting(hold, roasters)}
              >
                {scene('ship')}
                <span>
                  <strong>{text.deliver}</strong>
                  <span class="quiet">{text.roasted(roasted)}</span>
                </span>
              </button>
              <button
                type="button"
                class="button small c-best"
                aria-label={text.deliverBest}
                title={text.deliverBest}
                onClick={hold.deliverAll}
                {...lighting(hold, roasters)}
              >
                {text.fillBest}
              </button>
            </li>
          );
        return null;
      })}
    </ul>
  );
};
