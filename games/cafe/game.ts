import { readOptions, type EditionLabel, type Game, type Kind } from '../kernel/index.ts';
import { MOST_CELLS } from './area/area.ts';
import type { Box } from './box.ts';
import { COLOURS, CUBES_A_COLOUR, MOST_ACTIONS, MOST_PLAYERS, ROUNDS } from './components.ts';
import { witness, type Event } from './events.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove, readMove } from './notation.ts';
import { options, type Options } from './options.ts';
import { apply, legal, pending, refusal } from './play.ts';
import { readState } from './position/index.ts';
import { scores, type CafePart } from './scoring.ts';
import { setup } from './setup.ts';
import { cloneState, cloneView, type State, type View } from './state.ts';
import { objectionTo, part, prompt, rating, sentence } from './text/index.ts';
import { view } from './view.ts';

export interface Cafe extends Kind {
  readonly Options: Options;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Part: CafePart;
}

/**
 * A round of a seat: a card, its place, at most 8 actions, the end of them. An action fills at most every cell of an area
 * with a cube, and no cube is decided about more than four times: named, dried, roasted, delivered (or cleared instead).
 */
const LONGEST_ROUND = 2 + MOST_ACTIONS + 1 + MOST_ACTIONS * MOST_CELLS * 4;

/** The bids of a round: every cube of every warehouse laid, and every bid closed. */
const LONGEST_BIDDING = COLOURS.length * CUBES_A_COLOUR + MOST_PLAYERS;

export const cafeWith = (box: Box, edition: EditionLabel): Game<Cafe> => ({
  id: 'cafe',
  name: 'Café',
  about: {
    en: 'Lay plan cards over one another to grow, dry and roast coffee, and bring it to shops and your warehouse.',
    pt: 'Sobreponha cartas para cultivar, secar e torrar café e leve-o às lojas e ao seu armazém.',
  },
  rulesVersion: 1,
  edition,
  seats: { min: 1, max: MOST_PLAYERS },
  options,
  longest: ROUNDS * (MOST_PLAYERS * LONGEST_ROUND + LONGEST_BIDDING),
  readOptions: (chosen, seats) => readOptions(options, chosen, seats),
  settings: ({ rules, expresso, bidding, players }) => ({
    options: { rules, expresso, bidding },
    seats: players,
  }),
  setup: (chosen, seats, chance, tell) => setup(box, chosen, seats, chance, tell),
  pending,
  legal: (table, seat) => legal(box, table, seat),
  objection: (table, seat, move) => {
    const refused = refusal(box, table, seat, move);
    return refused === undefined ? undefined : objectionTo(refused);
  },
  apply: (table, seat, move, chance, tell) => apply(box, table, seat, move, chance, tell),
  view,
  witness,
  guess,
  scores: table => scores(box, table),
  cloneState,
  cloneView,
  readState: json => readState(box, json),
  text: {
    makeMove,
    parseMove,
    readMove,
    sentence,
    part,
    prompt: (table, seat, language) => prompt(box, table, seat, language),
    rating: (table, language) => rating(box, table, language),
  },
});
