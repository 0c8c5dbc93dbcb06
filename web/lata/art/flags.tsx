// Flags of the five nations, drawn as simply as a stencil on a crate, and the marks of the four canneries.

import type { JSX } from 'preact';
import { NATIONS, type Nation } from '../../../games/lata/index.ts';

const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L')}Z`;

const FACES: readonly JSX.Element[] = [
  <g>
    <rect width="36" height="24" fill="#c8331f" />
    <rect width="14" height="24" fill="#1d6b3a" />
    <circle cx="14" cy="12" r="5.5" fill="none" stroke="#f2c230" stroke-width="2.4" />
    <path d="M11.5 9h5v3.500c0 2-2.5 3-2.5 3s-2.5-1-2.5-3Z" fill="#fff" stroke="#c8331f" />
  </g>,
  <g>
    <rect width="36" height="24" fill="#fff" />
    <rect width="12" height="24" fill="#24438f" />
    <rect x="24" width="12" height="24" fill="#c8331f" />
  </g>,
  <g>
    <rect width="36" height="24" fill="#fff" />
    <path d="M0 2H36M0 8.700H36M0 15.300H36M0 22H36" stroke="#c8331f" stroke-width="3.4" />
    <rect width="17" height="13.5" fill="#24438f" />
    {[3, 8.5, 14].map(x => [3.5, 10].map(y => <path key={`${x} ${y}`} d={star(x, y, 2)} fill="#fff" />))}
  </g>,
  <g>
    <rect width="36" height="24" fill="#1c3a80" />
    <path d="M0 0L18 12M18 0L0 12" stroke="#fff" stroke-width="2.6" />
    <path d="M9 0V12M0 6H18" stroke="#fff" stroke-width="4.2" />
    <path d="M9 0V12M0 6H18" stroke="#c8331f" stroke-width="2.2" />
    <path
      d={`${star(9, 18.5, 3.4)}${star(27, 5, 2.2)}${star(23, 12, 2.2)}${star(31, 11, 2.2)}${star(27, 19, 2.6)}`}
      fill="#fff"
    />
  </g>,
  <g>
    <rect width="36" height="24" fill="#fff" />
    <rect y="12" width="36" height="12" fill="#c8331f" />
    <rect width="13" height="12" fill="#24438f" />
    <path d={star(6.5, 6.2, 4)} fill="#fff" />
  </g>,
];

export const FlagSymbols = (): JSX.Element => (
  <>
    {NATIONS.map((nation, i) => (
      <symbol key={nation} id={`l-flag-${i}`} viewBox="0 0 36 24">
        {FACES[i]}
        <rect x=".5" y=".5" width="35" height="23" fill="none" stroke="#2b2013" />
      </symbol>
    ))}
  </>
);

export const Flag = ({
  nation,
  width = 27,
}: {
  readonly nation: Nation;
  readonly width?: number;
}): JSX.Element => (
  <svg class="l-flag" width={width} height={(width * 2) / 3} viewBox="0 0 36 24" aria-hidden="true">
    <use href={`#l-flag-${nation}`} width="36" height="24" />
  </svg>
);

/** The colours of the four canneries, each dark enough for white letters. */
export const TINTS = ['#1f6a8a', '#b8321f', '#5d6b1c', '#7a4a12'] as const;

const MARKS: readonly JSX.Element[] = [
  <path
    d="M12 4V19M7 8H17M4 14C5 19 9 20.5 12 20.500S19 19 20 14"
    fill="none"
    stroke="#fff"
    stroke-width="2.4"
    stroke-linecap="round"
  />,
  <path d={star(12, 12.5, 8)} fill="#fff" />,
  <path d="M3 13C6 7 9 9 12 13C15 9 18 7 21 13C18 11 15 12 12 17C9 12 6 11 3 13Z" fill="#fff" />,
  <path
    d="M7 20H17L16 9H8ZM9 9V5H15V9M12 2V5M4 8L7 9M20 8L17 9"
    fill="none"
    stroke="#fff"
    stroke-width="2.2"
    stroke-linejoin="round"
  />,
];

/** The trade mark of a seat: anchor, star, gull, lighthouse. */
export const SeatMark = ({
  seat,
  size = 24,
}: {
  readonly seat: number;
  readonly size?: number;
}): JSX.Element => (
  <svg class="l-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={TINTS[seat]} />
    {MARKS[seat]}
  </svg>
);
