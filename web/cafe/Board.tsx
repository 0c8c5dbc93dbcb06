import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { NO_CARD } from '../../games/cafe/index.ts';
import { moveByArrows } from '../table/arrows.ts';
import { CellSpots } from './CellSpots.tsx';
import { PlaceSpots } from './PlaceSpots.tsx';
import { Drawing } from './Drawing.tsx';
import type { Hold } from './hold.ts';
import { sheetOf } from './sheet.ts';
import { useViewport, type Viewport } from './viewport.ts';

const Zoom = ({ hold, viewport }: { readonly hold: Hold; readonly viewport: Viewport }): JSX.Element => {
  const { text } = hold;
  const button = (name: string, sign: string, act: () => void): JSX.Element => (
    <button type="button" class="button icon" aria-label={name} title={name} onClick={act}>
      {sign}
    </button>
  );
  return (
    <div class="c-zoom">
      {button(text.farther, '−', () => viewport.zoom(1 / 1.3))}
      {button(text.closer, '+', () => viewport.zoom(1.3))}
      {button(text.fit, '⤢', viewport.fit)}
    </div>
  );
};

/** The table top with an area on it: the drawing, and a button over everything that can be pointed at. */
export const Board = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { area, card, text, desk, shown } = hold;
  const sheet = sheetOf(area);
  const placing = card !== NO_CARD;
  const viewport = useViewport(sheet.width, sheet.height, placing ? 2.1 : 0.7, String(shown));
  const { scale, x, y } = viewport.frame.value;
  // Whoever took a card by its button, which is gone now, goes on at the first place for it.
  const mustPlace = desk.view.step === 'place' && hold.acting;
  useLayoutEffect(() => {
    if (mustPlace && document.activeElement === document.body)
      viewport.element.current?.querySelector<HTMLElement>('.spot.place.lit')?.focus();
  }, [mustPlace]);
  return (
    <div class="c-board">
      <div
        class={viewport.moved.value ? 'c-ground moved' : 'c-ground'}
        ref={viewport.element}
        role="group"
        aria-label={text.area(desk.names[shown])}
        onKeyDown={event => moveByArrows(event, placing ? '.spot.lit' : '.spot')}
      >
        <svg class="c-top" aria-hidden="true">
          <rect width="100%" height="100%" fill="url(#c-wood)" />
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <Drawing hold={hold} sheet={sheet} />
          </g>
        </svg>
        <div
          class={placing ? 'c-spots placing' : 'c-spots'}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          {placing ? <PlaceSpots hold={hold} sheet={sheet} /> : <CellSpots hold={hold} sheet={sheet} />}
        </div>
      </div>
      <Zoom hold={hold} viewport={viewport} />
    </div>
  );
};
