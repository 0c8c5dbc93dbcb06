// What production cards show, each in a square of 48: told apart by shape first, by colour second.

import type { JSX } from 'preact';
import { ICONS, type IconName } from '../../../games/lata/index.ts';

const INK = '#1d2b38';
const LINE = {
  stroke: INK,
  'stroke-width': 1.6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

const FACES: Readonly<Record<IconName, JSX.Element>> = {
  sardine: (
    <g {...LINE}>
      <path d="M3 24C10 15 25 14 35 21L45 15C43 21 43 27 45 33L35 27C25 34 10 33 3 24Z" fill="#c9d9e2" />
      <path d="M5 22.5C12 16 25 15.5 34 21.5C24 20.5 13 20.5 5 22.5Z" fill="#2f6f8f" stroke="none" />
      <path d="M14 18.5Q18 24 14 29.5" fill="none" />
      <circle cx="9.5" cy="23" r="1.7" fill={INK} stroke="none" />
      <g fill="#4b89a6" stroke="none">
        <circle cx="19" cy="25" r="1.3" />
        <circle cx="24" cy="25" r="1.3" />
        <circle cx="29" cy="25" r="1.3" />
      </g>
    </g>
  ),
  mackerel: (
    <g {...LINE}>
      <path d="M2 25C9 12 27 11 37 22L46 13C44.5 20 44.5 30 46 37L37 28C27 38 9 37 2 25Z" fill="#dfe9dd" />
      <path d="M4 22C11 12.5 27 12.5 36.5 22C26 23.5 14 24 4 22Z" fill="#1f6b63" stroke="none" />
      <path
        d="M15 14.8l3 7M20.5 13.6l3 8.6M26 14.2l2.6 8.4M31 16.6l2 5.6"
        stroke="#0e3432"
        stroke-width="2.2"
        fill="none"
      />
      <path d="M20 13l3-6 6 7.4" fill="#1f6b63" />
      <circle cx="8.5" cy="24.5" r="1.9" fill={INK} stroke="none" />
    </g>
  ),
  tomato: (
    <g {...LINE}>
      <path d="M24 14C12 9 4 17 5 27C6 38 15 43 24 42C33 43 42 38 43 27C44 17 36 9 24 14Z" fill="#d8412f" />
      <path d="M11 21Q13 16 18 15.5" stroke="#ffb3a2" stroke-width="2.6" fill="none" />
      <path d="M24 15L17 11L22.5 11.5L22 5L26.5 10.5L33 9L28 13L30 18L24 15Z" fill="#4f7a2e" />
    </g>
  ),
  oil: (
    <g {...LINE}>
      <path d="M18 4H30V10L28 13V17C35 20 37 25 37 31V42H11V31C11 25 13 20 20 17V13L18 10Z" fill="#9ba83a" />
      <path d="M13 31C17 28 21 34 25 31S33 29 35 31V40H13Z" fill="#d9c548" stroke="none" />
      <path d="M18 4H30V9H18Z" fill="#8c6239" />
      <path d="M24 35C19 35 17 31 18 28C22 28 25 30 24 35ZM26 29Q30 24 32 25Q32 29 26 29Z" fill="#4f6b1f" />
    </g>
  ),
  tinplate: (
    <g {...LINE}>
      <path d="M7 17L18 8L42 13L31 22Z" fill="#eef3f5" />
      <path d="M7 25L18 16L42 21L31 30Z" fill="#d3dde2" />
      <path d="M7 33L18 24L42 29L31 38Z" fill="#b4c3cb" />
      <path d="M15 15.5L25 17.5" stroke="#fff" stroke-width="2.4" />
    </g>
  ),
  trader: (
    <g {...LINE}>
      <path d="M24 6V38M14 42H34" fill="none" stroke-width="2.6" />
      <path d="M8 15H40" fill="none" stroke-width="2.6" />
      <path d="M10 15L4 29M10 15L16 29M38 15L32 29M38 15L44 29" fill="none" />
      <path d="M3 29H17C16 35 4 35 3 29Z" fill="#c9d9e2" />
      <path d="M31 29H45C44 35 32 35 31 29Z" fill="#e4b33c" />
      <circle cx="24" cy="7" r="3.4" fill="#e4b33c" />
    </g>
  ),
  relabel: (
    <g {...LINE}>
      <rect x="4" y="7" width="22" height="16" rx="3" fill="#d8412f" />
      <rect x="22" y="26" width="22" height="16" rx="3" fill="#e4b33c" />
      <path d="M9 13H21M9 17H17" stroke="#fff2d6" stroke-width="2.2" />
      <path d="M27 32H39M27 36H35" stroke="#5a3d05" stroke-width="2.2" />
      <path d="M31 9C38 9 41 13 41 20M37 17L41 21L45 16" fill="none" stroke-width="2.6" />
      <path d="M17 39C10 39 7 35 7 28M3 32L7 27L11 31" fill="none" stroke-width="2.6" />
    </g>
  ),
  overtime: (
    <g {...LINE}>
      <circle cx="24" cy="26" r="17" fill="#f7efd9" />
      <path d="M24 26V12A14 14 0 0 1 36.1 33Z" fill="#e4b33c" stroke="none" />
      <path d="M24 14V26L33 31" fill="none" stroke-width="3" />
      <path d="M20 4H28V8H20ZM38 9L42 13" fill="#8c6239" stroke-width="2.4" />
    </g>
  ),
  wholesaler: (
    <g {...LINE}>
      <path d="M2 15H27V35H2Z" fill="#c58f55" />
      <path d="M2 21.5H27M2 28H27M10 15V35M19 15V35" fill="none" stroke-width="1.2" />
      <path d="M27 20H37L45 28V35H27Z" fill="#2f6f8f" />
      <path d="M32 23H36.5L40 28H32Z" fill="#dcebf1" />
      <circle cx="11" cy="36" r="5" fill="#39434b" />
      <circle cx="36" cy="36" r="5" fill="#39434b" />
    </g>
  ),
};

export const IconSymbols = (): JSX.Element => (
  <>
    {ICONS.map(icon => (
      <symbol key={icon} id={`l-icon-${icon}`} viewBox="0 0 48 48">
        {FACES[icon]}
      </symbol>
    ))}
  </>
);

/** An icon as a picture of its own. */
export const IconPicture = ({
  icon,
  size = 24,
}: {
  readonly icon: number;
  readonly size?: number;
}): JSX.Element => (
  <svg class="l-icon" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#l-icon-${ICONS[icon]}`} width="48" height="48" />
  </svg>
);
