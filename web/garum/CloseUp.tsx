import type { JSX } from 'preact';
import { EMPTY, placeIn, tileName, workerMoves } from '../../games/garum/index.ts';
import { CELL, cornerAt, STRIP, TANK } from './geometry.ts';
import { withAwaiting, type Hold } from './hold.ts';
import { countLine } from './knowledge.ts';
import { LineEnd } from './LineEnd.tsx';
import { marksOf, postSeen } from './marks.ts';
import { Spot, type Area } from '../table/Spot.tsx';
import { Tank } from './Tank.tsx';
import { lineWords } from './words.ts';

const SIDE = STRIP + TANK + 2;

/** A line's end is wider than its cells, and may be, because there are no lines beside these four. */
const END = TANK / 4;

/** The ends of the four rows, then of the four columns. */
const endOf = (index: number): Area =>
  index < 4
    ? { x: 2, y: STRIP + index * END, width: STRIP - 4, height: END }
    : { x: STRIP + (index - 4) * END, y: 2, width: END, height: STRIP - 4 };

/** This round's tank and its eight lines, large enough for a thumb on a small screen. */
export const CloseUp = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, text, tile, line, worker, counts } = hold;
  const view = withAwaiting(desk.view, desk.awaiting);
  if (view.step === 'over' || view.step === 'cetarium') return null;
  const tank = view.order[view.round];
  const [row, column] = box.boards[view.board].areasOf[tank];
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map(index => (index < 4 ? row * 4 + index : column * 4 + index - 4));
  const marks = marksOf(desk.recent);
  const held = view.step === 'ghost' ? view.ghostTile : tile.value;
  const laying = (view.step === 'tile' || view.step === 'ghost') && desk.seat !== undefined;
  return (
    <div class="g-close-up" role="group" aria-label={text.tank(tank + 1, text.tankThisRound)}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <g transform={`translate(${STRIP} ${STRIP})`}>
          <Tank
            box={box}
            view={view}
            cetarium={tank}
            lit
            recent={marks.places}
            drafted={hold.drafted?.place}
            calm
          />
        </g>
        {lines.map((one, index) => (
          <LineEnd
            key={one}
            line={one}
            area={endOf(index)}
            count={countLine(box, view, one)}
            {...postSeen(hold, one)}
            recent={marks.lines.has(one)}
            lit={hold.isLegal(workerMoves[worker.value][one])}
            counted={counts.value || view.step === 'worker' ? view.turn : undefined}
            calm
          />
        ))}
      </svg>
      {[0, 1, 2, 3].map(corner => {
        const { x, y } = cornerAt(corner);
        const drafted = hold.drafted?.place === placeIn(tank, corner);
        return (
          <Spot
            key={corner}
            kind="place"
            drop={String(corner)}
            area={{ x: STRIP + x, y: STRIP + y, width: 2 * CELL, height: 2 * CELL }}
            width={SIDE}
            height={SIDE}
            name={
              drafted
                ? text.turnLaid(tileName(hold.drafted?.tile ?? 0))
                : text.layAt(held === EMPTY ? '…' : tileName(held), text.corners[corner], tank + 1)
            }
            lit={drafted || (laying && view.places[placeIn(tank, corner)] === EMPTY)}
            onChoose={() => hold.lay(corner)}
          />
        );
      })}
      {lines.map((one, index) => (
        <Spot
          key={one}
          kind="line"
          area={endOf(index)}
          width={SIDE}
          height={SIDE}
          name={lineWords(text, box, view, one)}
          lit={hold.canPost(one)}
          onChoose={() => {
            line.value = one;
            hold.postOn(one);
          }}
        />
      ))}
    </div>
  );
};
