import { cafeTitle } from '../../games/cafe/index.ts';
import { garumTitle } from '../../games/garum/index.ts';
import { lataTitle } from '../../games/lata/index.ts';
import { complain, unknownName } from '../complaint.ts';
import { gameNames } from '../titles.ts';
import { drawn, type SomeDrawn } from './board.ts';
import { cafeBoard } from './cafe.ts';
import { garumBoard } from './garum.ts';
import { lataBoard } from './lata.ts';

/** A board for every game of the catalogue. */
const boards: Readonly<Record<string, SomeDrawn>> = {
  cafe: drawn(cafeTitle, cafeBoard),
  garum: drawn(garumTitle, garumBoard),
  lata: drawn(lataTitle, lataBoard),
};

export const findDrawn = (name: string): SomeDrawn =>
  gameNames.includes(name) ? boards[name] : complain(unknownName('game', name, gameNames));
