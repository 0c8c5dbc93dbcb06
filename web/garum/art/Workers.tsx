// Workers as figures that carry an amphora, on 40 × 44 units. The dominus is larger, wreathed and stands on gold.

import type { JSX } from 'preact';
import { STONES } from './palette.ts';

const SKIN = '#c98f66';
const JAR = '#b4613f';
const JAR_EDGE = '#6c2f1a';

const Amphora = ({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke={JAR_EDGE}
    stroke-width="1.1"
    stroke-linejoin="round"
  >
    <path d="M3 4C0 4.5 0 8 2.6 8.5M9 4C12 4.5 12 8 9.4 8.5" fill="none" />
    <path d="M3.5 1H8.5V4.5C13 7.5 12 15 6 20C0 15 -1 7.5 3.5 4.5Z" fill={JAR} />
    <path d="M1 10.5H11" stroke="#f1d9b8" stroke-width="1.4" />
  </g>
);

const Vilicus = ({ colour }: { readonly colour: number }): JSX.Element => {
  const { plain, edge } = STONES[colour];
  return (
    <g stroke-linejoin="round">
      <path d="M8 42L9.5 25C10 18.5 23 18.5 23.5 25L25.5 42Z" fill={plain} stroke={edge} stroke-width="1.6" />
      <path d="M21.5 24L29 17" stroke={SKIN} stroke-width="4.5" stroke-linecap="round" />
      <Amphora x={23} y={1.5} size={1} />
      <circle cx="16.5" cy="13" r="5.8" fill={SKIN} stroke={edge} stroke-width="1.4" />
      <path d="M10.8 12A5.8 5.8 0 0 1 22.2 12C19 9.5 14 9.5 10.8 12Z" fill="#4a2a18" />
      <use href={`#g-glyph-${colour}`} x="9.5" y="25.5" width="14" height="14" style={{ color: '#fff' }} />
    </g>
  );
};

const Dominus = ({ colour }: { readonly colour: number }): JSX.Element => {
  const { plain, edge } = STONES[colour];
  return (
    <g stroke-linejoin="round">
      <ellipse cx="19" cy="41" rx="17" ry="3" fill="#d9a62b" stroke="#7a540b" />
      <path d="M4 41L6.5 23C7.5 15 27 15 28 23L31 41Z" fill={plain} stroke={edge} stroke-width="1.6" />
      <path
        d="M7 21C15 22 26 29 30 40L22 41C20 32 13 25.5 6 25Z"
        fill="#fbf3e0"
        stroke={edge}
        stroke-width="1"
      />
      <path d="M26 22L31 16" stroke={SKIN} stroke-width="4.5" stroke-linecap="round" />
      <Amphora x={25.5} y={0} size={1.1} />
      <circle cx="17" cy="10.5" r="6.6" fill={SKIN} stroke={edge} stroke-width="1.4" />
      <path
        d="M10.2 9.5C12 3.5 22 3.5 23.8 9.5"
        fill="none"
        stroke="#d9a62b"
        stroke-width="3"
        stroke-dasharray="3 .8"
      />
      <use href={`#g-glyph-${colour}`} x="6" y="26.5" width="13" height="13" style={{ color: '#fff' }} />
    </g>
  );
};

/** The figures, to be used by id: g-worker-0 to 7, by colour × 2, and one more for the dominus. */
export const WorkerSymbols = (): JSX.Element => (
  <>
    {STONES.flatMap((_, colour) => [
      <symbol key={colour * 2} id={`g-worker-${colour * 2}`} viewBox="0 0 40 44">
        <Vilicus colour={colour} />
      </symbol>,
      <symbol key={colour * 2 + 1} id={`g-worker-${colour * 2 + 1}`} viewBox="0 0 40 44">
        <Dominus colour={colour} />
      </symbol>,
    ])}
    <symbol id="g-amphora" viewBox="0 0 14 22">
      <Amphora x={1} y={0.5} size={1} />
    </symbol>
  </>
);

export const WorkerFigure = ({
  post,
  size = 44,
}: {
  readonly post: number;
  readonly size?: number;
}): JSX.Element => (
  <svg class="g-figure" width={(size * 40) / 44} height={size} viewBox="0 0 40 44" aria-hidden="true">
    <use href={`#g-worker-${post}`} width="40" height="44" />
  </svg>
);
