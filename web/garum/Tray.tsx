import type { JSX } from 'preact';
import {
  coloursOf,
  EMPTY,
  tileMoves,
  TILES_A_COLOUR,
  type Colour,
  type Tile,
} from '../../games/garum/index.ts';
import { listBits } from '../../games/kernel/index.ts';
import { drag } from '../table/drag.ts';
import { useCalmStart, useSettling } from '../table/motion.tsx';
import { Badge } from './art/species.tsx';
import { TilePicture } from './art/Tile.tsx';
import { CloseUp } from './CloseUp.tsx';
import type { Hold } from './hold.ts';
import { Inspector } from './Inspector.tsx';
import { tileWords } from './words.ts';
import { Workers } from './Workers.tsx';

const Turn = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <button type="button" class="button small" onClick={hold.turn}>
    <span aria-hidden="true">↻</span> {hold.text.turn}
  </button>
);

const HandTile = (props: {
  readonly hold: Hold;
  readonly tile: Tile;
  readonly active: boolean;
  readonly calm: boolean;
}): JSX.Element => {
  const { hold, tile, active, calm } = props;
  const { box, desk, text } = hold;
  const chosen = active && hold.tile.value === tile;
  const laid = tile * 4 + (chosen ? hold.rotation.value : 0);
  const element = useSettling<HTMLButtonElement>(calm);
  return (
    <button
      type="button"
      ref={element}
      class="g-tile-button"
      aria-pressed={chosen}
      aria-disabled={!active}
      aria-label={tileWords(text, box, laid)}
      onPointerDown={event =>
        active &&
        drag(
          event,
          corner => hold.lay(Number(corner)),
          () => hold.tile.value !== tile && hold.chooseTile(tile),
        )
      }
      onClick={() => (active ? hold.chooseTile(tile) : desk.play(tileMoves[tile * 16]))}
    >
      <TilePicture box={box} tile={laid} size={72} />
    </button>
  );
};

const Hand = ({ hold, colour }: { readonly hold: Hold; readonly colour: Colour }): JSX.Element | null => {
  const { desk, text } = hold;
  const { view } = desk;
  const calm = useCalmStart()();
  const tiles = listBits(view.hands[colour] ?? 0).map(number => colour * TILES_A_COLOUR + number);
  const active = view.turn === colour && view.step === 'tile' && desk.seat !== undefined;
  if (view.hands[colour] === null || view.step === 'over') return null;
  return (
    <section class={active ? 'g-hand active' : 'g-hand'}>
      <div class="g-hand-head">
        <h2>
          <Badge species={colour} size={20} /> {text.hand(text.species[colour])}
        </h2>
        {(active || (hold.drafted !== undefined && view.turn === colour)) && <Turn hold={hold} />}
      </div>
      <div class="g-tiles">
        {tiles.map(one => (
          <HandTile key={one} hold={hold} tile={one} active={active} calm={calm} />
        ))}
      </div>
    </section>
  );
};

const Ghost = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, text, rotation } = hold;
  const { ghostTile } = desk.view;
  if (ghostTile === EMPTY) return null;
  const last = desk.awaiting?.kind === 'ghost' ? desk.awaiting.rotation : rotation.value;
  return (
    <section class="g-hand active">
      <div class="g-hand-head">
        <h2>{text.ghostTile}</h2>
        {desk.seat !== undefined && <Turn hold={hold} />}
      </div>
      <button
        type="button"
        class="g-tile-button"
        aria-pressed="true"
        aria-label={`${tileWords(text, box, ghostTile * 4 + last)}. ${text.turn}`}
        onClick={hold.turn}
      >
        <TilePicture box={box} tile={ghostTile * 4 + last} size={72} />
      </button>
    </section>
  );
};

/** What lies before the viewer: hands, workers, the tank close up, and what a line holds. */
export const Tray = ({ hold, narrow }: { readonly hold: Hold; readonly narrow: boolean }): JSX.Element => {
  const { view, viewer, seat, awaiting } = hold.desk;
  const own = typeof viewer === 'number' ? coloursOf(viewer, view.players) : [];
  const first = own.toSorted((a, b) => Number(b === view.turn) - Number(a === view.turn));
  // A thumb finds the workers beside the lines that they are posted on.
  const posting =
    (view.step === 'worker' && seat !== undefined) ||
    awaiting?.kind === 'worker' ||
    awaiting?.kind === 'none';
  const beside = narrow && posting;
  return (
    <div class="g-tray">
      <div class="g-play">
        <div class="g-hands">
          {beside && <Workers hold={hold} />}
          <Ghost hold={hold} />
          {first.map(colour => (
            <Hand key={colour} hold={hold} colour={colour} />
          ))}
        </div>
        {narrow && <CloseUp hold={hold} />}
      </div>
      {view.step !== 'over' && !beside && <Workers hold={hold} />}
      <Inspector hold={hold} />
    </div>
  );
};
