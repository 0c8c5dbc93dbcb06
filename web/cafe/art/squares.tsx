// The squares of the cards as little scenes, 60 wide. What has no colour of its own is drawn in sepia.

import type { ComponentChildren, JSX } from 'preact';
import { COLOURS } from '../../../games/cafe/index.ts';
import { BEANS } from './palette.ts';

const SEPIA = '#5a3a20';

const Scene = (props: {
  readonly id: string;
  readonly ground: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <symbol id={`c-square-${props.id}`} viewBox="0 0 60 60">
    <rect x="2" y="2" width="56" height="56" rx="3" fill={props.ground} stroke="#b8976a" stroke-width=".8" />
    {props.children}
  </symbol>
);

const LEAVES = 'M0 0C6-7 15-7 19-2C14 4 6 5 0 0Z';

/** A coffee bush on its furrows, its fruit in the shape of its colour. */
const Bush = ({ fruits }: { readonly fruits: readonly number[] }): JSX.Element => (
  <>
    <path
      d="M3 48Q17 44 30 48T57 48V55Q57 57 55 57H5Q3 57 3 55Z"
      fill="#a06b3d"
      stroke={SEPIA}
      stroke-width=".8"
    />
    <path d="M5 52Q18 49 31 52T56 52" fill="none" stroke={SEPIA} stroke-width=".9" opacity=".6" />
    <path d="M30 49C29 36 31 22 30 10" fill="none" stroke={SEPIA} stroke-width="2.2" stroke-linecap="round" />
    <g fill="#5f8a47" stroke="#2f4a24" stroke-width="1">
      <path d={LEAVES} transform="translate(30 40) rotate(-18)" />
      <path d={LEAVES} transform="translate(30 40) rotate(198)" />
      <path d={LEAVES} transform="translate(30 28) rotate(-26)" />
      <path d={LEAVES} transform="translate(30 28) rotate(206)" />
      <path d={LEAVES} transform="translate(30 16) scale(.8) rotate(-36)" />
      <path d={LEAVES} transform="translate(30 16) scale(.8) rotate(216)" />
    </g>
    {fruits.map((colour, i) => (
      <use
        key={i}
        href={`#c-bean-${colour}`}
        x={[8, 37, 22.5, 15, 32][i]}
        y={[25, 25, 33, 8, 8][i]}
        width="15"
        height="15"
      />
    ))}
  </>
);

const Steam = (): JSX.Element => (
  <path
    d="M23 19q-4-5 0-9M31 18q-4-6 0-11M39 19q-4-5 0-9"
    fill="none"
    stroke="#b09070"
    stroke-width="2"
    stroke-linecap="round"
  />
);

const Star = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): JSX.Element => (
  <path
    transform={`translate(${x} ${y}) scale(${r / 10})`}
    d="M0-10L2.9-3.6 9.8-3 4.6 1.6 6.2 8.5 0 4.8-6.2 8.5-4.6 1.6-9.8-3-2.9-3.600Z"
    fill="#f4c02c"
    stroke="#6b4700"
    stroke-width="1.8"
    stroke-linejoin="round"
  />
);

const Roaster = ({ star }: { readonly star: boolean }): JSX.Element => (
  <>
    <path d="M44 24V6H50V26" fill="#6a5a50" stroke="#2d211a" stroke-width="1.4" />
    <path d="M10 48L14 38M48 48L44 38M8 50H52" stroke="#2d211a" stroke-width="2.6" stroke-linecap="round" />
    <rect x="8" y="17" width="42" height="24" rx="11" fill="#4a3d36" stroke="#2d211a" stroke-width="1.6" />
    <path d="M13 22H45" stroke="#8d7c70" stroke-width="2" stroke-linecap="round" />
    <circle cx="19" cy="29" r="8.5" fill="#caa467" stroke="#2d211a" stroke-width="1.6" />
    <circle cx="19" cy="29" r="5" fill="#5f3718" />
    <path
      d="M22 55C18 51 22 48 22 45C26 48 27 51 25 55ZM33 55C28 50 33 47 33 43C38 47 39 51 36 55Z"
      fill="#f08a24"
      stroke="#a33d0a"
      stroke-width="1"
    />
    {star && <Star x={39} y={29} r={9} />}
  </>
);

const Cup = ({ body, small }: { readonly body: string; readonly small?: boolean }): JSX.Element => (
  <g transform={small === true ? 'translate(7 11) scale(.78)' : undefined}>
    <ellipse cx="29" cy="51" rx="22" ry="4.5" fill="#fffdf6" stroke={SEPIA} stroke-width="1.4" />
    <path d="M43 29C54 27 54 43 40 43" fill="none" stroke={SEPIA} stroke-width="3.2" />
    <path
      d="M13 25H45V36C45 45 39 49 29 49S13 45 13 36Z"
      fill={body}
      stroke={SEPIA}
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <ellipse cx="29" cy="25.5" rx="15.5" ry="3.6" fill="#4b2610" stroke={SEPIA} stroke-width="1.2" />
    <Steam />
  </g>
);

const Pavement = (): JSX.Element => (
  <>
    {[14, 30, 46].map(y => (
      <path
        key={y}
        d={`M3 ${y}q7-8 13.5 0t13.5 0 13.5 0 13.5 0v5q-7 8-13.5 0t-13.5 0-13.5 0-13.5 0z`}
        fill="#8d7a66"
        opacity=".42"
      />
    ))}
  </>
);

/** All squares by the word of the vocabulary, beans by their colour, shops apart. */
export const SquareSymbols = (): JSX.Element => (
  <>
    {COLOURS.map((name, colour) => (
      <Scene key={name} id={`bean-${colour}`} ground={BEANS[colour].ground}>
        <Bush fruits={[colour, colour, colour]} />
      </Scene>
    ))}
    <Scene id="plus" ground="#f2ead6">
      <Bush fruits={[0, 3, 1, 1, 2]} />
      <path d="M30 35V49M23 42H37" stroke="#fff8e8" stroke-width="7" stroke-linecap="round" />
      <path d="M30 35V49M23 42H37" stroke="#7a2f5c" stroke-width="3.6" stroke-linecap="round" />
    </Scene>
    <Scene id="dry" ground="#f9e6b8">
      <circle cx="47" cy="13" r="6.5" fill="#f5b92e" />
      <path
        d="M47 3V1M57 13H59M39 6L37.5 4.500M55 6L56.5 4.500M39 20L37.5 21.5"
        stroke="#d08f0c"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <path d="M12 44L8 56M48 44L52 56" stroke="#6b4423" stroke-width="3" stroke-linecap="round" />
      <path d="M14 24H46L55 46H5Z" fill="#c99a5e" stroke="#6b4423" stroke-width="2" stroke-linejoin="round" />
      <path
        d="M13 29H47M11 34H49.500M9 39H52M22 25L18 45M30 25V45M38 25L42 45"
        stroke="#6b4423"
        stroke-width="1.2"
        opacity=".75"
      />
    </Scene>
    <Scene id="lote" ground="#eadfc4">
      <path
        d="M18 20C8 32 6 48 12 54H48C54 48 52 32 42 20Z"
        fill="#c8a56c"
        stroke={SEPIA}
        stroke-width="1.6"
      />
      <path
        d="M17 20C15 12 20 13 21 8H39C40 13 45 12 43 20Z"
        fill="#b58f55"
        stroke={SEPIA}
        stroke-width="1.4"
      />
      <path d="M16 20H44" stroke="#8c3b22" stroke-width="3" />
      <text class="c-lettering" x="30" y="41" font-size="11" fill="#4a2c1a">
        LOTE
      </text>
      <path d="M14 46H46M15 29H45" stroke={SEPIA} stroke-width=".8" opacity=".5" stroke-dasharray="3 2" />
    </Scene>
    <Scene id="roast" ground="#ecd7bd">
      <Roaster star={false} />
    </Scene>
    <Scene id="roast-star" ground="#f3d9a8">
      <Roaster star />
    </Scene>
    <Scene id="cup" ground="#dce6dc">
      <Cup body="#fffdf6" />
    </Scene>
    <symbol id="c-square-cup-only" viewBox="0 0 60 60">
      <Cup body="#fffdf6" />
    </symbol>
    <Scene id="expresso" ground="#cfa983">
      <Cup body="#b4472c" small />
      <text class="c-lettering" x="30" y="57" font-size="7.5" fill="#3d1c0c">
        EXPRESSO
      </text>
    </Scene>
    <Scene id="ship" ground="#cfe3e8">
      <path d="M34 12H42V26H34Z" fill="#8c3b22" stroke="#3b2416" stroke-width="1.2" />
      <path d="M34 16H42" stroke="#fff3d8" stroke-width="3" />
      <path d="M38 10q4-6 12-4" fill="none" stroke="#8d8378" stroke-width="3" stroke-linecap="round" />
      <path d="M18 26H47V34H18Z" fill="#fff6e2" stroke="#3b2416" stroke-width="1.2" />
      <path d="M22 30h4M30 30h4M38 30h4" stroke="#2c5a78" stroke-width="2.4" />
      <path d="M6 34H54L48 47H13Z" fill="#2c4a66" stroke="#152636" stroke-width="1.4" />
      <path d="M15 18V34" stroke="#3b2416" stroke-width="1.6" />
      <path
        d="M3 47q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0V55Q57 57 55 57H5Q3 57 3 55Z"
        fill="#4f8ea6"
        stroke="#2b6480"
      />
    </Scene>
    <Scene id="blank" ground="#efe5d0">
      <Pavement />
    </Scene>
    <Scene id="nata" ground="#f6e3cf">
      <path d="M9 30L14 49Q30 55 46 49L51 30Z" fill="#c98b3f" stroke="#6b3d12" stroke-width="1.6" />
      <path d="M16 33L19 50M25 34L26 52M35 34L34 52M44 33L41 50" stroke="#6b3d12" opacity=".6" />
      <ellipse cx="30" cy="29" rx="22" ry="9" fill="#e7b25a" stroke="#6b3d12" stroke-width="1.6" />
      <ellipse cx="30" cy="28.5" rx="17.5" ry="6" fill="#fbdc6a" />
      <path
        d="M20 27q5-3 9 0M31 31q5-2 9-1"
        stroke="#7a3d10"
        stroke-width="3"
        stroke-linecap="round"
        fill="none"
      />
      <path
        d="M22 16q-3-4 0-8M31 14q-3-4 0-8M40 16q-3-4 0-8"
        fill="none"
        stroke="#b09070"
        stroke-width="1.8"
      />
    </Scene>
  </>
);

/** The id of the scene of a square that is not a shop. */
export const sceneOf = (word: string, colour: number, star: boolean): string => {
  if (word === 'bean') return `c-square-bean-${colour}`;
  return word === 'roast' && star ? 'c-square-roast-star' : `c-square-${word}`;
};
