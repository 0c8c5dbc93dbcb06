import type { JSX } from 'preact';
import { colourOfPost, EMPTY, isRow, numberOfLine, type Line } from '../../games/garum/index.ts';
import { Settle } from '../table/motion.tsx';
import { STONES } from './art/palette.ts';
import type { Area } from '../table/Spot.tsx';
import type { LineCount } from './knowledge.ts';

interface LineEndProps {
  readonly line: Line;
  readonly area: Area;
  readonly count: LineCount;
  /** The worker to be seen, which may be a drafted one. */
  readonly post: number;
  readonly drafted: boolean;
  readonly recent: boolean;
  readonly lit: boolean;
  /** The species whose specimens are shown, or undefined for none. */
  readonly counted: number | undefined;
  readonly calm: boolean;
}

/** The end of a line, where its worker stands. */
export const LineEnd = (props: LineEndProps): JSX.Element => {
  const { line, area, count, post, drafted, recent, lit, counted, calm } = props;
  const { x, y, width, height } = area;
  const empty = post === EMPTY;
  const state = [lit && 'lit', empty && count.closed && 'closed', drafted && 'drafted', recent && 'recent'];
  const shown = empty ? counted : colourOfPost(post);
  return (
    <g class={['g-end', ...state].filter(Boolean).join(' ')}>
      <rect class="g-niche" x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx="7" />
      {empty && count.closed && (
        <path class="g-cross" d={`M${x + width / 2 - 8} ${y + height / 2 - 8}l16 16m0 -16l-16 16`} />
      )}
      {empty && !count.closed && counted === undefined && (
        <text class="g-line-number" x={x + width / 2} y={y + height / 2 + 5}>
          {numberOfLine(line)}
        </text>
      )}
      {!empty && (
        <Settle key={post} calm={calm} opacity={drafted ? 0.85 : 1}>
          <use
            href={`#g-worker-${post}`}
            x={x + (width - 36) / 2}
            y={y + (height - 40) / 2 - (isRow(line) ? 0 : 2)}
            width="36"
            height="40"
          />
        </Settle>
      )}
      {counted !== undefined && shown !== undefined && (
        <g class="g-count">
          <rect
            x={empty ? x + width / 2 - 13 : x + width - 21}
            y={empty ? y + height / 2 - 12 : y + height - 20}
            width={empty ? 26 : 20}
            height={empty ? 24 : 19}
            rx="9"
            fill={STONES[shown].plain}
          />
          <text
            x={empty ? x + width / 2 : x + width - 11}
            y={empty ? y + height / 2 + 5.5 : y + height - 5.5}
          >
            {count.specimens[shown]}
          </text>
        </g>
      )}
    </g>
  );
};
