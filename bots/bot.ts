import type { Game, Kind, Random, Seat } from '../games/kernel/index.ts';

/**
 * Decides for one seat from what that seat knows. A plan has at least one move and at most those that the seat can
 * draft before the next commit: it ends with the turn, or with the first move that needs the referee.
 */
export interface Thinker {
  readonly plan: <K extends Kind>(
    game: Game<K>,
    view: K['View'],
    seat: Seat,
    random: Random,
  ) => readonly K['Move'][];
}

/**
 * Decides from the legal moves alone. A game's law says that they are the same on the state and on the seat's own
 * view, so whoever holds the state may ask a picker without making a view: it learns nothing that a view hides.
 */
export interface Picker {
  readonly pickFrom: <M>(legal: readonly M[], random: Random) => M;
}

/** A player that is a program. Its random stream is its own, never the one that shuffles the match. */
export type Bot = Thinker | Picker;

/** What the bot decides when asked by the holder of the state, who shows it the seat's view and no more. */
export const planOnState = <K extends Kind>(
  bot: Bot,
  game: Game<K>,
  state: K['State'],
  seat: Seat,
  random: Random,
): readonly K['Move'][] =>
  'pickFrom' in bot
    ? [bot.pickFrom(game.legal(state, seat), random)]
    : bot.plan(game, game.view(state, seat), seat, random);
