import type { JSX } from 'preact';
import { countsOf, type Box, type Cubes, type Shop } from '../../../games/cafe/index.ts';

/** The enamel colours that signs come in. */
const ENAMEL: readonly (readonly [ground: string, deep: string])[] = [
  ['#1f4d3a', '#0e2a1f'],
  ['#24457f', '#112650'],
  ['#8c2f22', '#541409'],
  ['#5a3a6e', '#331d42'],
];

export const enamelOf = (shop: Shop): string => ENAMEL[shop % ENAMEL.length][0];

/** What a shop wants, one slot a cube, the filled ones first. */
export const slotsOf = (
  box: Box,
  shop: Shop,
  cubes: Cubes,
): readonly { readonly colour: number; readonly filled: boolean }[] => {
  const has = countsOf(cubes);
  return countsOf(box.shops[shop].wants).flatMap((count, colour) =>
    Array.from({ length: count }, (_, i) => ({ colour, filled: i < has[colour] })),
  );
};

/** Words in lines of so many letters at most. */
const linesOf = (name: string, most: number): readonly string[] =>
  name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

interface SignProps {
  readonly box: Box;
  readonly shop: Shop;
  readonly cubes: Cubes;
  /** Where it is drawn: over one square, two beside or two above one another. */
  readonly width: number;
  readonly height: number;
  readonly dead?: boolean;
}

/** A coffee shop as an enamel sign: its name, what it wants and has, and what it is worth. */
export const Sign = ({ box, shop, cubes, width, height, dead = false }: SignProps): JSX.Element => {
  const { name, value } = box.shops[shop];
  const [ground, deep] = ENAMEL[shop % ENAMEL.length];
  const slots = slotsOf(box, shop, cubes);
  const full = slots.every(({ filled }) => filled);
  const wide = width > height;
  const small = width === height;
  const size = small ? 17 : wide ? 19 : 22;
  const lines = linesOf(name, wide ? 16 : 11);
  const font = small ? 7.2 : 8.6;
  const columns = wide || small ? slots.length : 2;
  const step = size + 1;
  const left = (wide ? width - 26 : small ? width - 15 : width) / 2 - (step * (columns - 1) + size) / 2;
  const slotY = wide ? 33 : small ? 35 : 48;
  return (
    <g class={dead ? 'c-sign dead' : 'c-sign'}>
      <rect x="2" y="2" width={width - 4} height={height - 4} rx="3" fill="#e8dcc0" />
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="8" fill={deep} />
      <rect
        x="4.5"
        y="4.5"
        width={width - 9}
        height={height - 9}
        rx="7"
        fill={ground}
        stroke="#f4e8c8"
        stroke-width="1.4"
      />
      <path
        d={`M8 ${height * 0.42}Q${width / 2} ${height * 0.2} ${width - 8} 9Q${width - 7} 7 ${width - 12} 7H12Q7 7 7 12Z`}
        fill="#fff"
        opacity=".13"
      />
      {lines.map((line, i) => (
        <text
          key={line}
          class="c-lettering"
          x={(wide ? width - 26 : width) / 2}
          y={(small ? 14 : wide ? 16 : 20) + i * (font + 1.2) - (small ? (lines.length - 2) * 2 : 0)}
          font-size={small ? Math.min(font, 66 / Math.max(...lines.map(({ length }) => length))) : font}
          fill="#fff6dc"
        >
          {line}
        </text>
      ))}
      {slots.map(({ colour, filled }, i) => (
        <g
          key={i}
          transform={`translate(${left + (i % columns) * step} ${slotY + Math.floor(i / columns) * step})`}
        >
          {filled ? (
            <use href={`#c-cube-${colour}`} width={size} height={size * 1.05} />
          ) : (
            <>
              <rect width={size} height={size} rx="4" fill="#fff6dc" opacity=".92" />
              <use href={`#c-bean-${colour}`} x={3} y={3} width={size - 6} height={size - 6} />
            </>
          )}
        </g>
      ))}
      <g transform={wide ? `translate(${width - 19} 30)` : `translate(${width - 11} ${height - 11})`}>
        <circle r={wide ? 13 : 9} fill={full ? '#f7cf52' : '#fff6dc'} stroke={deep} stroke-width="1.6" />
        <text class="c-lettering" y={wide ? 5 : 3.6} font-size={wide ? 15 : 11} fill="#33200c">
          {value}
        </text>
      </g>
      {dead && (
        <path
          d={`M6 6L${width - 6} ${height - 6}M${width - 6} 6L6 ${height - 6}`}
          stroke="#6b4423"
          stroke-width="6"
          stroke-linecap="round"
        />
      )}
    </g>
  );
};
