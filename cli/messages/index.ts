import type { Language, Names } from '../../games/kernel/index.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

export type { Keyword, Messages } from './messages.ts';
export { KEYWORDS } from './messages.ts';

export const messages: Readonly<Record<Language, Messages>> = { en, pt };

/** What the players are called where nobody has named them. */
export const playerNames = (seats: number, language: Language): Names =>
  Array.from({ length: seats }, (_, seat) => messages[language].player(seat + 1));
