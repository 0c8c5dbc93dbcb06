import type { JSX } from 'preact';
import type { Seat } from '../../../games/kernel/index.ts';
import { SEATS } from './palette.ts';

/** A gull, an anchor, a compass rose, a lighthouse: what the companies have on their sacks. */
const EMBLEMS: readonly string[] = [
  'M3 13Q8 6 12 12Q16 6 21 13M9 16H15',
  'M12 4V19M6 13C6 18 10 20 12 20S18 18 18 13M8 8H16M12 4A1.5 1.5 0 1 1 12 3.9',
  'M12 2L14.5 9.5 22 12 14.5 14.5 12 22 9.5 14.5 2 12 9.5 9.5Z',
  'M9 20L10.5 8H13.5L15 20ZM9 8H15M10 8V5H14V8M7 20H17',
];

export const SeatMark = ({ seat }: { readonly seat: Seat }): JSX.Element => (
  <svg class="c-mark" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="5" fill={SEATS[seat]} />
    <path
      d={EMBLEMS[seat]}
      fill="none"
      stroke="#fff6dc"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
