import type { Language, Problem } from '../../../games/kernel/index.ts';
import { language } from '../../store/settings.ts';
import { en } from './en.ts';
import type { OnlineMessages } from './messages.ts';
import { pt } from './pt.ts';

const messages: Readonly<Record<Language, OnlineMessages>> = { en, pt };

/** What online play says, in the chosen language. */
export const tell = (): OnlineMessages => messages[language.value];

/** A refusal of the server as a sentence: ours where we have one, else the server's own. */
export const why = ({ code, message }: Problem): string => tell().problems[code] ?? message;
