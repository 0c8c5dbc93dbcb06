import type { Language, Text } from '../../games/kernel/index.ts';
import { language } from '../store/settings.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

const messages: Readonly<Record<Language, Messages>> = { en, pt };

/** The messages of the chosen language; whatever is drawn with them is drawn anew when it changes. */
export const say = (): Messages => messages[language.value];

/** One thing that is said, in every language. */
export const inAll = (pick: (words: Messages) => string): Text => ({ en: pick(en), pt: pick(pt) });

/** "Ana, Rui and Zé" */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value === 'pt' ? 'pt-PT' : 'en', { type: 'conjunction' }).format(names);
