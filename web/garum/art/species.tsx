// The four species as figures of a mosaic, on a square of 40 units, and as plain silhouettes for badges.

import type { ComponentChild, JSX } from 'preact';
import { STONES } from './palette.ts';

/** A row of single stones along an outline. */
const ROW = { 'stroke-width': 1.7, 'stroke-dasharray': '2.5 .5', 'stroke-linejoin': 'round' } as const;

const Eye = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <>
    <circle cx={x} cy={y} r={2} fill="#fff8e8" />
    <circle cx={x} cy={y} r={1} fill="#1b1b1b" />
  </>
);

const TUNA =
  'M4.5 21C8 12 18 9 29 17.5C31 15.5 33.5 12 36.5 9.5C35 15.5 35 26 36.5 32C33.5 29.5 31 26.5 29 24.5C19 32 8.5 30 4.5 21Z';
const TUNA_FINS = 'M15 13L20 5.5L23.5 13.5ZM14 27.5L17.5 35L21.5 28.5Z';
const MACKEREL =
  'M3.5 12.5C9 6.5 22 6.5 29.5 11.5L36.5 7L34.5 12.5L36.5 18L29.5 13.5C22 18.5 9 18.5 3.5 12.5Z';
const SCALLOP =
  'M20 33.5C9 31.5 3.5 22.5 5 14.5C5.5 10.5 9 8.5 11.5 10C13 6 17 5 18.5 8Q20 4.5 21.5 8C23 5 27 6 28.5 10C31 8.5 34.5 10.5 35 14.5C36.5 22.5 31 31.5 20 33.5Z';
const HINGE = 'M13.5 32.5H26.5L24.5 37H15.5Z';
const CRAB =
  'M20 15.5C28 15.5 32.5 19 32.5 24C32.5 30 27 33.5 20 33.5C13 33.5 7.5 30 7.5 24C7.5 19 12 15.5 20 15.5Z';
const CLAW = 'M11.5 19C5 18 2.5 11.5 6 5.5C7.5 8.5 9 9 11.5 7C14.5 11 13 15 14 17.5Z';
const LEGS = 'M9 26L3 24.5M9 29L3.5 30M11.5 31.5L6.5 35.5';

const body = (species: number): string => `url(#g-body-${species})`;

const tuna = (
  <>
    <path d={TUNA_FINS} fill="#e0b64b" stroke={STONES[0].edge} {...ROW} />
    <path d={TUNA} fill={body(0)} stroke={STONES[0].edge} {...ROW} />
    <path d="M7 23.5C13 28.5 22 28 27.5 23.5C21 25.5 13 25.5 7 23.5Z" fill="#e9eff2" opacity=".9" />
    <path d="M13.5 15.5C15.5 18.5 15.5 23 13.5 26" fill="none" stroke={STONES[0].edge} stroke-width="1.2" />
    <Eye x={9.5} y={19.5} />
  </>
);

const oneMackerel = (
  <>
    <path d={MACKEREL} fill={body(1)} stroke={STONES[1].edge} {...ROW} />
    <path d="M6.5 13.8C13 16.5 22 16 28 13.2C21 14.4 13 14.6 6.5 13.8Z" fill="#eef4e4" />
    <path
      d="M12 8.5q2 2 .5 4M16 7.8q2 2.2 .5 4.5M20 7.8q2 2.2 .5 4.5M24 8.8q1.6 1.8 .4 3.6"
      fill="none"
      stroke={STONES[1].edge}
      stroke-width="1.1"
    />
    <Eye x={8} y={11.6} />
  </>
);

const mackerel = (
  <>
    <g transform="translate(0 -.5)">{oneMackerel}</g>
    <g transform="rotate(180 20 20.25)">{oneMackerel}</g>
  </>
);

const mollusc = (
  <>
    <path d={HINGE} fill="#c98d1b" stroke={STONES[2].edge} {...ROW} />
    <path d={SCALLOP} fill={body(2)} stroke={STONES[2].edge} {...ROW} />
    <path
      d="M20 32L8.5 13.5M20 32L12.8 11M20 32L16.6 9M20 32V9M20 32L23.4 9M20 32L27.2 11M20 32L31.5 13.5"
      fill="none"
      stroke={STONES[2].edge}
      stroke-width=".9"
      stroke-dasharray="2 .5"
    />
    <path d="M8 20Q20 13 32 20" fill="none" stroke="#fff3cf" stroke-width="1.3" stroke-dasharray="2 .6" />
  </>
);

const shellfish = (
  <>
    <path d={LEGS} fill="none" stroke={STONES[3].edge} stroke-width="2.2" stroke-dasharray="2.6 .5" />
    <path
      d={LEGS}
      fill="none"
      stroke={STONES[3].edge}
      stroke-width="2.2"
      stroke-dasharray="2.6 .5"
      transform="matrix(-1 0 0 1 40 0)"
    />
    <path d={CLAW} fill={body(3)} stroke={STONES[3].edge} {...ROW} />
    <path d={CLAW} fill={body(3)} stroke={STONES[3].edge} {...ROW} transform="matrix(-1 0 0 1 40 0)" />
    <path d={CRAB} fill={body(3)} stroke={STONES[3].edge} {...ROW} />
    <path
      d="M12 24.5Q20 30.5 28 24.5"
      fill="none"
      stroke="#f9d9c9"
      stroke-width="1.3"
      stroke-dasharray="2 .6"
    />
    <Eye x={16} y={18.5} />
    <Eye x={24} y={18.5} />
  </>
);

const FIGURES: readonly ComponentChild[] = [tuna, mackerel, mollusc, shellfish];

const GLYPHS: readonly ComponentChild[] = [
  <path key="tuna" d={`${TUNA}${TUNA_FINS}`} />,
  <g key="mackerel">
    <path d={MACKEREL} />
    <path d={MACKEREL} transform="rotate(180 20 20.25)" />
  </g>,
  <path key="mollusc" d={`${SCALLOP}${HINGE}`} />,
  <g key="shellfish">
    <path d={CLAW} />
    <path d={CLAW} transform="matrix(-1 0 0 1 40 0)" />
    <path d={CRAB} />
    <path d={LEGS} fill="none" stroke="currentColor" stroke-width="3" />
    <path d={LEGS} fill="none" stroke="currentColor" stroke-width="3" transform="matrix(-1 0 0 1 40 0)" />
  </g>,
];

/** The specimens and their glyphs, to be used by id: g-fish-0 and g-glyph-0 to 3. */
export const SpeciesSymbols = (): JSX.Element => (
  <>
    {FIGURES.map((figure, species) => (
      <symbol key={species} id={`g-fish-${species}`} viewBox="0 0 40 40">
        <rect width="40" height="40" fill={`url(#g-ground-${species})`} />
        {figure}
      </symbol>
    ))}
    {GLYPHS.map((glyph, species) => (
      <symbol key={species} id={`g-glyph-${species}`} viewBox="0 0 40 40">
        <g fill="currentColor">{glyph}</g>
      </symbol>
    ))}
  </>
);

/** A badge of a species: its silhouette in a disc of its colour. Needs no definitions on the page. */
export const Badge = ({
  species,
  size = 24,
}: {
  readonly species: number;
  readonly size?: number;
}): JSX.Element => (
  <svg class="g-badge" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill={STONES[species].plain} />
    <g transform="translate(8 8) scale(.8)" fill="currentColor" style={{ color: '#fff' }}>
      {GLYPHS[species]}
    </g>
  </svg>
);
