import type { ComponentChild, JSX } from 'preact';
import {
  faceOf,
  NO_SHOP,
  SQUARES,
  TURNED,
  type Box,
  type Card,
  type Cubes,
  type Face,
  type Rotation,
} from '../../../games/cafe/index.ts';
import { UNIT } from '../sheet.ts';
import { Sign } from './Sign.tsx';
import { sceneOf } from './squares.tsx';

/** A face of a card where it lies. */
export interface Spread {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly cubes: Cubes;
}

export const Square = ({ box, face }: { readonly box: Box; readonly face: Face }): JSX.Element => (
  <use
    href={`#${sceneOf(SQUARES[box.square[face]], box.colour[face], box.star[face] === 1)}`}
    width={UNIT}
    height={UNIT}
  />
);

/** The squares that are visible, with the signs of shops over one or two of them. */
export const Squares = ({
  box,
  spread,
}: {
  readonly box: Box;
  readonly spread: readonly Spread[];
}): JSX.Element => {
  const drawn: ComponentChild[] = [];
  const signs = new Set<number>();
  for (const { face, x, y } of spread) {
    const shop = box.shop[face];
    if (shop === NO_SHOP) {
      drawn.push(
        <g key={face} transform={`translate(${x * UNIT} ${y * UNIT})`}>
          <Square box={box} face={face} />
        </g>,
      );
      continue;
    }
    if (signs.has(shop)) continue;
    signs.add(shop);
    const all = spread.filter(other => box.shop[other.face] === shop);
    const left = Math.min(...all.map(one => one.x));
    const top = Math.min(...all.map(one => one.y));
    drawn.push(
      <g key={face} transform={`translate(${left * UNIT} ${top * UNIT})`}>
        <Sign
          box={box}
          shop={shop}
          cubes={all.reduce((sum, one) => sum + one.cubes, 0)}
          width={(Math.max(...all.map(one => one.x)) - left + 1) * UNIT}
          height={(Math.max(...all.map(one => one.y)) - top + 1) * UNIT}
          dead={all.length < box.shops[shop].size}
        />
      </g>,
    );
  }
  return <>{drawn}</>;
};

/** The paper that a card is printed on, lying as it was turned. */
export const Paper = ({ rotation }: { readonly rotation: Rotation }): JSX.Element => {
  const [width, height] = rotation % 2 === 0 ? [3 * UNIT, 2 * UNIT] : [2 * UNIT, 3 * UNIT];
  return (
    <>
      <rect x="-1" y="1" width={width + 3} height={height + 5} rx="6" fill="#1c0f05" opacity=".16" />
      <rect x="0" y="2" width={width + 1} height={height + 1.5} rx="5" fill="#1c0f05" opacity=".42" />
      <rect x=".5" y=".5" width={width - 1} height={height - 1} rx="5" fill="url(#c-paper)" />
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="5"
        fill="url(#c-grain)"
        stroke="var(--c-paper-edge)"
      />
      <path
        d={`M3 ${height - 1.5}H${width - 3}M${width - 1.5} 4V${height - 4}`}
        stroke="#fff8e6"
        stroke-width="1"
        opacity=".7"
      />
    </>
  );
};

/** A turned card's squares, in cells from its left upper one. */
const spreadOf = (card: Card, rotation: Rotation): readonly Spread[] =>
  TURNED[rotation].map((place, i) => {
    const columns = rotation % 2 === 0 ? 3 : 2;
    return { face: faceOf(card, place), x: i % columns, y: Math.floor(i / columns), cubes: 0 };
  });

/** A card by itself, all of it visible. */
export const CardFace = (props: {
  readonly box: Box;
  readonly card: Card;
  readonly rotation?: Rotation;
}): JSX.Element => {
  const { box, card, rotation = 0 } = props;
  return (
    <>
      <Paper rotation={rotation} />
      <Squares box={box} spread={spreadOf(card, rotation)} />
    </>
  );
};

export const CardPicture = (props: {
  readonly box: Box;
  readonly card: Card;
  readonly rotation?: Rotation;
}): JSX.Element => {
  const rotation = props.rotation ?? 0;
  const [width, height] = rotation % 2 === 0 ? [3 * UNIT, 2 * UNIT] : [2 * UNIT, 3 * UNIT];
  return (
    <svg class="c-card" viewBox={`-2 -2 ${width + 4} ${height + 8}`} aria-hidden="true">
      <CardFace {...props} />
    </svg>
  );
};
