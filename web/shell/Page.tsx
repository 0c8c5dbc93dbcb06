import type { ComponentChildren, JSX } from 'preact';
import { say } from '../messages/index.ts';
import { useArrival } from './arrival.ts';
import { Azulejos } from './Azulejos.tsx';
import { BoxPicture } from './Boxes.tsx';
import { addressOf } from './router.ts';

/** A page of paper on the wall of tiles. */
export const Page = ({
  title,
  game,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly game?: string;
  /** For what has enough to fill a wide screen. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => {
  useArrival(title);
  return (
    <div class="page">
      <Azulejos />
      <header class="strip">
        <Azulejos />
        <a class="button" href={addressOf({ page: 'home' })}>
          <span aria-hidden="true">⚓</span> {say().shell.home}
        </a>
        {history.length > 1 && (
          <button type="button" class="button" onClick={() => history.back()}>
            <span aria-hidden="true">←</span> {say().shell.back}
          </button>
        )}
      </header>
      <main id="content" class={wide ? 'paper wide' : 'paper'} tabIndex={-1}>
        <h1>
          {game !== undefined && <BoxPicture game={game} />}
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
};
