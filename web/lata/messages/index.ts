import type { Language } from '../../../games/kernel/index.ts';
import { en } from './en.ts';
import type { LataMessages } from './messages.ts';
import { pt } from './pt.ts';

export type { LataMessages, Tins } from './messages.ts';

export const lataMessages: Readonly<Record<Language, LataMessages>> = { en, pt };
