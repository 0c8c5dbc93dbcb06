import type { Picker } from './bot.ts';

/** Plays any legal move, all equally likely. */
export const random: Picker = {
  pickFrom: (legal, chance) => legal[chance.pick(legal.length)],
};
