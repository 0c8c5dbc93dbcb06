// Reads a full state that somebody describes, and refuses what no match can reach.

import {
  fields,
  listOf,
  objectTo,
  oneOf,
  readJson,
  whole,
  type Read,
  type Result,
} from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { BOARDS, COLOURS, DOMINUS_A_COLOUR, LINES, VARIANTS, VILICUS_A_COLOUR } from '../components.ts';
import { anyWorker } from '../phases/worker.ts';
import { cetariumOf, STEPS, type State } from '../state.ts';
import { checkPosts } from './posts.ts';
import { checkPlaces, checkRound } from './rounds.ts';
import { checkBonus, checkTiles, checkWorkers } from './stock.ts';

const byColour = (max: number): Read<number[]> => listOf(whole(0, max), COLOURS.length);

const readShape = fields({
  board: oneOf(BOARDS),
  variant: oneOf(VARIANTS),
  players: oneOf([2, 3, 4]),
  step: oneOf(STEPS),
  round: whole(0, 16),
  amphora: whole(0, 3),
  turn: whole(0, 3),
  order: listOf(whole(0, 15)),
  places: listOf(whole(-1, 255)),
  lines: listOf(whole(-1, 7), LINES),
  vilicus: byColour(VILICUS_A_COLOUR),
  dominus: byColour(DOMINUS_A_COLOUR),
  bonus: byColour(1000),
  ghostTile: whole(-1, 63),
  hands: byColour(0xffff),
  piles: byColour(0xffff),
});

const read =
  (box: Box): Read<State> =>
  (value, path) => {
    const state = readShape(value, path);
    const board = box.boards[state.board];
    checkRound(state, board);
    checkPlaces(state, board);
    checkTiles(state, box, board);
    checkWorkers(state);
    checkPosts(state, board);
    checkBonus(state, board);
    if (state.step === 'worker' && !anyWorker(box, state))
      objectTo('step', `no worker can be posted in cetarium ${cetariumOf(state) + 1}, so the turn is over.`);
    return state;
  };

export const readState = (box: Box, json: unknown): Result<State> => readJson(read(box), json, 'bad-state');
