import type { Chance, Tell } from '../kernel/index.ts';
import type { Area } from './area/area.ts';
import type { Box } from './box.ts';
import { CENTRE, footprintOf, NO_CELL } from './cells.ts';
import {
  COLOURS,
  COMPANIES,
  CUBES_A_COLOUR,
  FIRST_INITIAL,
  faceOf,
  NO_CARD,
  SQUARES_A_CARD,
} from './components.ts';
import { fullDeck } from './deck.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { beginRound } from './phases/round.ts';
import { NOTHING, type State } from './state.ts';

const initialArea = (company: number): Area => ({
  cells: [...footprintOf(CENTRE, 0)],
  faces: Array.from({ length: SQUARES_A_CARD }, (_, place) => faceOf(FIRST_INITIAL + company, place)),
  cubes: new Array<number>(SQUARES_A_CARD).fill(0),
});

const dealCompanies = (players: number, chance: Chance): number[] => {
  const left = Array.from({ length: COMPANIES }, (_, company) => company);
  return Array.from({ length: players }, () => left.splice(chance.pick(left.length), 1)[0]);
};

/** C-SET-1, C-SET-2 */
export const setup = (
  box: Box,
  options: Options,
  players: number,
  chance: Chance,
  tell?: Tell<Event>,
): State => {
  const bySeat = (value: number): number[] => new Array<number>(players).fill(value);
  const master = chance.pick(players);
  const companies = dealCompanies(players, chance);
  const state: State = {
    rules: options.rules,
    expresso: options.expresso,
    bidding: options.bidding,
    players,
    step: 'take',
    round: 0,
    master,
    order: bySeat(0),
    turn: 0,
    market: [],
    taken: NO_CARD,
    deck: fullDeck(box, players, options.expresso),
    supply: COLOURS.map(() => CUBES_A_COLOUR - players),
    companies,
    warehouse: new Array<number>(players * COLOURS.length).fill(1),
    bids: new Array<number>(players * COLOURS.length).fill(0),
    closed: 0,
    acting: 0,
    actions: bySeat(0),
    doing: bySeat(NOTHING),
    group: bySeat(NO_CELL),
    source: bySeat(NO_CELL),
    target: bySeat(NO_CELL),
    areas: companies.map(initialArea),
  };
  tell?.({ kind: 'start', master });
  companies.forEach((company, seat) =>
    tell?.({ kind: 'company', seat, company: box.companies[company], card: FIRST_INITIAL + company }),
  );
  beginRound(state, chance, tell);
  return state;
};
