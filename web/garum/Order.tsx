import type { JSX } from 'preact';
import { EMPTY, type View } from '../../games/garum/index.ts';
import type { Hold } from './hold.ts';

const isKnown = (view: View): boolean => view.variant === 'haruspex';

/** The tanks in the order of their rounds, as far as it is known: all of it with Haruspex, the past otherwise. */
export const Order = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, desk, text } = hold;
  const { view } = desk;
  const rounds = box.boards[view.board].cetaria;
  const known = isKnown(view) ? view.order : view.order.slice(0, view.round + 1);
  return (
    <section class="g-order">
      <h2>
        {text.order} <span class="quiet">{text.round(Math.min(view.round + 1, rounds), rounds)}</span>
      </h2>
      <ol>
        {Array.from({ length: rounds }, (_, round) => {
          const tank = known[round] ?? EMPTY;
          const state = round < view.round ? 'past' : round === view.round ? 'now' : 'next';
          return (
            <li key={round} class={`g-coin ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              {tank === EMPTY ? '?' : tank + 1}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
