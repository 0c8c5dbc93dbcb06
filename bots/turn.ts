import { createDraft, expect, type Game, type Kind, type Random, type Seat } from '../games/kernel/index.ts';
import { chooseOnView, type Bot } from './bot.ts';

/** A whole turn of a bot, decided on the view of its seat, as one batch to commit. */
export const botTurn = <K extends Kind>(
  game: Game<K>,
  view: K['View'],
  seat: Seat,
  bot: Bot,
  random: Random,
): readonly K['Move'][] => {
  const draft = createDraft(game, view, seat);
  while (draft.stage() === 'open') expect(draft.play(chooseOnView(bot, game, draft.table(), seat, random)));
  return draft.moves();
};
