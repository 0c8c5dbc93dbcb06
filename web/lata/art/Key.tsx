import type { JSX } from 'preact';
import { MOST_POINTS } from '../../../games/lata/index.ts';

const CELL = 34;
const LEFT = 16;
const KEY = { width: LEFT * 2 + CELL * 10, height: 94 } as const;
const UNNUMBERED = 82;

/** The place of a number on the track, 9 at the left: the lid is rolled from there. */
const notchAt = (points: number): number => LEFT + (MOST_POINTS - points) * CELL;

/** The number at a part of the track's width. */
export const pointsAt = (part: number): number =>
  MOST_POINTS - Math.min(MOST_POINTS, Math.max(0, Math.round((part * KEY.width - LEFT - 7) / CELL)));

/**
 * The track of action points: a tin of nine sardines whose lid is rolled open with its key. The key stands at the
 * points left; what is spent shows its fish. `pledged` points are those that a bid would spend.
 */
export const KeyTrack = (props: {
  readonly points: number;
  readonly pledged?: number;
  readonly numbered?: boolean;
}): JSX.Element => {
  const { points, pledged = 0, numbered = true } = props;
  const at = notchAt(points - pledged);
  return (
    <svg class="l-key" viewBox={`0 0 ${KEY.width} ${numbered ? KEY.height : UNNUMBERED}`} aria-hidden="true">
      <rect
        x="3"
        y="20"
        width={KEY.width - 6}
        height="56"
        rx="20"
        fill="#7f929e"
        stroke="#33424c"
        stroke-width="2"
      />
      <rect x="9" y="25" width={KEY.width - 18} height="46" rx="16" fill="#c9b25a" />
      {Array.from({ length: MOST_POINTS }, (_, i) => (
        <g
          key={i}
          transform={`translate(${LEFT + i * CELL + 4} 48)`}
          opacity={i >= MOST_POINTS - points ? 0.55 : 1}
        >
          <path
            d="M0 -17C8 -14 9 4 5 12L9 19C5 18 1 18 -3 19L1 12C-4 4 -5 -12 0 -17Z"
            transform="translate(11 0)"
            fill="#dbe7ee"
            stroke="#2f5568"
            stroke-width="1.5"
          />
          <path d="M8 -8C7 -2 8 5 10 10" fill="none" stroke="#2f6f8f" stroke-width="2.5" />
        </g>
      ))}
      <g class="l-lid" style={{ clipPath: `inset(0 0 0 ${at}px)` }}>
        <rect x="0" y="18" width={KEY.width} height="60" fill="none" />
        <rect
          x="7"
          y="22"
          width={KEY.width - 14}
          height="52"
          rx="17"
          fill="url(#l-tinplate)"
          stroke="#33424c"
          stroke-width="1.5"
        />
        <path d={`M14 48H${KEY.width - 20}`} stroke="#8ea0ab" stroke-dasharray="2 6" stroke-width="2" />
      </g>
      <g class="l-lid" style={{ transform: `translateX(${at}px)` }}>
        <rect
          x="-1"
          y="12"
          width="16"
          height="68"
          rx="8"
          fill="url(#l-tinplate)"
          stroke="#33424c"
          stroke-width="1.5"
        />
        <path d="M4 16V76M9 16V76" stroke="#8ea0ab" />
        <path
          d="M7 14V8M-3 6C-3 -1 17 -1 17 6C17 13 -3 13 -3 6Z"
          fill="none"
          stroke="var(--l-key)"
          stroke-width="3"
        />
      </g>
      {numbered &&
        Array.from({ length: MOST_POINTS + 1 }, (_, i) => (
          <text key={i} class={i === points - pledged ? 'l-notch here' : 'l-notch'} x={notchAt(i) + 7} y="92">
            {i}
          </text>
        ))}
    </svg>
  );
};

/** A player's tin in the auction: empty place, sealed, or rolled open with the bid in it. */
export const BidTin = ({ bid }: { readonly bid: number | 'none' | 'sealed' }): JSX.Element => (
  <svg class={`l-bid-tin ${typeof bid === 'number' ? 'open' : bid}`} viewBox="0 0 100 72" aria-hidden="true">
    <rect x="4" y="10" width="92" height="56" rx="18" class="l-tin-body" />
    {typeof bid === 'number' && (
      <>
        <rect x="12" y="17" width="76" height="42" rx="12" fill="#c9b25a" />
        <text class="l-bid" x="50" y="51">
          {bid}
        </text>
      </>
    )}
    {bid !== 'none' && (
      <g class="l-bid-lid">
        <rect
          x="5"
          y="11"
          width="90"
          height="54"
          rx="17"
          fill="url(#l-tinplate)"
          stroke="#33424c"
          stroke-width="1.5"
        />
        <path d="M30 38C38 30 52 30 62 36L70 30C69 35 69 41 70 46L62 40C52 46 38 46 30 38Z" fill="#2f6f8f" />
        <path d="M82 26V50" stroke="#3a4650" stroke-width="5" stroke-linecap="round" />
        <circle cx="82" cy="20" r="5" fill="none" stroke="#3a4650" stroke-width="3" />
      </g>
    )}
  </svg>
);

/** The key in a square of 24, to be drawn with a stroke. */
const KEY_SIGN = 'M12 10V22M8 6C8 1 16 1 16 6C16 11 8 11 8 6ZM12 17H16';

/** The key as it is printed on dark plates; lies in a drawing. */
export const PrintedKey = ({ transform }: { readonly transform: string }): JSX.Element => (
  <path
    d={KEY_SIGN}
    transform={transform}
    fill="none"
    stroke="#fbf3df"
    stroke-width="2.2"
    stroke-linecap="round"
  />
);

/** The key as a sign for action points. */
export const SmallKey = (): JSX.Element => (
  <svg class="l-icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d={KEY_SIGN} fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
  </svg>
);
