import type { JSX } from 'preact';
import type { Box, Laid } from '../../../games/garum/index.ts';
import { colourOfTile, tileOf } from '../../../games/garum/index.ts';
import { STONES } from './palette.ts';

/** A laid tile as a part of a larger drawing: 80 units wide, its four specimens upright. */
export const TileFace = ({ box, tile }: { readonly box: Box; readonly tile: Laid }): JSX.Element => {
  const { edge, plain } = STONES[colourOfTile(tileOf(tile))];
  return (
    <>
      <rect x="1.5" y="3" width="77" height="77" rx="6" fill="#2a1608" opacity=".35" />
      <rect x="1.5" y="1.5" width="77" height="76" rx="6" fill={plain} stroke={edge} stroke-width="1.5" />
      {[0, 1, 2, 3].map(corner => (
        <use
          key={corner}
          href={`#g-fish-${box.fish[tile * 4 + corner]}`}
          x={4.5 + (corner & 1) * 36}
          y={4 + (corner >> 1) * 36}
          width="35"
          height="35"
        />
      ))}
      <path d="M4 40H76M40 4V76" stroke={edge} stroke-width="1" opacity=".35" />
    </>
  );
};

export const TilePicture = ({
  box,
  tile,
  size,
}: {
  readonly box: Box;
  readonly tile: Laid;
  readonly size: number;
}): JSX.Element => (
  <svg class="g-tile" width={size} height={size} viewBox="0 0 80 81" aria-hidden="true">
    <TileFace box={box} tile={tile} />
  </svg>
);
