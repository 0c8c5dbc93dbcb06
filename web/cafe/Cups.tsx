import type { JSX } from 'preact';
import { countCups, MOST_ACTIONS } from '../../games/cafe/index.ts';
import type { Hold } from './hold.ts';

/** The cups as a counter: those still to be drunk, and those that are spent. */
export const Cups = ({ hold, left }: { readonly hold: Hold; readonly left: number }): JSX.Element => {
  const { box, area, text } = hold;
  const all = Math.min(MOST_ACTIONS, Math.max(1, countCups(box, area)));
  return (
    <p class="c-cups" role="img" aria-label={text.actionsLeft(left, all)} title={text.actionsLeft(left, all)}>
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} class={i < left ? 'c-cup' : 'c-cup spent'} viewBox="8 4 48 54" aria-hidden="true">
          <use href="#c-square-cup-only" width="60" height="60" />
        </svg>
      ))}
      <span>{text.actionsLeft(left, all)}</span>
    </p>
  );
};
