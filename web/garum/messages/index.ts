import type { Language } from '../../../games/kernel/index.ts';
import { en } from './en.ts';
import type { GarumMessages } from './messages.ts';
import { pt } from './pt.ts';

export type { GarumMessages } from './messages.ts';

export const garumMessages: Readonly<Record<Language, GarumMessages>> = { en, pt };
