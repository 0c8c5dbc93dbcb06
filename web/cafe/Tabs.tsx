import type { JSX } from 'preact';
import { SQUARES, type Area, type Box } from '../../games/cafe/index.ts';
import { BEANS } from './art/palette.ts';
import type { Hold } from './hold.ts';
import { sheetOf } from './sheet.ts';

const TINTS: Readonly<Record<(typeof SQUARES)[number], string>> = {
  blank: '#e2d5b8',
  bean: '',
  plus: '#7a2f5c',
  dry: '#c99a5e',
  lote: '#c8a56c',
  roast: '#4a3d36',
  cup: '#fffdf6',
  expresso: '#b4472c',
  ship: '#4f8ea6',
  shop: '#1f4d3a',
  nata: '#fbdc6a',
};

/** An area from far away, a dot a square. */
const Miniature = ({ box, area }: { readonly box: Box; readonly area: Area }): JSX.Element => {
  const sheet = sheetOf(area);
  return (
    <svg class="c-miniature" viewBox={`-.5 -.5 ${sheet.width + 1} ${sheet.height + 1}`} aria-hidden="true">
      {area.cells.map((cell, i) => {
        const { x, y } = sheet.at(cell);
        const face = area.faces[i];
        return (
          <rect
            key={cell}
            x={x}
            y={y}
            width="1"
            height="1"
            fill={box.colour[face] < 0 ? TINTS[SQUARES[box.square[face]]] : BEANS[box.colour[face]].plain}
            stroke="#5a3a20"
            stroke-width=".08"
          />
        );
      })}
    </svg>
  );
};

/** Whose area is shown: the own one, or any other at any time. */
export const Tabs = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, shown, text } = hold;
  if (desk.view.players === 1) return null;
  return (
    <div class="c-tabs" role="group" aria-label={text.areas}>
      {desk.names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class="c-tab"
          aria-pressed={shown === seat}
          aria-label={text.showArea(name)}
          onClick={() => hold.show(seat)}
        >
          <Miniature box={box} area={seat === shown ? hold.area : desk.view.areas[seat]} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
};
