import type { ComponentChildren, JSX } from 'preact';

/** A leaf of the left branch: where it stands on it, and how it is turned. */
const LEAVES = Array.from({ length: 8 }, (_, i) => ({ angle: 100 + i * 19, turn: i % 2 === 0 ? 38 : -22 }));

const branch = LEAVES.map(({ angle, turn }) => {
  const at = (angle * Math.PI) / 180;
  const [x, y] = [60 + 46 * Math.cos(at), 48 + 40 * Math.sin(at)];
  return (
    <path
      key={angle}
      d="M0 0C5 -7 13 -7 18 0C13 7 5 7 0 0Z"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle + 90 + turn})`}
    />
  );
});

/** A wreath around the marks of whoever won. */
export const Laurel = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <span class="laurel" aria-hidden="true">
    <svg viewBox="0 0 120 100">
      <g fill="var(--gold)" stroke="var(--paper)" stroke-width="1">
        {branch}
        <g transform="matrix(-1 0 0 1 120 0)">{branch}</g>
      </g>
    </svg>
    <span class="laurelled">{children}</span>
  </span>
);
