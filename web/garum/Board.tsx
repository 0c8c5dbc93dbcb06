import type { JSX } from 'preact';
import { EMPTY, LINES, placeIn, tileName, workerMoves } from '../../games/garum/index.ts';
import { moveByArrows } from '../table/arrows.ts';
import { useCalmStart } from '../table/motion.tsx';
import { Band } from './Band.tsx';
import { endArea, fieldArea, gapAreas, MEANDER, placeArea, SIZE, STRIP, tankArea } from './geometry.ts';
import { withAwaiting, type Hold } from './hold.ts';
import { countLine } from './knowledge.ts';
import { LineEnd } from './LineEnd.tsx';
import { marksOf, postSeen } from './marks.ts';
import { Preview } from './Preview.tsx';
import { Spot } from '../table/Spot.tsx';
import { Tank } from './Tank.tsx';
import { lineWords, tankWords } from './words.ts';

const ALL_LINES = Array.from({ length: LINES }, (_, line) => line);

const Drawing = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, desk, line, counts, worker } = hold;
  const calm = useCalmStart()();
  const board = box.boards[desk.view.board];
  const view = withAwaiting(desk.view, desk.awaiting);
  const marks = marksOf(desk.recent);
  const playing = view.step !== 'over' && view.step !== 'cetarium' ? view.order[view.round] : EMPTY;
  const naming = view.step === 'cetarium' && desk.seat !== undefined;
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect width={SIZE} height={SIZE} rx="16" fill="var(--g-quay)" />
      <rect {...fieldArea} rx="10" fill="url(#g-meander)" />
      <rect
        x={STRIP + MEANDER - 5}
        y={STRIP + MEANDER - 5}
        width={SIZE - STRIP - 2 * MEANDER + 10}
        height={SIZE - STRIP - 2 * MEANDER + 10}
        rx="6"
        fill="url(#g-sand)"
        stroke="var(--g-rim)"
      />
      {gapAreas(board).map(area => (
        <g key={`${area.x} ${area.y}`} class="g-gap">
          <rect x={area.x + 12} y={area.y + 12} width={area.width - 24} height={area.height - 24} rx="10" />
          <use href="#g-amphora" x={area.x + 62} y={area.y + 46} width="52" height="82" />
        </g>
      ))}
      {Array.from({ length: board.cetaria }, (_, cetarium) => {
        const { x, y } = tankArea(board, cetarium);
        return (
          <g key={cetarium} transform={`translate(${x} ${y})`}>
            <Tank
              box={box}
              view={view}
              cetarium={cetarium}
              lit={cetarium === playing || (naming && !view.order.includes(cetarium))}
              recent={marks.places}
              drafted={hold.drafted?.place}
              calm={calm}
            />
          </g>
        );
      })}
      <Preview hold={hold} areaOf={place => placeArea(board, place)} />
      {line.value !== undefined && <Band hold={hold} line={line.value} />}
      {ALL_LINES.map(one => (
        <LineEnd
          key={one}
          line={one}
          area={endArea(one)}
          count={countLine(box, view, one)}
          {...postSeen(hold, one)}
          recent={marks.lines.has(one)}
          lit={hold.isLegal(workerMoves[worker.value][one])}
          counted={counts.value ? hold.colour : undefined}
          calm={calm}
        />
      ))}
    </svg>
  );
};

/** The whole board: the drawing, and a button over everything that can be pointed at. */
export const Board = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, desk, text, tile, line, place } = hold;
  const { view } = desk;
  const board = box.boards[view.board];
  const playing = view.step === 'over' || view.step === 'cetarium' ? EMPTY : view.order[view.round];
  const naming = view.step === 'cetarium' && desk.seat !== undefined;
  const laying = (view.step === 'tile' || view.step === 'ghost') && desk.seat !== undefined;
  const nameOfPlace = (corner: number): string => {
    const at = placeIn(playing, corner);
    if (hold.drafted?.place === at) return text.turnLaid(tileName(hold.drafted.tile));
    const held = view.step === 'ghost' ? view.ghostTile : tile.value;
    return text.layAt(held === EMPTY ? '…' : tileName(held), text.corners[corner], playing + 1);
  };
  return (
    <div class="g-board" role="group" aria-label={text.board} onKeyDown={moveByArrows}>
      <Drawing hold={hold} />
      {Array.from({ length: board.cetaria }, (_, cetarium) => (
        <Spot
          key={cetarium}
          kind="tank"
          area={tankArea(board, cetarium)}
          width={SIZE}
          height={SIZE}
          name={
            naming && !view.order.includes(cetarium)
              ? text.nameTank(cetarium + 1)
              : tankWords(text, box, view, cetarium)
          }
          lit={naming && !view.order.includes(cetarium)}
          onChoose={() => hold.nameTank(cetarium)}
        />
      ))}
      {playing !== EMPTY &&
        [0, 1, 2, 3].map(corner => {
          const at = placeIn(playing, corner);
          return (
            <Spot
              key={`place ${corner}`}
              kind={hold.drafted?.place === at ? 'place laid' : 'place'}
              drop={String(corner)}
              area={placeArea(board, at)}
              width={SIZE}
              height={SIZE}
              name={nameOfPlace(corner)}
              lit={(laying && view.places[at] === EMPTY) || hold.drafted?.place === at}
              onChoose={() => hold.lay(corner)}
              onPoint={here => (place.value = here ? at : undefined)}
            />
          );
        })}
      {ALL_LINES.map(one => (
        <Spot
          key={`line ${one}`}
          kind="line"
          area={endArea(one)}
          width={SIZE}
          height={SIZE}
          name={lineWords(text, box, view, one)}
          lit={hold.canPost(one)}
          onChoose={() => {
            line.value = one;
            if (view.step !== 'over') hold.postOn(one);
          }}
          onPoint={here => (line.value = here ? one : undefined)}
        />
      ))}
    </div>
  );
};
