import { readOptions, type EditionLabel, type Game, type Kind } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { witness, type Event } from './events.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove, readMove } from './notation.ts';
import { options, type Options } from './options.ts';
import { apply, legal, pending, refusal } from './play.ts';
import { readState } from './position/index.ts';
import { scores, type GarumPart } from './scoring.ts';
import { setup } from './setup.ts';
import { cloneState, cloneView, type State, type View } from './state.ts';
import { objectionTo, part, prompt, sentence } from './text/index.ts';
import { view } from './view.ts';

export interface Garum extends Kind {
  readonly Options: Options;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Part: GarumPart;
}

export const garumWith = (box: Box, edition: EditionLabel): Game<Garum> => ({
  id: 'garum',
  name: 'Garum',
  about: {
    en: 'Lay fish tiles in Roman brine tanks and post workers on the lines that will hold most of your species.',
    pt: 'Coloque peças de peixe em tanques romanos de salmoura e ponha trabalhadores nas linhas com mais da sua espécie.',
  },
  rulesVersion: 1,
  edition,
  seats: { min: 2, max: 4 },
  options,
  // Each round of Troia: a cetarium named, and four colours that lay a tile and post a worker.
  longest: 16 * 9,
  readOptions: (chosen, seats) => readOptions(options, chosen, seats),
  settings: table => ({ options: { board: table.board, variant: table.variant }, seats: table.players }),
  setup: (chosen, seats, chance, tell) => setup(box, chosen, seats, chance, tell),
  pending,
  legal: (table, seat) => legal(box, table, seat),
  objection: (table, seat, move) => {
    const refused = refusal(box, table, seat, move);
    return refused === undefined ? undefined : objectionTo(refused);
  },
  apply: (table, _seat, move, chance, tell) => apply(box, table, move, chance, tell),
  view,
  witness,
  guess: (seen, random) => guess(box, seen, random),
  scores: table => scores(box, table),
  cloneState,
  cloneView,
  readState: json => readState(box, json),
  text: { makeMove, parseMove, readMove, sentence, part, prompt },
});
