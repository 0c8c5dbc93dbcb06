// What part of the table top is seen: fitted to the area unless the player pans or zooms.

import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { UNIT } from './sheet.ts';

/** Units of the drawing to pixels, and where its origin lies. */
export interface Frame {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly frame: Signal<Frame>;
  readonly element: { readonly current: HTMLDivElement | null };
  readonly moved: Signal<boolean>;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
}

const LARGEST = 1.9;
const SMALLEST = 0.2;
const FAR_ENOUGH = 8;
/** The corner where the buttons for zooming lie, and no square should. */
const BUTTONS = { width: 160, height: 56 } as const;

const clamp = (scale: number): number => Math.min(LARGEST * 1.6, Math.max(SMALLEST, scale));

/** Keeps an area of so many cells in view, with a margin in cells around it. */
export const useViewport = (width: number, height: number, margin: number, key: string): Viewport => {
  const element = useRef<HTMLDivElement>(null);
  const frame = useSignal<Frame>({ scale: 1, x: 0, y: 0 });
  const moved = useSignal(false);

  const fit = (): void => {
    const box = element.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const wide = (width + 2 * margin) * UNIT;
    const high = (height + 2 * margin) * UNIT;
    const frameIn = (room: number): Frame => {
      const scale = Math.min(LARGEST, box.width / wide, room / high);
      return {
        scale,
        x: box.width / 2 - (width / 2) * UNIT * scale,
        y: room / 2 - (height / 2) * UNIT * scale,
      };
    };
    const whole = frameIn(box.height);
    const hidesButtons =
      whole.x + width * UNIT * whole.scale > box.width - BUTTONS.width &&
      whole.y + height * UNIT * whole.scale > box.height - BUTTONS.height;
    frame.value = hidesButtons ? frameIn(box.height - BUTTONS.height) : whole;
    moved.value = false;
  };

  const zoomAt = (factor: number, x: number, y: number): void => {
    const { scale, x: left, y: top } = frame.value;
    const next = clamp(scale * factor);
    frame.value = { scale: next, x: x - ((x - left) * next) / scale, y: y - ((y - top) * next) / scale };
    moved.value = true;
  };

  useLayoutEffect(fit, [width, height, margin, key]);

  const refit = useRef(fit);
  refit.current = fit;
  useEffect(() => {
    const element_ = element.current;
    if (element_ === null) return undefined;
    const watcher = new ResizeObserver(() => refit.current());
    watcher.observe(element_);
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element_.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
    };
    element_.addEventListener('wheel', onWheel, { passive: false });
    const stop = followPointers(element_, {
      pan: (dx, dy) => {
        const { scale, x, y } = frame.value;
        frame.value = { scale, x: x + dx, y: y + dy };
        moved.value = true;
      },
      pinch: zoomAt,
    });
    return () => {
      watcher.disconnect();
      element_.removeEventListener('wheel', onWheel);
      stop();
    };
  }, []);

  return {
    frame,
    element,
    moved,
    fit,
    zoom: factor => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined) zoomAt(factor, box.width / 2, box.height / 2);
    },
  };
};

interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (factor: number, x: number, y: number) => void;
}

/** One pointer pans and two pinch, wherever nothing is there to be dragged. */
const followPointers = (element: HTMLElement, { pan, pinch }: Gestures): (() => void) => {
  const pointers = new Map<
    number,
    { x: number; y: number; readonly startX: number; readonly startY: number }
  >();
  let panning = false;

  const down = (event: PointerEvent): void => {
    // No click comes after a finger's pan: what is pressed next, be it something to drag, is a press of its own.
    panning = false;
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('.grab') !== null))
      return;
    pointers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
    });
  };
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const move = (event: PointerEvent): void => {
    const pointer = pointers.get(event.pointerId);
    if (pointer === undefined) return;
    const before = pointers.size > 1 ? spread() : 0;
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    panning ||= Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) > FAR_ENOUGH;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (pointers.size > 1) {
      const { left, top } = element.getBoundingClientRect();
      const [a, b] = [...pointers.values()];
      if (before > 0) pinch(spread() / before, (a.x + b.x) / 2 - left, (a.y + b.y) / 2 - top);
    } else if (panning) pan(dx, dy);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  // What was a pan is not a click as well.
  const click = (event: MouseEvent): void => {
    if (!panning) return;
    panning = false;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  return () => {
    element.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, true);
  };
};
