// Our rules, hosted in boardgame.io as somebody would who knows it well and wants it to be fast.

import { Client, type HostedGame, type Hooks } from 'boardgame.io/dist/cjs/client.js';
import immer from 'immer/dist/index.js';
import {
  firstSeat,
  nobody,
  Random,
  sameJson,
  seedFrom,
  type Chance,
  type Kind,
} from '../../games/kernel/index.ts';
import type { Measured, PlayMatch } from '../contender.ts';

/**
 * `draft` changes the Immer draft in place, as boardgame.io teaches; `copy` hands Immer a finished copy; `unfrozen` is
 * `copy` with Immer told not to freeze what it is handed, which also gives up its guard against stray changes.
 */
export type Style = 'draft' | 'copy' | 'unfrozen';

const chanceFrom = (random: Hooks<never>['random'], draws?: number[]): Chance => ({
  pick: n => {
    const picked = random.Die(n) - 1;
    draws?.push(picked);
    return picked;
  },
  reveal: () => {},
});

const hosted = <K extends Kind>(
  { game, options }: Measured<K>,
  style: Style,
  seed: string,
  draws?: number[],
): HostedGame<K['State'], K['Move']> => {
  const isOver = (state: K['State']): boolean => game.pending(state) === nobody;
  const next = ({ G }: Hooks<K['State']>): number => firstSeat(game.pending(G));
  return {
    name: game.id,
    seed,
    disableUndo: true,
    setup: ({ ctx, random }) => game.setup(options, ctx.numPlayers, chanceFrom(random, draws)),
    moves: {
      play: ({ G, playerID, random }, move) => {
        const seat = Number(playerID);
        const now = style === 'draft' ? G : (immer.original(G) ?? G);
        if (game.objection(now, seat, move) !== undefined) return 'INVALID_MOVE';
        const table = style === 'draft' ? now : game.cloneState(now);
        game.apply(table, seat, move, chanceFrom(random, draws));
        return style === 'draft' ? undefined : table;
      },
    },
    turn: {
      order: { first: next, next },
      endIf: hooks => !isOver(hooks.G) && next(hooks) !== Number(hooks.ctx.currentPlayer),
    },
    endIf: ({ G }) => (isOver(G) ? { scores: game.scores(G).map(score => score.total) } : undefined),
  };
};

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
    game: hosted(measured, style, seed, tape?.draws),
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
const checkHosted = <K extends Kind>(measured: Measured<K>, style: Style): void => {
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
  // A switch for the whole of Immer: each contender has a thread, and so an Immer, of its own.
  immer.setAutoFreeze(style !== 'unfrozen');
  checkHosted(measured, style);
  const minds = new Random(seedFrom('bench minds'));
  let match = 0;
  return () => playHosted(measured, style, `bench ${match++}`, minds).decisions;
};
