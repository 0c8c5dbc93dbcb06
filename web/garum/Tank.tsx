import type { JSX } from 'preact';
import { EMPTY, JOKER, placeIn, type Box, type View } from '../../games/garum/index.ts';
import { Settle } from '../table/motion.tsx';
import { STONES } from './art/palette.ts';
import { TileFace } from './art/Tile.tsx';
import { CELL, cornerAt, RIM, TANK } from './geometry.ts';

/** A bonus space on the floor of the tank: the species it asks for, or a star for any. */
const BonusSpace = ({
  asked,
  x,
  y,
}: {
  readonly asked: number;
  readonly x: number;
  readonly y: number;
}): JSX.Element => {
  const joker = asked === JOKER;
  const ink = joker ? 'var(--g-joker)' : STONES[asked].plain;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        cx="20"
        cy="20"
        r="17"
        fill="var(--g-bonus)"
        stroke={ink}
        stroke-width="2.2"
        stroke-dasharray="3 .8"
      />
      {joker ? (
        <path d="M20 8l3.4 7.6 8.2.8-6.2 5.5 1.9 8.1-7.3-4.3-7.3 4.3 1.9-8.1-6.2-5.5 8.2-.8z" fill={ink} />
      ) : (
        <use href={`#g-glyph-${asked}`} x="8" y="7" width="24" height="24" style={{ color: ink }} />
      )}
      <circle cx="31" cy="31" r="8" fill={ink} />
      <text x="31" y="35" class="g-bonus-points">
        {joker ? 1 : 2}
      </text>
    </g>
  );
};

interface TankProps {
  readonly box: Box;
  readonly view: View;
  readonly cetarium: number;
  readonly lit: boolean;
  /** Places whose tiles were laid lately by others. */
  readonly recent: ReadonlySet<number>;
  /** A place whose tile is only drafted. */
  readonly drafted: number | undefined;
  readonly calm: boolean;
}

/** A brine tank, drawn with its corner at the origin. */
export const Tank = ({ box, view, cetarium, lit, recent, drafted, calm }: TankProps): JSX.Element => {
  const { bonusSpaces } = box.boards[view.board];
  return (
    <>
      <rect width={TANK} height={TANK} rx="10" fill="url(#g-clay)" stroke="var(--g-rim)" stroke-width="2" />
      <rect x={RIM} y={RIM} width={4 * CELL} height={4 * CELL} rx="3" fill="url(#g-water)" />
      <rect x={RIM} y={RIM} width={4 * CELL} height={4 * CELL} rx="3" fill="url(#g-ripples)" />
      <path d={`M${RIM} ${RIM + 2}h${4 * CELL}`} stroke="#0d2b33" stroke-width="5" opacity=".3" />
      <path
        d={`M${RIM + 2 * CELL} ${RIM}v${4 * CELL}M${RIM} ${RIM + 2 * CELL}h${4 * CELL}`}
        stroke="var(--g-foam)"
        stroke-width="1.4"
        stroke-dasharray="5 5"
        opacity=".55"
      />
      {[0, 1, 2, 3].flatMap(corner =>
        [0, 1, 2, 3].flatMap(quarter => {
          const place = placeIn(cetarium, corner);
          const asked = bonusSpaces[place * 4 + quarter];
          if (asked === EMPTY || view.places[place] !== EMPTY) return [];
          const { x, y } = cornerAt(corner);
          return [
            <BonusSpace
              key={place * 4 + quarter}
              asked={asked}
              x={x + (quarter & 1) * CELL}
              y={y + (quarter >> 1) * CELL}
            />,
          ];
        }),
      )}
      {[0, 1, 2, 3].flatMap(corner => {
        const place = placeIn(cetarium, corner);
        const tile = view.places[place];
        if (tile === EMPTY) return [];
        const { x, y } = cornerAt(corner);
        return [
          <Settle key={`${place} ${tile}`} calm={calm} transform={`translate(${x} ${y})`}>
            <TileFace box={box} tile={tile} />
            {(recent.has(place) || drafted === place) && (
              <rect
                class={drafted === place ? 'g-drafted' : 'g-recent'}
                x="1"
                y="1"
                width="78"
                height="78"
                rx="7"
              />
            )}
          </Settle>,
        ];
      })}
      {lit && (
        <Settle calm={calm}>
          <rect class="g-lit" x="2" y="2" width={TANK - 4} height={TANK - 4} rx="9" />
        </Settle>
      )}
      <circle cx="7" cy="7" r="14" class={lit ? 'g-plaque lit' : 'g-plaque'} />
      <text x="7" y="12" class={lit ? 'g-number lit' : 'g-number'}>
        {cetarium + 1}
      </text>
    </>
  );
};
