import type { JSX } from 'preact';
import { FlagSymbols } from './flags.tsx';
import { IconSymbols } from './icons.tsx';
import { TinSymbols } from './tins.tsx';

/** Everything that drawings of Lata refer to by id; once on a page that shows any of them. */
export const LataDefs = (): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <linearGradient id="l-tinplate" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f3f6f8" />
        <stop offset=".35" stop-color="#c3ced5" />
        <stop offset=".55" stop-color="#e6ecef" />
        <stop offset="1" stop-color="#98a8b2" />
      </linearGradient>
      <pattern id="l-blue" width="16" height="8" patternUnits="userSpaceOnUse">
        <rect width="16" height="8" fill="#2f6f8f" />
        <path d="M0 5Q4 1 8 5T16 5" fill="none" stroke="#7db4cb" stroke-width="1.6" />
      </pattern>
      <pattern id="l-brown" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#7d4d25" />
        <path d="M0 0L10 10M10 0L0 10" stroke="#c08a55" stroke-width="1.4" />
      </pattern>
      <pattern id="l-yellow" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#e4b33c" />
        <circle cx="5" cy="5" r="2" fill="#9a6d08" />
      </pattern>
      <pattern id="l-green" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="#4f6b1f" />
        <path d="M0 8L8 0" stroke="#a9bd62" stroke-width="2" />
      </pattern>
      <pattern id="l-boards" width="120" height="22" patternUnits="userSpaceOnUse">
        <rect width="120" height="22" fill="var(--l-wood)" />
        <path d="M0 .5H120M40 .5V22M96 .5V22" stroke="var(--l-wood-line)" />
        <path
          d="M6 8Q20 5 34 9M50 14Q66 10 84 15M102 7H116"
          fill="none"
          stroke="var(--l-wood-line)"
          opacity=".5"
        />
      </pattern>
      <IconSymbols />
      <TinSymbols />
      <FlagSymbols />
    </defs>
  </svg>
);
