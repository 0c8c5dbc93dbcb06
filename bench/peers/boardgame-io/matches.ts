// Random matches of our rules in boardgame.io.

import { Client } from 'boardgame.io/dist/cjs/client.js';
import {
  firstSeat,
  nobody,
  Random,
  sameJson,
  seedFrom,
  type Chance,
  type Kind,
} from '../../../games/kernel/index.ts';
import type { PlayMatch } from '../../engine/contender.ts';
import type { Measured } from '../../measured.ts';
import { chooseStyle, hosted, type Style } from './hosted.ts';

/** What came up in a match, in its order. */
interface Tape<K extends Kind> {
  readonly draws: number[];
  readonly moves: K['Move'][];
}

const playHosted = <K extends Kind>(
  measured: Measured<K>,
  style: Style,
  seed: string,
  minds: Random,
  tape?: Tape<K>,
): { readonly decisions: number; readonly end: K['State'] } => {
  const { game, seats } = measured;
  const client = Client({
    game: hosted(measured, style, { seed, draws: tape?.draws }),
    numPlayers: seats,
    debug: false,
  });
  for (let decisions = 0; decisions <= game.longest; decisions++) {
    const state = client.getState();
    if (state === null) break;
    if (state.ctx.gameover !== undefined) return { decisions, end: state.G };
    const legal = game.legal(state.G, firstSeat(game.pending(state.G)));
    const move = legal[minds.pick(legal.length)];
    tape?.moves.push(move);
    client.moves.play(move);
  }
  throw new Error(`${game.name} does not end in boardgame.io.`);
};

/** Throws unless the same draws and the same moves end the same without boardgame.io. */
export const checkHosted = <K extends Kind>(measured: Measured<K>, style: Style): void => {
  const { game, options, seats } = measured;
  const tape: Tape<K> = { draws: [], moves: [] };
  const { end } = playHosted(measured, style, 'bench check', new Random(seedFrom('bench check')), tape);
  const draws = tape.draws.values();
  const chance: Chance = { pick: () => draws.next().value ?? 0, reveal: () => {} };
  const state = game.setup(options, seats, chance);
  for (const move of tape.moves) game.apply(state, firstSeat(game.pending(state)), move, chance);
  if (game.pending(state) !== nobody || !sameJson(state, end))
    throw new Error(`${game.name} ends differently in boardgame.io.`);
};

/** Random matches, each on a client of its own; checked once before they are measured. */
export const boardgameIoMatches = <K extends Kind>(measured: Measured<K>, style: Style): PlayMatch => {
  chooseStyle(style);
  checkHosted(measured, style);
  const minds = new Random(seedFrom('bench minds'));
  let match = 0;
  return () => playHosted(measured, style, `bench ${match++}`, minds).decisions;
};
