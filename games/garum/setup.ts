import { listBits, shuffle, type Chance, type Tell } from '../kernel/index.ts';
import type { Box } from './box.ts';
import {
  COLOURS,
  DOMINUS_A_COLOUR,
  EMPTY,
  GHOST,
  hasGhost,
  LINES,
  TILES_A_COLOUR,
  VILICUS_A_COLOUR,
} from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { beginRound, drawTile } from './phases/round.ts';
import type { State } from './state.ts';

/** The workers of a kind by colour; the ghost has none (G-GHO-1). */
const workers = (each: number, players: number): number[] =>
  COLOURS.map((_, colour) => (hasGhost(players) && colour === GHOST ? 0 : each));

/** G-SET-1, G-SET-2 */
export const setup = (
  box: Box,
  options: Options,
  players: number,
  chance: Chance,
  tell?: Tell<Event>,
): State => {
  const board = box.boards[options.board];
  const state: State = {
    board: options.board,
    variant: options.variant,
    players,
    step: 'tile',
    round: 0,
    amphora: 0,
    turn: 0,
    order: [],
    places: new Array<number>(board.cetaria * 4).fill(EMPTY),
    lines: new Array<number>(LINES).fill(EMPTY),
    vilicus: workers(VILICUS_A_COLOUR, players),
    dominus: workers(DOMINUS_A_COLOUR, players),
    bonus: [0, 0, 0, 0],
    ghostTile: EMPTY,
    hands: [0, 0, 0, 0],
    piles: board.tiles.slice(),
  };
  state.amphora = chance.pick(hasGhost(players) ? 3 : 4);
  tell?.({ kind: 'start', players, amphora: state.amphora });
  for (const colour of COLOURS.keys()) {
    if (hasGhost(players) && colour === GHOST) continue;
    for (let i = 0; i < board.handSize; i++)
      state.hands[colour] |= 1 << (drawTile(state, colour, chance) % TILES_A_COLOUR);
    const tiles = listBits(state.hands[colour]).map(number => colour * TILES_A_COLOUR + number);
    tell?.({ kind: 'hand', players, colour, tiles });
  }
  if (options.variant === 'haruspex') {
    state.order.push(...shuffle([...Array(board.cetaria).keys()], chance)); // G-VAR-2
    tell?.({ kind: 'order', cetaria: state.order.slice() });
  }
  beginRound(box, state, chance, tell);
  return state;
};
