import type { JSX } from 'preact';
import { EMPTY, placeIn, type Place } from '../../games/garum/index.ts';
import type { Area } from '../table/Spot.tsx';
import { TileFace } from './art/Tile.tsx';
import { withAwaiting, type Hold } from './hold.ts';

interface PreviewProps {
  readonly hold: Hold;
  readonly areaOf: (place: Place) => Area;
}

/** The tile in hand as it would lie on the place pointed at. The ghost's has one place, so it is always seen there. */
export const Preview = ({ hold, areaOf }: PreviewProps): JSX.Element | null => {
  const { box, desk, tile, rotation, place, text } = hold;
  const view = withAwaiting(desk.view, desk.awaiting);
  const { step, places } = view;
  if (desk.seat === undefined || (step !== 'tile' && step !== 'ghost')) return null;
  const free = [0, 1, 2, 3]
    .map(corner => placeIn(view.order[view.round], corner))
    .filter(one => places[one] === EMPTY);
  const at = step === 'ghost' ? free[0] : place.value;
  const held = step === 'ghost' ? view.ghostTile : tile.value;
  if (at === undefined || held === EMPTY || !free.includes(at)) return null;
  const { x, y } = areaOf(at);
  const laid = held * 4 + rotation.value;
  const bonus = step === 'tile' ? box.boards[view.board].bonus[at * 256 + laid] : 0;
  return (
    <g transform={`translate(${x} ${y})`} class="g-preview">
      <g opacity=".82">
        <TileFace box={box} tile={laid} />
      </g>
      {bonus > 0 && (
        <g>
          <title>{text.bonus(bonus)}</title>
          <circle cx="40" cy="40" r="17" fill="var(--g-gold)" stroke="#5d3d05" stroke-width="2" />
          <text class="g-gain" x="40" y="47">
            +{bonus}
          </text>
        </g>
      )}
    </g>
  );
};
