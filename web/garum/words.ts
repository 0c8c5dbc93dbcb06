// What screen readers and controls call the things on the board.

import {
  tileName,
  workerOf,
  EMPTY,
  type Box,
  type Laid,
  type Line,
  type Move,
  type View,
} from '../../games/garum/index.ts';
import { byKind, type Language } from '../../games/kernel/index.ts';
import { listed } from '../messages/index.ts';
import { countLine, fill } from './knowledge.ts';
import { garumMessages, type GarumMessages } from './messages/index.ts';

const degrees = (rotation: number): number => rotation * 90;

/** Specimens by species as a list: "2 tuna and 1 mollusc". */
export const specimenList = (text: GarumMessages, counts: readonly number[]): string =>
  listed(counts.flatMap((count, species) => (count > 0 ? [text.specimens(species, count)] : [])));

export const tileWords = (text: GarumMessages, box: Box, tile: Laid): string => {
  const fish = (corner: number): string => text.species[box.fish[tile * 4 + corner]];
  return text.tile(tileName(tile >> 2), `${fish(0)}, ${fish(1)}`, `${fish(2)}, ${fish(3)}`);
};

export const lineWords = (text: GarumMessages, box: Box, view: View, line: Line): string => {
  const count = countLine(box, view, line);
  const counts = specimenList(text, count.specimens);
  const state =
    count.post === EMPTY
      ? count.closed
        ? text.lineClosed
        : text.lineFree
      : text.lineHeld(`${workerOf(count.post)} (${text.species[count.post >> 1]})`, count.points);
  return text.lineIs(text.line(line), counts === '' ? text.tankEmpty : counts, state);
};

export const tankWords = (text: GarumMessages, box: Box, view: View, cetarium: number): string => {
  const counts = [0, 0, 0, 0];
  for (let place = cetarium * 4; place < cetarium * 4 + 4; place++)
    if (view.places[place] !== EMPTY)
      for (let corner = 0; corner < 4; corner++) counts[box.fish[view.places[place] * 4 + corner]]++;
  const tiles = fill(view, cetarium);
  const state = [
    ...(view.order[view.round] === cetarium ? [text.tankThisRound] : []),
    tiles === 4 ? text.tankFull : tiles === 0 ? text.tankEmpty : '',
    tiles === 0 ? '' : text.tankHolds(specimenList(text, counts)),
  ];
  return text.tank(cetarium + 1, state.filter(word => word !== '').join(', '));
};

const named = byKind<Move, [GarumMessages], string>({
  cetarium: (move, text) => text.nameTank(move.cetarium + 1),
  tile: (move, text) =>
    text.layTile(tileName(move.tile), text.corners[move.corner], text.turned(degrees(move.rotation))),
  worker: (move, text) => text.post(text.workers[move.worker], text.line(move.line)),
  none: (_, text) => text.noWorker,
  ghost: (move, text) => text.layGhost(text.turned(degrees(move.rotation))),
});

export const moveName = (move: Move, _view: View, language: Language): string =>
  named(move, garumMessages[language]);
