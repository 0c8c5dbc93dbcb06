// Whether rounds, turns and the tiles they have brought fit together.

import { objectTo } from '../../kernel/index.ts';
import type { BoardBox } from '../box.ts';
import {
  colourOfTile,
  COLOURS,
  EMPTY,
  GHOST,
  hasGhost,
  placeIn,
  tileOf,
  type Cetarium,
  type Colour,
} from '../components.ts';
import type { State } from '../state.ts';

const tilesIn = (state: State, cetarium: Cetarium): number[] =>
  [0, 1, 2, 3].map(corner => state.places[placeIn(cetarium, corner)]).filter(tile => tile !== EMPTY);

const playingColours = (state: State): number => (hasGhost(state.players) ? 3 : 4);

/** The colours that have laid their tile of this round. */
export const laidThisRound = (state: State): readonly Colour[] => {
  if (state.step === 'over' || state.step === 'cetarium') return [];
  const playing = playingColours(state);
  const turns =
    state.step === 'ghost'
      ? playing
      : ((state.turn - state.amphora + playing) % playing) + (state.step === 'worker' ? 1 : 0);
  return Array.from({ length: turns }, (_, i) => (state.amphora + i) % playing);
};

export const checkRound = (state: State, board: BoardBox): void => {
  const { round, order, step, variant } = state;
  if ((step === 'over') !== (round === board.cetaria) || round > board.cetaria)
    objectTo('round', `after round ${board.cetaria}, and only then, the match is over.`);
  const playing = playingColours(state);
  if (state.amphora >= playing) objectTo('amphora', 'the ghost never holds the amphora.');
  if (step === 'ghost' ? !hasGhost(state.players) || state.turn !== GHOST : state.turn >= playing)
    objectTo('turn', 'this colour cannot be to play in this step.');
  if ((step === 'cetarium' || step === 'over') && state.turn !== state.amphora)
    objectTo('turn', 'it must be the turn of the amphora holder.');
  if (step === 'cetarium' && variant !== 'emperor')
    objectTo('step', 'only the Emperor variant names a cetarium.');
  if (new Set(order).size !== order.length || order.some(cetarium => cetarium >= board.cetaria))
    objectTo('order', 'each cetarium of the board can stand there once.');
  const known =
    variant === 'haruspex' ? board.cetaria : round + (step === 'cetarium' || step === 'over' ? 0 : 1);
  if (order.length !== known) objectTo('order', `${known} cetaria must be known, not ${order.length}.`);
};

/** The colours whose tiles a cetarium must hold now, in their order. */
const coloursIn = (state: State, cetarium: Cetarium): readonly Colour[] => {
  const at = state.order.indexOf(cetarium);
  if (at >= 0 && at < state.round) return [...COLOURS.keys()];
  const laid = laidThisRound(state);
  return at === state.round ? [...COLOURS.keys()].filter(colour => laid.includes(colour)) : [];
};

export const checkPlaces = (state: State, board: BoardBox): void => {
  if (state.places.length !== board.cetaria * 4)
    objectTo('places', `this board has ${board.cetaria * 4} places, not ${state.places.length}.`);
  for (let cetarium = 0; cetarium < board.cetaria; cetarium++) {
    const colours = tilesIn(state, cetarium).map(tile => colourOfTile(tileOf(tile)));
    const found = colours.toSorted((a, b) => a - b).join();
    const wanted = coloursIn(state, cetarium).join();
    if (found !== wanted)
      objectTo(
        'places',
        `cetarium ${cetarium + 1} must hold the tiles of the colours [${wanted}], not [${found}].`,
      );
  }
};
