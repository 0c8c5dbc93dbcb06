// Reads a full state that somebody describes, and refuses what no match can reach.

import {
  fields,
  listOf,
  listSeats,
  objectTo,
  oneOf,
  readJson,
  whole,
  type Read,
  type Result,
} from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { CELLS } from '../cells.ts';
import {
  COMPANIES,
  CUBES_A_COLOUR,
  FACES,
  FIRST_INITIAL,
  MOST_ACTIONS,
  MOST_PLAYERS,
  ROUNDS,
  RULE_SETS,
  SWITCHES,
} from '../components.ts';
import { legal, pending } from '../play.ts';
import { DOINGS, STEPS, type State } from '../state.ts';
import { checkActions } from './actions.ts';
import { checkAreas } from './areas.ts';
import { checkCourse } from './course.ts';
import { checkCards, checkCubes } from './stock.ts';

const seat = whole(0, MOST_PLAYERS - 1);
const seats = whole(0, (1 << MOST_PLAYERS) - 1);
const card = whole(0, FIRST_INITIAL - 1);
const cell = whole(0, CELLS - 1);
const cellOrNone = whole(-1, CELLS - 1);
const count = whole(0, CUBES_A_COLOUR);

const readShape = fields({
  rules: oneOf(RULE_SETS),
  expresso: oneOf(SWITCHES),
  bidding: oneOf(SWITCHES),
  players: whole(1, MOST_PLAYERS),
  step: oneOf(STEPS),
  round: whole(0, ROUNDS),
  master: seat,
  order: listOf(seat),
  turn: seat,
  market: listOf(card),
  taken: whole(-1, FIRST_INITIAL - 1),
  deck: listOf(whole(0, (1 << 28) - 1), 2),
  supply: listOf(count, 4),
  companies: listOf(whole(0, COMPANIES - 1)),
  warehouse: listOf(count),
  bids: listOf(count),
  closed: seats,
  acting: seats,
  actions: listOf(whole(0, MOST_ACTIONS)),
  doing: listOf(whole(0, DOINGS - 1)),
  group: listOf(cellOrNone),
  source: listOf(cellOrNone),
  target: listOf(cellOrNone),
  areas: listOf(
    fields({
      cells: listOf(cell),
      faces: listOf(whole(0, FACES - 1)),
      cubes: listOf(whole(0, (1 << 24) - 1)),
    }),
  ),
});

const read =
  (box: Box): Read<State> =>
  (value, path) => {
    const state = readShape(value, path);
    checkCourse(state);
    checkAreas(box, state);
    checkCards(box, state);
    checkCubes(box, state);
    checkActions(box, state);
    for (const somebody of listSeats(pending(state)))
      if (legal(box, state, somebody).length === 0)
        objectTo(`doing[${somebody}]`, 'the action that has begun cannot move any cube.');
    return state;
  };

export const readState = (box: Box, json: unknown): Result<State> => readJson(read(box), json, 'bad-state');
