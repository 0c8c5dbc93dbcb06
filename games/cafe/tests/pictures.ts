// Areas as pictures in text. A square is a word: Y B G R beans, + Plus, d dry, l Lote, o roaster, * ★ roaster, u cup,
// e Expresso, s ship, n Nata, . blank, and - where there is no cell. Cubes stand behind the square they lie on: Y1 is a
// bean square with its cube, +R a Plus square with a red one, dB3 a dry square with three brown ones.
// A shop of one square that wants yellow and brown is [YB], and [YB:Y] when it has the yellow one; the two squares of a
// larger one are <YYYG:Y and YYYG>. The left upper corner of a picture is the cell a1.

import type { Area } from '../area/area.ts';
import type { Box } from '../box.ts';
import { cellAt, columnOf, rowOf } from '../cells.ts';
import {
  BEAN,
  BLANK,
  CUP,
  DRY,
  EXPRESSO,
  LETTERS,
  LOTE,
  NATA,
  NO_SHOP,
  PLUS,
  ROAST,
  SHIP,
  SHOP,
  type Face,
  type Square,
} from '../components.ts';
import { countsOf, cubesOf, totalOf, type Cubes } from '../cubes.ts';

const WORDS: Readonly<Record<string, Square>> = {
  '+': PLUS,
  d: DRY,
  l: LOTE,
  o: ROAST,
  '*': ROAST,
  u: CUP,
  e: EXPRESSO,
  s: SHIP,
  n: NATA,
  '.': BLANK,
};

const lettersOf = (cubes: Cubes): string =>
  countsOf(cubes)
    .map((count, colour) => LETTERS[colour].repeat(count))
    .join('');

const cubesIn = (letters: string): Cubes =>
  cubesOf(LETTERS.map(letter => [...letters].filter(other => other === letter).length));

const findFace = (box: Box, what: string, fits: (face: Face) => boolean): Face => {
  const face = [...box.square.keys()].find(fits);
  if (face === undefined) throw new Error(`No card of the edition shows ${what}.`);
  return face;
};

/** A square of a shop with these wants; of the two squares of a larger one, the first or the last. */
const shopFace = (box: Box, wants: string, isLast: boolean, size: number): Face => {
  const isIt = (face: Face): boolean => {
    const shop = box.shop[face];
    return shop !== NO_SHOP && box.shops[shop].size === size && lettersOf(box.shops[shop].wants) === wants;
  };
  const first = findFace(box, `a shop of ${size} squares that wants ${wants}`, isIt);
  return isLast
    ? findFace(box, 'its other square', face => face !== first && box.shop[face] === box.shop[first])
    : first;
};

interface Drawn {
  readonly face: Face;
  readonly cubes: Cubes;
}

const readShop = (box: Box, word: string): Drawn | undefined => {
  const [, open, wants, held, close] = /^([[<]?)([YBGR]+)(?::([YBGR]+))?([\]>]?)$/.exec(word) ?? [];
  if (wants === undefined || (open === '' && close === '')) return undefined;
  return { face: shopFace(box, wants, open === '', open === '[' ? 1 : 2), cubes: cubesIn(held ?? '') };
};

const readBean = (box: Box, word: string): Drawn | undefined => {
  const [, letter, one] = /^([YBGR])(1?)$/.exec(word) ?? [];
  const colour = LETTERS.findIndex(known => known === letter);
  if (colour < 0) return undefined;
  const face = findFace(box, word, other => box.square[other] === BEAN && box.colour[other] === colour);
  return { face, cubes: one === '1' ? cubesIn(letter) : 0 };
};

const readSquare = (box: Box, word: string): Drawn => {
  const [, kind, letter, count] = /^([+dlo*uesn.])(?:([YBGR])(\d*))?$/.exec(word) ?? [];
  if (kind === undefined) throw new Error(`"${word}" is no square.`);
  const isStar = kind === '*' ? 1 : 0;
  const face = findFace(box, word, other => box.square[other] === WORDS[kind] && box.star[other] === isStar);
  return { face, cubes: letter === undefined ? 0 : cubesIn(letter.repeat(Number(count || 1))) };
};

const wordsOf = (picture: string): readonly (readonly string[])[] =>
  picture
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.split(/\s+/));

export const areaOf = (box: Box, picture: string): Area => {
  const area: Area = { cells: [], faces: [], cubes: [] };
  wordsOf(picture).forEach((words, row) =>
    words.forEach((word, column) => {
      if (word === '-') return;
      const { face, cubes } = readShop(box, word) ?? readBean(box, word) ?? readSquare(box, word);
      area.cells.push(cellAt(row, column));
      area.faces.push(face);
      area.cubes.push(cubes);
    }),
  );
  return area;
};

const shopWord = (box: Box, area: Area, index: number): string => {
  const shop = box.shop[area.faces[index]];
  const { wants, size } = box.shops[shop];
  const held = area.cubes[index] === 0 ? '' : `:${lettersOf(area.cubes[index])}`;
  const text = lettersOf(wants) + held;
  if (size === 1) return `[${text}]`;
  const isFirst = area.faces.findIndex(face => box.shop[face] === shop) === index;
  return isFirst ? `<${text}` : `${text}>`;
};

const wordAt = (box: Box, area: Area, index: number): string => {
  const face = area.faces[index];
  const cubes = area.cubes[index];
  const square = box.square[face];
  if (square === SHOP) return shopWord(box, area, index);
  if (square === BEAN) return `${LETTERS[box.colour[face]]}${cubes === 0 ? '' : totalOf(cubes)}`;
  const isStar = box.star[face] === 1;
  const kind =
    Object.entries(WORDS).find(([word, other]) => other === square && (word === '*') === isStar)?.[0] ?? '?';
  if (cubes === 0) return kind;
  return `${kind}${lettersOf(cubes)[0]}${totalOf(cubes) === 1 ? '' : totalOf(cubes)}`;
};

/** The picture in its plainest form, to be compared. */
export const tidy = (picture: string): string =>
  wordsOf(picture)
    .map(words => words.join(' ').replace(/( -)+$/, ''))
    .join('\n');

/** The picture of an area that does not reach over the edges of the ground. */
export const pictureOf = (box: Box, area: Area): string =>
  tidy(
    Array.from({ length: Math.max(...area.cells.map(rowOf)) + 1 }, (_, row) =>
      Array.from({ length: Math.max(...area.cells.map(columnOf)) + 1 }, (_cell, column) => {
        const index = area.cells.indexOf(cellAt(row, column));
        return index < 0 ? '-' : wordAt(box, area, index);
      }).join(' '),
    ).join('\n'),
  );
