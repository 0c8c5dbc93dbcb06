import type { ComponentChildren, JSX } from 'preact';

/** A rectangle in the units of a drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SpotProps {
  readonly area: Area;
  /** The width and height of the drawing that the spot lies on; without them, its units are pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly name: string;
  readonly kind: string;
  /** Whether something can be done here now; else it explains itself. */
  readonly lit: boolean;
  /** What a piece dropped here is told. */
  readonly drop?: string;
  readonly onChoose: () => void;
  readonly onPoint?: (here: boolean) => void;
  /** A press that may become a drag. */
  readonly onGrab?: ((event: PointerEvent) => void) | undefined;
  /** What of the drawing is dragged along. */
  readonly children?: ComponentChildren;
}

const part = (length: number, of: number | undefined): string =>
  of === undefined ? `${length}px` : `${((length / of) * 100).toFixed(3)}%`;

/** A button that lies over a part of a drawing. */
export const Spot = (props: SpotProps): JSX.Element => {
  const { area, width, height, name, kind, lit, drop, onChoose, onPoint, onGrab, children } = props;
  return (
    <button
      type="button"
      class={`spot ${kind}${lit ? ' lit' : ''}`}
      style={{
        left: part(area.x, width),
        top: part(area.y, height),
        width: part(area.width, width),
        height: part(area.height, height),
      }}
      aria-label={name}
      aria-disabled={!lit}
      data-drop={drop}
      tabIndex={lit ? 0 : -1}
      onClick={onChoose}
      onPointerEnter={event => event.pointerType === 'mouse' && onPoint?.(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && onPoint?.(false)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onPointerDown={onGrab}
    >
      {children}
    </button>
  );
};
