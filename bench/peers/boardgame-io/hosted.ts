// Our rules, hosted in boardgame.io as somebody would who knows it well and wants it to be fast.

import type { HostedGame, Hooks, Verdict } from 'boardgame.io/dist/cjs/client.js';
import immer from 'immer/dist/index.js';
import { firstSeat, nobody, rank, type Chance, type Game, type Kind } from '../../../games/kernel/index.ts';
import type { Measured } from '../../measured.ts';

/**
 * `draft` changes the Immer draft in place, as boardgame.io teaches; `copy` hands Immer a finished copy; `unfrozen` is
 * `copy` with Immer told not to freeze what it is handed, which also gives up its guard against stray changes.
 */
export type Style = 'draft' | 'copy' | 'unfrozen';

/** A switch for the whole of Immer: each contender has a thread, and so an Immer, of its own. */
export const chooseStyle = (style: Style): void => immer.setAutoFreeze(style !== 'unfrozen');

const chanceFrom = (random: Hooks<never>['random'], draws?: number[]): Chance => ({
  pick: n => {
    const picked = random.Die(n) - 1;
    draws?.push(picked);
    return picked;
  },
  reveal: () => {},
});

/** Who won, in the words that boardgame.io's bots understand: one winner, or a draw. */
const verdictOn = <K extends Kind>(game: Game<K>, end: K['State']): Verdict => {
  const { scores, winners } = rank(game.scores(end));
  const points = scores.map(score => score.total);
  return winners.length === 1 ? { points, winner: String(winners[0]) } : { points, draw: true };
};

interface Start<K extends Kind> {
  readonly seed: string;
  /** Where the match begins, if not at its set-up. */
  readonly position?: K['State'];
  /** Where everything that chance picks is written down. */
  readonly draws?: number[] | undefined;
}

export const hosted = <K extends Kind>(
  { game, options }: Measured<K>,
  style: Style,
  { seed, position, draws }: Start<K>,
): HostedGame<K['State'], K['Move']> => {
  const isOver = (state: K['State']): boolean => game.pending(state) === nobody;
  const next = ({ G }: Hooks<K['State']>): number => firstSeat(game.pending(G));
  return {
    name: game.id,
    seed,
    disableUndo: true,
    setup: ({ ctx, random }) =>
      position === undefined
        ? game.setup(options, ctx.numPlayers, chanceFrom(random, draws))
        : game.cloneState(position),
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
    endIf: ({ G }) => (isOver(G) ? verdictOn(game, G) : undefined),
  };
};
