import type { Game, Kind, Random, Seat } from '../games/kernel/index.ts';

/** Decides for one seat from what that seat knows. */
export interface Thinker {
  readonly choose: <K extends Kind>(game: Game<K>, view: K['View'], seat: Seat, random: Random) => K['Move'];
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

/** What the bot decides for a seat whose view is at hand. */
export const chooseOnView = <K extends Kind>(
  bot: Bot,
  game: Game<K>,
  view: K['View'],
  seat: Seat,
  random: Random,
): K['Move'] =>
  'pickFrom' in bot ? bot.pickFrom(game.legal(view, seat), random) : bot.choose(game, view, seat, random);

/** What the bot decides when asked by the holder of the state, who shows it the seat's view and no more. */
export const chooseOnState = <K extends Kind>(
  bot: Bot,
  game: Game<K>,
  state: K['State'],
  seat: Seat,
  random: Random,
): K['Move'] =>
  'pickFrom' in bot
    ? bot.pickFrom(game.legal(state, seat), random)
    : bot.choose(game, game.view(state, seat), seat, random);
