import type { JSX } from 'preact';
import { colourOf, totalOf } from '../../../games/cafe/index.ts';

/** The cubes on a square that is not a shop: one, or a heap with its number. */
export const Heap = ({ cubes }: { readonly cubes: number }): JSX.Element => {
  const colour = colourOf(cubes);
  const count = totalOf(cubes);
  return (
    <g class="c-heap">
      <use href={`#c-cube-${colour}`} x="13" y="14" width="34" height="36" />
      {count > 1 && (
        <>
          <circle cx="46" cy="46" r="10" fill="#fff8e8" stroke="#3b2416" stroke-width="1.5" />
          <text class="c-lettering" x="46" y="50" font-size="12" fill="#33200c">
            {count}
          </text>
        </>
      )}
    </g>
  );
};
