import type { JSX } from 'preact';
import { BeanSymbols } from './beans.tsx';
import { SquareSymbols } from './squares.tsx';

/** Everything that drawings of Café refer to by id; once on a page that shows any of them. */
export const CafeDefs = (): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <linearGradient id="c-paper" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="var(--c-paper-light)" />
        <stop offset="1" stop-color="var(--c-paper-deep)" />
      </linearGradient>
      <pattern id="c-grain" width="23" height="19" patternUnits="userSpaceOnUse">
        <path
          d="M2 3h2M9 1h1M15 6h2M20 2h1M5 9h1M12 11h2M18 13h1M1 15h2M8 17h1M21 17h1"
          stroke="#7a5a34"
          stroke-width=".7"
          opacity=".35"
        />
      </pattern>
      <pattern id="c-wood" width="240" height="96" patternUnits="userSpaceOnUse">
        <rect width="240" height="96" fill="var(--c-wood)" />
        <path
          d="M0 12Q60 6 120 13T240 12M0 30Q70 36 130 29T240 30M0 62Q50 56 118 63T240 62M0 80Q60 87 126 79T240 80"
          fill="none"
          stroke="var(--c-wood-grain)"
          stroke-width="1.3"
        />
        <path d="M0 47.5H240M0 95.5H240M90 0V47M190 48V96" stroke="var(--c-wood-joint)" stroke-width="1.5" />
      </pattern>
      <filter id="c-lift" x="-15%" y="-15%" width="130%" height="140%">
        <feDropShadow dx="0" dy="2.5" stdDeviation="2.2" flood-color="#1c0f05" flood-opacity=".5" />
      </filter>
      <BeanSymbols />
      <SquareSymbols />
    </defs>
  </svg>
);
