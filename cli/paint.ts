import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Gives a text colours, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

export const inColour: Paint = (style, text) => styleText(style, text, { validateStream: false });
export const plain: Paint = (_, text) => text;

/** Colours are for people who look at a terminal and have not asked for none (no-color.org). */
export const choosePaint = (noColour: boolean): Paint =>
  noColour || (process.env.NO_COLOR ?? '') !== '' || !process.stdout.isTTY ? plain : inColour;

const ESCAPES = /\u001b\[[\d;]*m/g;

/** How many columns a text takes on screen. */
export const widthOf = (text: string): number => [...text.replaceAll(ESCAPES, '')].length;

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padFrom = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;
