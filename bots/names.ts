// Apart from the bots themselves, so that whoever only lists them need not load them.

import type { Text } from '../games/kernel/index.ts';

export const BOT_NAMES = ['random', 'greedy', 'easy', 'medium', 'hard', 'expert'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What kind of player each of them is. */
export const characters: Readonly<Record<BotName, Text>> = {
  random: {
    en: 'Makes any move that is allowed. It answers at once and learns nothing.',
    pt: 'Faz qualquer jogada permitida. Responde logo e não aprende nada.',
  },
  greedy: {
    en: 'Takes whatever gains most at this moment and never thinks of the next. It answers at once.',
    pt: 'Fica com o que dá mais neste momento e nunca pensa no seguinte. Responde logo.',
  },
  easy: {
    en: 'Has a quick look at a few sensible moves and often takes the second best. It thinks for a tenth of a second at most.',
    pt: 'Olha de relance para algumas jogadas sensatas e escolhe muitas vezes a segunda melhor. Pensa um décimo de segundo, no máximo.',
  },
  medium: {
    en: 'Imagines dozens of ways in which the match could go on, in Lata hundreds and in Garum a thousand, and slips now and then. It thinks for a third of a second at most.',
    pt: 'Imagina dezenas de continuações da partida, na Lata centenas e no Garum mil, e distrai-se de vez em quando. Pensa um terço de segundo, no máximo.',
  },
  hard: {
    en: 'Imagines a hundred ways and more in which the match could go on, in Lata and Garum thousands, and what you may hold. It thinks for a second at most.',
    pt: 'Imagina cem ou mais continuações da partida, na Lata e no Garum milhares, e o que você poderá ter na mão. Pensa um segundo, no máximo.',
  },
  expert: {
    en: 'Takes five seconds for every decision and uses all of them.',
    pt: 'Leva cinco segundos por decisão e usa-os todos.',
  },
};
