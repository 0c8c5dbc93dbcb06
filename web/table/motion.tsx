import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { moves } from '../store/settings.ts';

/** How long things take to move, in milliseconds; the same everywhere. */
const DURATION = { quick: 160, settle: 280 } as const;
const EASE = 'cubic-bezier(.2, .8, .3, 1)';

const SETTLE: Keyframe[] = [
  { transform: 'translateY(-16px) scale(1.12)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const PULSE: Keyframe[] = [{ transform: 'scale(1.35)' }, { transform: 'none' }];
const APPEAR: Keyframe[] = [
  { transform: 'translateY(6px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

const animate = (element: Element | null, frames: Keyframe[], duration: number): void => {
  if (element !== null && moves()) element.animate(frames, { duration, easing: EASE });
};

/** Lets an element settle into its place when it comes; `calm` when it was there before anybody looked. */
export const useSettling = <E extends Element>(calm: boolean): { readonly current: E | null } => {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (!calm) animate(element.current, SETTLE, DURATION.settle);
  }, []);
  return element;
};

/** A piece of a drawing that settles into its place. */
export const Settle = ({
  calm,
  children,
  ...rest
}: {
  readonly calm: boolean;
  readonly children: ComponentChildren;
} & JSX.SVGAttributes<SVGGElement>): JSX.Element => {
  const group = useSettling<SVGGElement>(calm);
  return (
    <g {...rest}>
      <g ref={group} class="settle">
        {children}
      </g>
    </g>
  );
};

/** Whether the component was just put on the screen: what it shows then has not moved. */
export const useCalmStart = (): (() => boolean) => {
  const started = useRef(false);
  useLayoutEffect(() => {
    started.current = true;
  }, []);
  return () => !started.current;
};

/** A number that pulses when it changes. */
export const Points = ({ value }: { readonly value: number }): JSX.Element => {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current !== value) animate(element.current, PULSE, DURATION.settle);
    before.current = value;
  }, [value]);
  return (
    <span ref={element} class="points">
      {String(value).replace('-', '−')}
    </span>
  );
};

/** An element that slides in when what it is about changes. */
export const useAppearance = <E extends Element>(about: unknown): { readonly current: E | null } => {
  const element = useRef<E>(null);
  useLayoutEffect(() => animate(element.current, APPEAR, DURATION.quick), [about]);
  return element;
};
