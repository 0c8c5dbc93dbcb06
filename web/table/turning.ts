import { useEffect, useRef } from 'preact/hooks';

/** How far a wheel goes for one turn, in pixels; most wheels go 100 or 120 at a time. */
const NOTCH = 50;

/** Lets the key R turn what is in hand, and so the wheel where that can be laid; elsewhere the wheel scrolls as always. */
export const useTurning = <E extends HTMLElement>(turn: () => void): { readonly current: E | null } => {
  const board = useRef<E>(null);
  const current = useRef(turn);
  current.current = turn;
  useEffect(() => {
    let travelled = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
      current.current();
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || event.target.closest('.place.lit') === null) return;
      event.preventDefault();
      // A wheel comes in notches, of lines or of many pixels; fingers on a pad come in a stream of single pixels.
      travelled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? Math.abs(event.deltaY) : NOTCH;
      if (travelled < NOTCH) return;
      travelled = 0;
      current.current();
    };
    const element = board.current;
    addEventListener('keydown', onKey);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      removeEventListener('keydown', onKey);
      element?.removeEventListener('wheel', onWheel);
    };
  }, []);
  return board;
};
