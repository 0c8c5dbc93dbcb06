import type { JSX } from 'preact';
import { cellName, indexOf, totalOf, type Begin, type Move } from '../../games/cafe/index.ts';
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

/** Every action that can be begun, each a button that says what it is about. */
export const Choices = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, desk, text, shown, cell } = hold;
  const { view, legal } = desk;
  const area = view.areas[shown];
  const groups = groupsIn(box, view, shown);
  const roomIn = (begin: Begin): number =>
    groups
      .find(({ kind, cells }) => kind === begin.kind && cells[0] === begin.cell)
      ?.cells.filter(one => area.cubes[indexOf(area, one)] === 0).length ?? 0;
  const roasted = area.cells.reduce(
    (sum, _, i) => (isRoasted(box.square[area.faces[i]]) ? sum + totalOf(area.cubes[i]) : sum),
    0,
  );
  return (
    <ul class="c-choices">
      {legal.map(move => {
        if (move.kind === 'produce') {
          const counts = gained(hold, move);
          const colour = counts.findIndex(count => count > 0);
          return (
            <li key={`${move.cell} ${move.colour}`}>
              <button type="button" class="c-choice" onClick={() => desk.play(move)}>
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
              <button type="button" class="c-choice" onClick={() => desk.play(move)}>
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
