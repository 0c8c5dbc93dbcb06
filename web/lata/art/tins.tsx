// Goods as little tins: an oblong one of sardines, a round one with a tomato, an oval one with a fish in oil.

import type { JSX } from 'preact';
import { GOODS, type Good } from '../../../games/lata/index.ts';

const FISH = 'M0 0C3-4 10-4 14-1L18-4C17-1 17 1 18 4L14 1C10 4 3 4 0 0Z';

const FACES: readonly JSX.Element[] = [
  <g>
    <rect x="4" y="10" width="40" height="28" rx="7" fill="#7f929e" />
    <rect
      x="4"
      y="8"
      width="40"
      height="27"
      rx="7"
      fill="url(#l-tinplate)"
      stroke="#3c4c57"
      stroke-width="1.8"
    />
    <rect x="9" y="12.5" width="30" height="18" rx="4" fill="#eef4f7" stroke="#6c8290" />
    <g fill="#2f6f8f">
      <path transform="translate(14 18)" d={FISH} />
      <path transform="translate(16 26)" d={FISH} />
    </g>
  </g>,
  <g>
    <circle cx="24" cy="26" r="18" fill="#7c1f14" />
    <circle cx="24" cy="23" r="18" fill="#d8412f" stroke="#5a150c" stroke-width="1.8" />
    <circle cx="24" cy="23" r="13.5" fill="none" stroke="#ffc1b3" stroke-width="1.6" />
    <path
      d="M24 17C17 14 14 19 15 24C16 30 20 32 24 31.500C28 32 32 30 33 24C34 19 31 14 24 17Z"
      fill="#fff0e2"
    />
    <path d="M24 18L20 15.500L24 16L23 12L26 15.500L29 14.500L27 17.500Z" fill="#fff0e2" />
  </g>,
  <g>
    <ellipse cx="24" cy="27" rx="21.5" ry="14" fill="#7a5607" />
    <ellipse cx="24" cy="23.5" rx="21.5" ry="14" fill="#efc03f" stroke="#573c02" stroke-width="1.8" />
    <ellipse cx="24" cy="23.5" rx="16.5" ry="9.5" fill="none" stroke="#fff3c4" stroke-width="1.6" />
    <path transform="translate(14 24) scale(1.1)" d={FISH} fill="#3d5a17" />
    <path d="M19 19l2 4M23 18.500l2 4" stroke="#efc03f" stroke-width="1.6" />
  </g>,
];

export const TinSymbols = (): JSX.Element => (
  <>
    {GOODS.map((good, i) => (
      <symbol key={good} id={`l-tin-${i}`} viewBox="0 0 48 48">
        {FACES[i]}
      </symbol>
    ))}
  </>
);

/** A tin as a picture of its own. */
export const Tin = ({ good, size = 28 }: { readonly good: Good; readonly size?: number }): JSX.Element => (
  <svg class="l-tin" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#l-tin-${good}`} width="48" height="48" />
  </svg>
);
