// Reads a full state that somebody describes, and refuses what no match can reach.

import {
  fields,
  listOf,
  objectTo,
  oneOf,
  readJson,
  readOptions,
  whole,
  type Read,
  type Result,
} from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import {
  AUCTIONS,
  CUBES,
  FACTORY_CARDS,
  LINE_END,
  MARKET_CARDS,
  MONEY,
  MOST_POINTS,
  PRODUCTION_CARDS,
  ROUNDS,
  SCENARIOS,
  SCORING_CARDS,
  SPACES,
  STARTING_CARD,
} from '../components.ts';
import { options } from '../options.ts';
import { STEPS, type State } from '../state.ts';
import { checkAuction } from './auction.ts';
import { checkFactories } from './factories.ts';
import { checkDisplays, checkGoods } from './goods.ts';
import { checkPhase } from './phase.ts';
import { checkHand, checkSets } from './sets.ts';
import { checkCards } from './stock.ts';
import { checkTurn } from './turn.ts';

const production = whole(-1, PRODUCTION_CARDS - 1);
const market = whole(0, MARKET_CARDS - 1);
const half = whole(0, (1 << 21) - 1);
const flag = whole(0, 1);

const readShape = fields({
  auction: oneOf(AUCTIONS),
  money: oneOf(MONEY),
  scenario: oneOf(SCENARIOS),
  players: whole(1, 4),
  step: oneOf(STEPS),
  round: whole(0, ROUNDS),
  turn: whole(0, 3),
  order: listOf(whole(0, 3)),
  tokens: listOf(whole(-1, 3)),
  sealed: whole(0, 15),
  bids: listOf(whole(-1, MOST_POINTS)),
  points: listOf(whole(0, MOST_POINTS)),
  coins: listOf(whole(0, 1000)),
  goods: listOf(whole(0, 1000)),
  salt: listOf(whole(0, 1000)),
  decks: listOf(half, 6),
  under: listOf(market),
  discard: listOf(half, 2),
  sets: listOf(production),
  hand: listOf(whole(0, PRODUCTION_CARDS - 1)),
  usedSpace: whole(-1, SPACES - 1),
  factories: listOf(whole(-1, STARTING_CARD * 8 + SPACES - 1)),
  tops: listOf(whole(-1, STARTING_CARD)),
  market: listOf(market),
  filled: listOf(whole(0, CUBES - 1)),
  won: listOf(half),
  offers: listOf(whole(0, SCORING_CARDS - 1)),
  bought: listOf(half),
  spot: whole(0, LINE_END),
  paid: flag,
  ordered: flag,
  freeReveals: flag,
  reveals: flag,
  replacements: flag,
});

/** How many entries the lists by seat have for each. */
const BY_SEAT = {
  order: 1,
  tokens: 1,
  bids: 1,
  points: 1,
  coins: 1,
  goods: 3,
  salt: 3,
  factories: FACTORY_CARDS,
  tops: SPACES,
  won: 2,
  bought: 2,
} as const satisfies Partial<Record<keyof State, number>>;

const checkLengths = (state: State): void => {
  const { auction, money, scenario, players } = state;
  const chosen = readOptions(options, { auction, money, scenario }, players);
  if (!chosen.ok) objectTo('', chosen.problem.message);
  for (const [name, each] of Object.entries(BY_SEAT) as [keyof typeof BY_SEAT, number][])
    if (state[name].length !== each * players)
      objectTo(name, `there must be ${each} for each of ${players}, not ${state[name].length} in all.`);
};

const read =
  (box: Box): Read<State> =>
  (value, path) => {
    const state = readShape(value, path);
    checkLengths(state);
    checkPhase(state);
    checkAuction(state);
    checkSets(state);
    checkHand(state);
    checkCards(box, state);
    checkFactories(state);
    checkGoods(state);
    checkDisplays(box, state);
    checkTurn(box, state);
    return state;
  };

export const readState = (box: Box, json: unknown): Result<State> => readJson(read(box), json, 'bad-state');
