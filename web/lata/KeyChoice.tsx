import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { MOST_POINTS } from '../../games/lata/index.ts';
import { KeyTrack, pointsAt } from './art/Key.tsx';

/** From 9 at the left, where the lid is whole, to 0. */
const LEFT_OVER = Array.from({ length: MOST_POINTS + 1 }, (_, i) => MOST_POINTS - i);

interface KeyChoiceProps {
  /** Whether one chooses the points left or the points spent. */
  readonly counts: 'left' | 'spent';
  readonly chosen: number | undefined;
  /** Where the key stands as long as nothing is chosen. */
  readonly usual: number;
  readonly name: (points: number) => string;
  readonly isLit: (points: number) => boolean;
  readonly choose: (points: number) => void;
}

/** Points are chosen by their number, or by drawing the key along the tin. */
export const KeyChoice = (props: KeyChoiceProps): JSX.Element => {
  const { counts, chosen, usual, name, isLit, choose } = props;
  const drawn = useSignal<number | undefined>(undefined);
  /** The choice for the points left, and the points left by a choice. */
  const choiceFor = (points: number): number => (counts === 'left' ? points : MOST_POINTS - points);
  const follow = (event: JSX.TargetedPointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    drawn.value = choiceFor(pointsAt((event.clientX - box.left) / box.width));
  };
  const left = choiceFor(drawn.value ?? chosen ?? usual);
  return (
    <div class="l-key-choice">
      <div
        class="l-key-holder l-drawn"
        onPointerDown={event => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={event => drawn.value !== undefined && follow(event)}
        onPointerUp={() => {
          if (drawn.value !== undefined) choose(drawn.value);
          drawn.value = undefined;
        }}
        onPointerCancel={() => (drawn.value = undefined)}
      >
        <KeyTrack points={MOST_POINTS} pledged={MOST_POINTS - left} numbered={false} />
      </div>
      <div class="l-notches">
        {LEFT_OVER.map(choiceFor).map(points => (
          <button
            key={points}
            type="button"
            class={isLit(points) ? 'notch lit' : 'notch'}
            aria-label={name(points)}
            aria-pressed={(drawn.value ?? chosen) === points}
            aria-disabled={!isLit(points)}
            onClick={() => choose(points)}
          >
            {points}
          </button>
        ))}
      </div>
    </div>
  );
};
