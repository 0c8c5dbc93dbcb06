import { iconNames, ICONS, NO_ICON, type Box, type ProductionCard } from '../../../games/lata/index.ts';
import type { Language } from '../../../games/kernel/index.ts';
import { widthOf } from '../../paint.ts';

/** By good. */
export const CUBE_STYLES = ['white', 'red', 'yellow'] as const;

/** By colour of a production card. */
export const CARD_STYLES = { blue: 'blueBright', brown: 'red', yellow: 'yellow', green: 'green' } as const;

/** What a production card shows, from top to bottom. */
export const iconsOn = (box: Box, card: ProductionCard, language: Language): readonly string[] =>
  [box.icons[card * 2], box.icons[card * 2 + 1]]
    .filter(icon => icon !== NO_ICON)
    .map(icon => iconNames(language)[ICONS[icon]]);

const WIDTH = 80;

const fold = (texts: readonly string[], gap: string, indent: string, first: string): readonly string[] =>
  texts.reduce<readonly string[]>((lines, text) => {
    const last = lines.at(-1);
    if (last === undefined) return [`${first}${text}`];
    const longer = `${last}${gap}${text}`;
    return widthOf(longer) <= WIDTH ? [...lines.slice(0, -1), longer] : [...lines, `${indent}${text}`];
  }, []);

/** Texts one after the other, in as many lines as they need; the first line may be indented otherwise. */
export const wrap = (texts: readonly string[], indent: string, first = indent): readonly string[] =>
  fold(texts, '  ', indent, first);

/** A sentence in as many lines as it needs. */
export const wrapWords = (sentence: string): readonly string[] => fold(sentence.split(' '), ' ', '  ', '');
