import { createDraft, expect, type Game, type Kind, type Random, type Seat } from '../games/kernel/index.ts';
import type { Bot } from './bot.ts';

/** A whole turn of a bot, decided on the view of its seat, as one batch to commit. */
export const botTurn = <K extends Kind>(
  game: Game<K>,
  view: K['View'],
  seat: Seat,
  bot: Bot,
  random: Random,
): readonly K['Move'][] => {
  const draft = createDraft(game, view, seat);
  while (draft.stage() === 'open') {
    const table = draft.table();
    const moves =
      'pickFrom' in bot
        ? [bot.pickFrom(draft.legal(), random)]
        : bot.plan(game, game.cloneView(table), seat, random);
    for (const move of moves) expect(draft.play(move));
  }
  return draft.moves();
};
