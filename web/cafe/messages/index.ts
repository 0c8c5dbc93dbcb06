import type { Language } from '../../../games/kernel/index.ts';
import { en } from './en.ts';
import type { CafeMessages } from './messages.ts';
import { pt } from './pt.ts';

export type { CafeMessages } from './messages.ts';

export const cafeMessages: Readonly<Record<Language, CafeMessages>> = { en, pt };
