import type { JSX } from 'preact';
import { EMPTY, placeIn, tileName, workerMoves, type Place } from '../../games/garum/index.ts';
import { CELL, cornerAt, STRIP, TANK } from './geometry.ts';
import { withAwaiting, type Hold } from './hold.ts';
import { countLine } from './knowledge.ts';
import { LineEnd } from './LineEnd.tsx';
import { marksOf, postSeen } from './marks.ts';
import { Preview } from './Preview.tsx';
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
  const { box, desk, text, tile, line, place, worker, counts } = hold;
  const view = withAwaiting(desk.view, desk.awaiting);
  if (view.step === 'over' || view.step === 'cetarium') return null;
  const tank = view.order[view.round];
  const [row, column] = box.boards[view.board].areasOf[tank];
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map(index => (index < 4 ? row * 4 + index : column * 4 + index - 4));
  const marks = marksOf(desk.recent);
  const held = view.step === 'ghost' ? view.ghostTile : tile.value;
  const laying = (view.step === 'tile' || view.step === 'ghost') && desk.seat !== undefined;
  const posting = view.step === 'worker' && desk.seat !== undefined;
  const areaOf = (at: Place): Area => {
    const { x, y } = cornerAt(at & 3);
    return { x: STRIP + x, y: STRIP + y, width: 2 * CELL, height: 2 * CELL };
  };
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
        <Preview hold={hold} areaOf={areaOf} />
        {lines.map((one, index) => (
          <LineEnd
            key={one}
            line={one}
            area={endOf(index)}
            count={countLine(box, view, one)}
            {...postSeen(hold, one)}
            recent={marks.lines.has(one)}
            lit={hold.isLegal(workerMoves[worker.value][one])}
            counted={counts.value || posting ? hold.colour : undefined}
            calm
          />
        ))}
      </svg>
      {[0, 1, 2, 3].map(corner => {
        const at = placeIn(tank, corner);
        const drafted = hold.drafted?.place === at;
        return (
          <Spot
            key={corner}
            kind={drafted ? 'place laid' : 'place'}
            drop={String(corner)}
            area={areaOf(at)}
            width={SIDE}
            height={SIDE}
            name={
              drafted
                ? text.turnLaid(tileName(hold.drafted?.tile ?? 0))
                : text.layAt(held === EMPTY ? '…' : tileName(held), text.corners[corner], tank + 1)
            }
            lit={drafted || (laying && view.places[at] === EMPTY)}
            onChoose={() => hold.lay(corner)}
            onPoint={here => (place.value = here ? at : undefined)}
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
          onPoint={here => (line.value = here ? one : undefined)}
        />
      ))}
    </div>
  );
};
