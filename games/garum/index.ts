import { expect, titleOf, type EditionLabel } from '../kernel/index.ts';
import { unpack, type Box } from './box.ts';
import { readEdition, type Edition } from './edition.ts';
import first from './editions/cais-1.json' with { type: 'json' };
import { garumWith, type Garum } from './game.ts';

const builtIn = [first];

export const garumTitle = titleOf<Garum, Edition>({
  id: 'garum',
  builtIn,
  readEdition,
  gameWith: (edition, label) => garumWith(unpack(edition), label),
});

export const garum = expect(garumTitle.open());

/** The contents of the box a game is played with, for whoever draws it. */
export const boxOf = (edition: EditionLabel): Box =>
  unpack(expect(readEdition(edition.data ?? builtIn.find(data => data.id === edition.id))));

export * from './components.ts';
export { JOKER, type Box, type BoardBox } from './box.ts';
export type { Event } from './events.ts';
export type { Garum } from './game.ts';
export { playedTiles } from './guess.ts';
export { cetariumMoves, ghostMoves, noWorker, tileMoves, workerMoves, type Move } from './moves.ts';
export { countSpecimens, workerPoints } from './scoring.ts';
export type { View } from './state.ts';
