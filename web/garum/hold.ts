// What the player has in hand, so to speak: the tile about to be laid and how it is turned, the worker about to be
// posted, the line being looked at. None of it is part of the match.

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  cetariumMoves,
  coloursOf,
  EMPTY,
  ghostMoves,
  placeIn,
  seatOf,
  tileMoves,
  workerMoves,
  type Box,
  type Colour,
  type Garum,
  type Line,
  type Move,
  type Place,
  type Tile,
  type View,
  type Worker,
} from '../../games/garum/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { garumMessages, type GarumMessages } from './messages/index.ts';

/** A tile that lies on the board only in the draft. */
export interface DraftedTile {
  readonly tile: Tile;
  readonly rotation: number;
  readonly place: Place;
}

export interface Hold {
  readonly desk: Desk<Garum>;
  readonly box: Box;
  readonly text: GarumMessages;
  /** The colour whose workers and specimens are told: the one to play, while others play one of the viewer's own. */
  readonly colour: Colour;
  /** The tile in hand that is to be laid. */
  readonly tile: Signal<Tile>;
  readonly rotation: Signal<number>;
  readonly worker: Signal<Worker>;
  readonly line: Signal<Line | undefined>;
  readonly place: Signal<Place | undefined>;
  readonly counts: Signal<boolean>;
  /** The tile laid in this draft, while it is the last thing done. */
  readonly drafted: DraftedTile | undefined;
  readonly isLegal: (move: Move) => boolean;
  /** Whether the chosen worker can be put on a line, or moved there. */
  readonly canPost: (line: Line) => boolean;
  readonly chooseTile: (tile: Tile) => void;
  readonly turn: () => void;
  readonly lay: (corner: number) => void;
  readonly postOn: (line: Line) => void;
  readonly chooseWorker: (worker: Worker) => void;
  readonly nameTank: (cetarium: number) => void;
}

/** The table with a move made that waits for the referee: only what is seen of it on the board. */
export const withAwaiting = (view: View, awaiting: Move | undefined): View => {
  if (awaiting?.kind === 'tile') {
    const places = view.places.slice();
    places[placeIn(view.order[view.round], awaiting.corner)] = awaiting.tile * 4 + awaiting.rotation;
    return { ...view, places };
  }
  if (awaiting?.kind === 'ghost') {
    const places = view.places.slice();
    const first = placeIn(view.order[view.round], 0);
    const corner = [0, 1, 2, 3].find(free => places[first + free] === EMPTY) ?? 0;
    places[first + corner] = view.ghostTile * 4 + awaiting.rotation;
    return { ...view, places };
  }
  return view;
};

const draftedTile = ({ drafted, view }: Desk<Garum>): DraftedTile | undefined => {
  const last = drafted.at(-1);
  return last?.kind === 'tile'
    ? { tile: last.tile, rotation: last.rotation, place: placeIn(view.order[view.round], last.corner) }
    : undefined;
};

/** The ghost's tile is laid by the colour that holds the amphora. */
const colourTold = ({ view, viewer }: Desk<Garum>): Colour => {
  const deciding = view.step === 'ghost' ? view.amphora : view.turn;
  return typeof viewer !== 'number' || seatOf(deciding, view.players) === viewer
    ? deciding
    : coloursOf(viewer, view.players)[0];
};

export const useHold = (desk: Desk<Garum>, box: Box): Hold => {
  const tile = useSignal<Tile>(EMPTY);
  const rotation = useSignal(0);
  const worker = useSignal<Worker>('vilicus');
  const line = useSignal<Line | undefined>(undefined);
  const place = useSignal<Place | undefined>(undefined);
  const counts = useSignal(false);
  const { view, drafted, awaiting } = desk;
  const laidNow = draftedTile(desk);
  const last = drafted.at(-1);
  const isLegal = (move: Move): boolean => desk.legal.includes(move);
  // While a worker waits for the referee, it can still be moved to any line that was open to it.
  const posts =
    awaiting?.kind === 'worker' && desk.seat !== undefined ? desk.game.legal(view, desk.seat) : desk.legal;

  // What is chosen must be there: after a turn the hand is another, and a worker may be the last of its kind.
  useEffect(() => {
    if (view.step === 'worker' && view[worker.value][view.turn] === 0)
      worker.value = worker.value === 'vilicus' ? 'dominus' : 'vilicus';
    if (tile.value !== EMPTY && ((view.hands[tile.value >> 4] ?? 0) & (1 << (tile.value & 15))) === 0)
      tile.value = EMPTY;
    if (view.step === 'tile') rotation.value = 0;
  }, [view.turn, view.round, view.step]);

  const turn = (): void => {
    if (laidNow !== undefined) {
      const next = (laidNow.rotation + 1) % box.rotations[laidNow.tile];
      desk.replace(tileMoves[laidNow.tile * 16 + (laidNow.place & 3) * 4 + next]);
    } else if (last?.kind === 'ghost')
      desk.replace(ghostMoves[(last.rotation + 1) % box.rotations[view.ghostTile]]);
    else {
      const turning = view.step === 'ghost' ? view.ghostTile : tile.value;
      if (turning !== EMPTY) rotation.value = (rotation.value + 1) % box.rotations[turning];
    }
  };

  /** What already waits for the referee is taken back for another choice of the same step. */
  const put = (move: Move): void => (awaiting === undefined ? desk.play(move) : desk.replace(move));

  return {
    desk,
    box,
    text: garumMessages[desk.language],
    colour: colourTold(desk),
    tile,
    rotation,
    worker,
    line,
    place,
    counts,
    drafted: laidNow,
    isLegal,
    canPost: line => posts.includes(workerMoves[worker.value][line]),
    turn,
    chooseTile: chosen => {
      if (tile.value === chosen) turn();
      else {
        tile.value = chosen;
        rotation.value = 0;
      }
    },
    lay: corner => {
      if (last?.kind === 'ghost') return turn();
      if (view.step === 'ghost') return desk.play(ghostMoves[rotation.value]);
      if (laidNow !== undefined && (laidNow.place & 3) === corner) return turn();
      if (tile.value !== EMPTY) return put(tileMoves[tile.value * 16 + corner * 4 + rotation.value]);
      if (view.step === 'tile' && desk.seat !== undefined)
        return desk.explain({
          rule: 'G-TRN-1',
          reason: { en: garumMessages.en.chooseTileFirst, pt: garumMessages.pt.chooseTileFirst },
        });
      desk.play(tileMoves[view.turn * 256 + corner * 4]);
    },
    postOn: chosen => put(workerMoves[worker.value][chosen]),
    chooseWorker: chosen => {
      worker.value = chosen;
      if (last?.kind === 'worker' && last.worker !== chosen) desk.replace(workerMoves[chosen][last.line]);
    },
    nameTank: cetarium => {
      const { order, round } = view;
      if (view.step === 'cetarium' || desk.seat === undefined) return desk.play(cetariumMoves[cetarium]);
      desk.explain({
        rule: 'G-RND-1',
        reason: {
          en: garumMessages.en.wrongTank(order[round] + 1),
          pt: garumMessages.pt.wrongTank(order[round] + 1),
        },
      });
    },
  };
};
