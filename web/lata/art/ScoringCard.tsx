import type { ComponentChild, JSX } from 'preact';
import type { Measure, Term } from '../../../games/lata/index.ts';
import { PrintedKey } from './Key.tsx';

const icon = (name: string, x = 26): JSX.Element => (
  <use key={`${name} ${x}`} href={`#l-icon-${name}`} x={x} y="0" width="48" height="48" />
);
const tin = (good: number): JSX.Element => <use href={`#l-tin-${good}`} x="26" width="48" height="48" />;
const flag = (nation: number, x: number): JSX.Element => (
  <use key={`${nation} ${x}`} href={`#l-flag-${nation}`} x={x} y="13" width="33" height="22" />
);
const card = (colour: string, visible: boolean, x = 33): JSX.Element => (
  <g key={`${colour} ${x}`}>
    {!visible && (
      <rect
        x={x + 6}
        y="1"
        width="30"
        height="42"
        rx="4"
        fill={`url(#l-${colour})`}
        stroke="#1d2b38"
        opacity=".6"
      />
    )}
    <rect
      x={x}
      y="4"
      width="30"
      height="42"
      rx="4"
      fill={`url(#l-${colour})`}
      stroke="#1d2b38"
      stroke-width="1.5"
    />
    {visible && <path d={`M${x + 4} 25q11-12 22 0q-11 12-22 0z`} fill="#fff" stroke="#1d2b38" />}
    {visible && <circle cx={x + 15} cy="25" r="4" fill="#1d2b38" />}
  </g>
);
const plate = (words: string): JSX.Element => (
  <g>
    <path d="M14 8H92V40H14Q5 24 14 8Z" fill="#1d2b38" />
    <PrintedKey transform="translate(10 11) scale(1.1)" />
    <text class="l-plate" x="61" y="31">
      {words}
    </text>
  </g>
);
const coins = (words: string): JSX.Element => (
  <g>
    <circle cx="50" cy="24" r="20" fill="#e4b33c" stroke="#6b4a05" stroke-width="2" />
    <text class="l-coin-text big" x="50" y="31">
      {words}
    </text>
  </g>
);
/** The five spaces of the line, those that count filled. */
const spaces = (counts: readonly number[]): JSX.Element => (
  <g>
    {[0, 1, 2, 3, 4].map(i => (
      <rect
        key={i}
        x={4 + i * 19}
        y="12"
        width="16"
        height="26"
        rx="3"
        fill={counts.includes(i) ? '#2f6f8f' : 'none'}
        stroke="#1d2b38"
        stroke-width="1.5"
      />
    ))}
  </g>
);
const pile = (
  <g>
    <rect
      x="28"
      y="10"
      width="30"
      height="36"
      rx="4"
      fill="#b9a888"
      stroke="#1d2b38"
      transform="rotate(-9 43 28)"
    />
    <rect
      x="38"
      y="8"
      width="30"
      height="36"
      rx="4"
      fill="#e6d9bd"
      stroke="#1d2b38"
      transform="rotate(7 53 26)"
    />
    <path d="M45 18l16 16m0-16l-16 16" stroke="#b8321f" stroke-width="3.5" />
  </g>
);

/** What a scoring card counts, as a picture of 100 × 48. */
const COUNTED: Readonly<Record<Measure, ComponentChild>> = {
  card: (
    <path
      d="M50 2l6.5 14 15.5 2-11.5 10.5 3 15.5-13.5-7.5-13.5 7.5 3-15.5-11.5-10.5 15.5-2z"
      fill="#e4b33c"
      stroke="#6b4a05"
      stroke-width="1.5"
    />
  ),
  brown: card('brown', false),
  yellow: card('yellow', false),
  'visible-brown': card('brown', true),
  'visible-blue': card('blue', true),
  'visible-yellow': card('yellow', true),
  'visible-green': card('green', true),
  'colour-set': ['blue', 'brown', 'yellow', 'green'].map((colour, i) => card(colour, false, -2 + i * 23)),
  sardine: icon('sardine'),
  mackerel: icon('mackerel'),
  oil: icon('oil'),
  tomato: icon('tomato'),
  'visible-tomato': [
    icon('tomato', 12),
    <path key="eye" d="M62 25q13-14 26 0q-13 14-26 0z" fill="#fff" stroke="#1d2b38" />,
    <circle key="pupil" cx="75" cy="25" r="5" fill="#1d2b38" />,
  ],
  'silver-cube': tin(0),
  'red-cube': tin(1),
  'yellow-cube': tin(2),
  flag: (
    <path d="M36 46V4L70 12L36 22" fill="#fbf3df" stroke="#1d2b38" stroke-width="3" stroke-linejoin="round" />
  ),
  'nation-pair': (
    <path
      d="M24 46V6L48 12L24 20M54 46V6L78 12L54 20"
      fill="#fbf3df"
      stroke="#1d2b38"
      stroke-width="3"
      stroke-linejoin="round"
    />
  ),
  'near-flag': [flag(0, 14), flag(1, 53)],
  'overseas-set': [flag(2, -2), flag(3, 33), flag(4, 68)],
  'printed-point': plate('1·2·3'),
  'market-1': plate('1'),
  'market-2': plate('2'),
  'market-3': plate('3'),
  'tallest-space': (
    <g>
      {[0, 1, 2, 3].map(i => (
        <rect
          key={i}
          x={32 + i * 3}
          y={16 - i * 4}
          width="30"
          height="32"
          rx="4"
          fill="#fbf3df"
          stroke="#1d2b38"
        />
      ))}
    </g>
  ),
  'free-space': spaces([0, 1]),
  'paid-space': spaces([2, 3, 4]),
  'dear-space': spaces([3, 4]),
  discarded: pile,
  'discarded-tinplate': [pile, icon('tinplate', 44)],
  coin: coins('1$'),
  'four-coins': coins('4$'),
  'four-points': plate('≥ 4'),
  good: [0, 1, 2].map(good => (
    <use key={good} href={`#l-tin-${good}`} x={2 + good * 32} y="8" width="34" height="34" />
  )),
};

/** What a term of a scoring card counts, with how much it gives. */
export const TermPicture = ({ term }: { readonly term: Term }): JSX.Element => (
  <svg class="l-term" viewBox="-4 -2 108 52" aria-hidden="true">
    {COUNTED[term.of]}
  </svg>
);
