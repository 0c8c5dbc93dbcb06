import { computed, effect, signal } from '@preact/signals';
import {
  fields,
  LANGUAGES,
  oneOf,
  optional,
  parseJson,
  readJson,
  truth,
  type Language,
} from '../../games/kernel/index.ts';
import { note, recall } from './notes.ts';

export const TONGUES = ['auto', ...LANGUAGES] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'off'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;

export interface Settings {
  readonly language: (typeof TONGUES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long the turn of a bot stands before the next follows. */
  readonly pace: (typeof PACES)[number];
  /** Whether a finished turn waits for a last word. */
  readonly confirm: boolean;
}

const STANDARD: Settings = { language: 'auto', theme: 'auto', motion: 'auto', pace: 'calm', confirm: true };
const KEY = 'cais settings';

const readSettings = fields({
  language: optional(oneOf(TONGUES)),
  theme: optional(oneOf(THEMES)),
  motion: optional(oneOf(MOTIONS)),
  pace: optional(oneOf(PACES)),
  confirm: optional(truth),
});

// Not in IndexedDB like the matches: language and theme are needed before anything is drawn.
const load = (): Settings => {
  const parsed = parseJson(recall(KEY) ?? '{}', 'bad-settings');
  const read = parsed.ok ? readJson(readSettings, parsed.value, 'bad-settings') : parsed;
  return read.ok ? { ...STANDARD, ...(read.value as Partial<Settings>) } : STANDARD;
};

export const settings = signal<Settings>(load());

export const change = (changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
  note(KEY, JSON.stringify(settings.value));
};

/** The first language of the browser that we speak. */
const browserLanguage = (): Language =>
  LANGUAGES.find(known => known === navigator.languages.map(tag => tag.slice(0, 2)).find(isKnown)) ?? 'en';
const isKnown = (tag: string): boolean => LANGUAGES.some(known => known === tag);

export const language = computed<Language>(() =>
  settings.value.language === 'auto' ? browserLanguage() : settings.value.language,
);

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const moves = (): boolean => settings.value.motion === 'auto' && !lessMotion.matches;

effect(() => {
  const { theme, motion } = settings.value;
  const root = document.documentElement;
  root.lang = language.value === 'pt' ? 'pt-PT' : 'en';
  root.dataset.theme = theme;
  root.dataset.motion = motion;
});
