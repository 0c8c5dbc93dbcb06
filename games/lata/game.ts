import { readOptions, type EditionLabel, type Game, type Kind } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { ROUNDS } from './components.ts';
import { witness, type Event } from './events.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove, readMove } from './notation.ts';
import { options, type Options } from './options.ts';
import { apply, legal, pending, refusal } from './play.ts';
import { readState } from './position/index.ts';
import { scores, type LataPart } from './scoring.ts';
import { setup } from './setup.ts';
import { cloneState, cloneView, type State, type View } from './state.ts';
import { objectionTo, textWith } from './text/index.ts';
import { view } from './view.ts';

export interface Lata extends Kind {
  readonly Options: Options;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Part: LataPart;
}

/**
 * What a player decides in a round, at most, whatever the edition: stays in nine times and leaves; takes a set and
 * places two cards; two decisions at each of ten spots; reveals twice and replaces; sells for 9 action points and 2 for
 * overtime at every spot; ends; reveals and buys.
 */
const LONGEST_TURN = 10 + 3 + 20 + 3 + 29 + 1 + 2;

export const lataWith = (box: Box, edition: EditionLabel): Game<Lata> => ({
  id: 'lata',
  name: 'Lata',
  about: {
    en: 'Run a Portuguese cannery: bid for the turn order, build a line, fill tins and ship them to five nations.',
    pt: 'Dirija uma fábrica de conservas portuguesa: licite a ordem, monte a linha, encha latas e venda-as a cinco países.',
  },
  rulesVersion: 1,
  edition,
  seats: { min: 1, max: 4 },
  options,
  longest: ROUNDS * 4 * LONGEST_TURN,
  readOptions: (chosen, seats) => readOptions(options, chosen, seats),
  settings: ({ auction, money, scenario, players }) => ({
    options: { auction, money, scenario },
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
  text: { makeMove, parseMove, readMove, ...textWith(box) },
});
