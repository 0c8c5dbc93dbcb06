import type { JSX } from 'preact';
import {
  cellName,
  clears,
  DELIVERING,
  doneMove,
  dries,
  DRYING,
  indexOf,
  ROASTING,
  roasts,
} from '../../games/cafe/index.ts';
import { Choices } from './Choices.tsx';
import { Cups } from './Cups.tsx';
import { Colours, Delivery, Naming } from './Carrying.tsx';
import { beginAt, type Hold } from './hold.ts';

/** The action under way, the ones that can be begun, and the end of them; what is not spent is said before. */
export const Actions = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, text, acting, shown, cell } = hold;
  const { view, legal, drafted } = desk;
  if (desk.seat === undefined) return null;
  const last = drafted.at(-1);
  if (last === doneMove) {
    const { unspent } = hold;
    return unspent > 0 ? (
      <section class="c-actions">
        <p class="c-unspent" role="status">
          {text.unspentAbout(unspent)}
        </p>
      </section>
    ) : null;
  }
  if (view.step !== 'act' || !acting) return null;
  const doing = view.doing[shown];
  const left = view.actions[shown];
  const chosen = cell.value;
  const held = chosen === undefined ? 0 : (view.areas[shown].cubes[indexOf(view.areas[shown], chosen)] ?? 0);
  const begin = doing === DRYING ? dries[view.group[shown]] : roasts[view.group[shown]];
  const looked = chosen === undefined || held !== 0 ? undefined : beginAt(hold, shown, chosen);
  return (
    <section class="c-actions active">
      <h2>{text.actions}</h2>
      <Cups hold={hold} left={left} />
      <Naming hold={hold} />
      {(doing === DRYING || doing === ROASTING) && <Colours hold={hold} begin={begin} />}
      {doing === DELIVERING && <Delivery hold={hold} />}
      {chosen !== undefined && legal.includes(clears[chosen]) && held !== 0 && (
        <p class="c-clear">
          <button type="button" class="button small" onClick={() => desk.play(clears[chosen])}>
            {text.clear(cellName(chosen))}
          </button>{' '}
          <span class="quiet">{text.clearAbout}</span>
        </p>
      )}
      {looked !== undefined && legal.includes(looked) && (
        <p class="c-looked">
          <button type="button" class="button small main ready" onClick={() => hold.fill(looked)}>
            {text.fillBestFor(text[looked.kind](cellName(looked.cell)))}
          </button>
        </p>
      )}
      <Choices hold={hold} />
      {legal.includes(doneMove) && (
        <button
          type="button"
          class={left > 0 ? 'button c-done unspent' : 'button c-done'}
          onClick={() => desk.play(doneMove)}
        >
          {left > 0 ? text.doneUnspent(left) : text.done}
        </button>
      )}
    </section>
  );
};
