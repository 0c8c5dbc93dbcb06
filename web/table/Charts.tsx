import type { JSX } from 'preact';
import { useNarrow } from './narrow.ts';
import { LINES_GAP, scaleFor } from './scale.ts';

export interface Course {
  readonly name: string;
  readonly tint: string;
  readonly values: readonly number[];
}

/** Drawn about as wide as it is shown, so that its letters are as large as those around it. */
const WIDTH = { narrow: 370, wide: 560 } as const;
const HEIGHT = 220;
const LEFT = 40;
const BOTTOM = 24;
/** The width of a letter, and how many a name has at most beside its line. */
const LETTER = 7.2;
const LETTERS = 15;
/** So that lines can be told apart without their colours. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4'];

/** Points over time, one line a player. */
export const CourseChart = ({
  title,
  courses,
}: {
  readonly title: string;
  readonly courses: readonly Course[];
}): JSX.Element => {
  const { low, high, step } = scaleFor(courses.flatMap(({ values }) => values));
  const width = useNarrow() ? WIDTH.narrow : WIDTH.wide;
  const right = width - 14 - LETTER * Math.max(...courses.map(({ name }) => Math.min(LETTERS, name.length)));
  const last = Math.max(1, ...courses.map(({ values }) => values.length - 1));
  const x = (moment: number): number => LEFT + (moment / last) * (right - LEFT);
  const y = (value: number): number => 10 + ((high - value) / (high - low)) * (HEIGHT - BOTTOM - 10);
  const ends = courses
    .map(({ values }, i) => ({ i, at: y(values.at(-1) ?? 0) }))
    .toSorted((a, b) => a.at - b.at);
  const labels = new Map<number, number>();
  let floor = Number.NEGATIVE_INFINITY;
  for (const { i, at } of ends) {
    floor = Math.max(at, floor + LINES_GAP);
    labels.set(i, floor);
  }
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${courses.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(', ')}`}
      >
        {grid.map(value => (
          <g key={value} class={value === 0 ? 'zero' : 'grid'}>
            <path d={`M${LEFT} ${y(value)}H${right}`} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {String(value).replace('-', '−')}
            </text>
          </g>
        ))}
        {courses.map(({ name, tint, values }, i) => (
          <g key={name}>
            <path
              class="course"
              d={`M${values.map((value, moment) => `${x(moment).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
              style={{ '--tint': tint }}
              stroke-dasharray={DASHES[i % DASHES.length]}
            />
            <text class="course-name" x={x(last) + 6} y={(labels.get(i) ?? 0) + 4}>
              {name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
};
