import type { JSX } from 'preact';
import { COLOURS, type Colour } from '../../../games/cafe/index.ts';
import { BEANS } from './palette.ts';

/** The shape of a colour, in a square of 20: a disc, a bean, a leaf, a diamond. */
const SHAPES: readonly string[] = [
  'M10 2A8 8 0 1 1 10 18A8 8 0 1 1 10 2Z',
  'M1 10C1 4 6 2.5 10 2.5S19 4 19 10 14 17.5 10 17.5 1 16 1 10Z',
  'M10 1C17 6 19 13 10 19C1 13 3 6 10 1Z',
  'M10 0L20 10 10 20 0 10Z',
];

/** The line drawn over the shape: rays, a slit, a vein, a cross. */
const LINES: readonly string[] = [
  'M10 6.5A3.5 3.5 0 1 1 10 13.5A3.5 3.5 0 1 1 10 6.5Z',
  'M2 11C7 7 13 14 18 9',
  'M10 4V18M10 10L14 7M10 14L6 11',
  'M5 10H15M10 5V15',
];

/** The pattern on the side of a cube: dots, slanted lines, upright lines, a lattice. */
const PATTERNS: readonly string[] = [
  'M2 2h1.6v1.6h-1.6zM5 5h1.6v1.6h-1.6z',
  'M-1 5L5-1M1 8L8 1',
  'M2 0V7M5.5 0V7',
  'M0 0L7 7M7 0L0 7',
];

/** Everything that pictures of beans and cubes refer to. */
export const BeanSymbols = (): JSX.Element => (
  <>
    {COLOURS.map((name, colour) => {
      const { light, plain, deep } = BEANS[colour];
      return (
        <g key={name}>
          <pattern id={`c-side-${colour}`} width="7" height="7" patternUnits="userSpaceOnUse">
            <rect width="7" height="7" fill={plain} />
            <path d={PATTERNS[colour]} fill="none" stroke={deep} stroke-width="1.1" opacity=".55" />
          </pattern>
          <symbol id={`c-bean-${colour}`} viewBox="-1 -1 22 22">
            <path d={SHAPES[colour]} fill={plain} stroke={deep} stroke-width="1.6" />
            <path d={LINES[colour]} fill="none" stroke={deep} stroke-width="1.5" stroke-linecap="round" />
          </symbol>
          <symbol id={`c-cube-${colour}`} viewBox="0 0 40 42">
            <ellipse cx="20" cy="37" rx="17" ry="4.5" fill="#1c0f05" opacity=".35" />
            <path d="M20 2L37 10V29L20 38L3 29V10Z" fill={`url(#c-side-${colour})`} />
            <path d="M20 19V38L37 29V10Z" fill="#1c0f05" opacity=".22" />
            <path d="M20 2L37 10L20 19L3 10Z" fill={light} />
            <path
              d="M20 2L37 10V29L20 38L3 29V10ZM3 10L20 19L37 10M20 19V38"
              fill="none"
              stroke={deep}
              stroke-width="1.6"
              stroke-linejoin="round"
            />
            <circle cx="20" cy="21" r="10.5" fill="#fff8e8" stroke={deep} stroke-width="1.3" />
            <svg x="12.5" y="13.5" width="15" height="15" viewBox="-1 -1 22 22">
              <path d={SHAPES[colour]} fill={plain} stroke={deep} stroke-width="2" />
              <path d={LINES[colour]} fill="none" stroke={deep} stroke-width="1.8" stroke-linecap="round" />
            </svg>
          </symbol>
        </g>
      );
    })}
  </>
);

/** A bean's shape by itself, as a mark. */
export const Bean = ({
  colour,
  size = 16,
}: {
  readonly colour: Colour;
  readonly size?: number;
}): JSX.Element => (
  <svg class="c-bean" width={size} height={size} aria-hidden="true">
    <use href={`#c-bean-${colour}`} width={size} height={size} />
  </svg>
);

export const Cube = ({
  colour,
  size = 26,
}: {
  readonly colour: Colour;
  readonly size?: number;
}): JSX.Element => (
  <svg class="c-cube" width={size} height={size * 1.05} aria-hidden="true">
    <use href={`#c-cube-${colour}`} width={size} height={size * 1.05} />
  </svg>
);
