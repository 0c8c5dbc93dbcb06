// The edition in the box keeps to what is known of the game and to the limits within which the rest was designed.

import { describe, expect, it } from 'vitest';
import first from '../editions/cais-1.json' with { type: 'json' };

interface CardData {
  readonly rows: readonly string[];
  readonly star?: boolean;
  readonly shops?: readonly { readonly name: string; readonly wants: string; readonly value: number }[];
}

const plan: readonly CardData[] = Object.values(first.plan.cards);
const expresso: readonly CardData[] = Object.values(first.expresso.cards);
const squaresOf = ({ rows }: CardData): readonly string[] => rows.join(' ').split(' ');
const count = (cards: readonly CardData[], ...squares: readonly string[]): number =>
  cards.flatMap(squaresOf).filter(square => squares.includes(square)).length;
const shopsOf = (cards: readonly CardData[]) => cards.flatMap(card => card.shops ?? []);
const stars = plan.filter(card => card.star === true);
const others = plan.filter(card => card.star !== true);
const COLOURS = ['Y', 'B', 'G', 'R'];

describe('the first edition', () => {
  it('[C-CMP-2] says of every part where it comes from: nothing of it is printed in the rulebook', () => {
    for (const part of [first.plan, first.initial, first.expresso, first.ratings]) {
      expect(part.provenance).toBe('reconstructed');
      expect(part.note).not.toBe('');
    }
  });

  it('[C-CMP-2] 48 plan cards of six squares, 288 in all, 8 of them ★ cards', () => {
    expect(plan).toHaveLength(48);
    expect(plan.flatMap(squaresOf)).toHaveLength(288);
    expect(stars).toHaveLength(8);
  });

  it('[C-CMP-2] all plan cards are different, also when they are turned', () => {
    const looks = plan.map(card => {
      const squares = squaresOf(card).map(square =>
        square === 'shop' ? JSON.stringify(card.shops) : square,
      );
      return [squares.join(), squares.toReversed().join()].toSorted()[0];
    });
    expect(new Set(looks).size).toBe(48);
  });

  it('[C-CMP-3] beans are the most frequent squares, evenly over the colours', () =>
    expect(COLOURS.map(colour => count(plan, colour))).toEqual([28, 28, 28, 28]));

  it('[C-CMP-3] 40 dry squares, 40 roasters of which 8 with ★, 24 cups, 10 ships, 34 blanks', () => {
    expect(count(plan, 'dry')).toBe(40);
    expect(count(plan, 'roast', 'roast*')).toBe(40);
    expect(count(plan, 'roast*')).toBe(8);
    expect(count(plan, 'cup')).toBe(24);
    expect(count(plan, 'ship')).toBe(10);
    expect(count(plan, '.')).toBe(34);
  });

  it('[C-CMP-3] never two cups on a card', () =>
    expect(plan.filter(card => squaresOf(card).filter(square => square === 'cup').length > 1)).toEqual([]));

  it('[C-CMP-3] 12 shops of one square and 8 of two', () => {
    const sizes = plan.map(card => squaresOf(card).filter(square => square === 'shop').length);
    expect([1, 2].map(size => sizes.filter(other => other === size).length)).toEqual([12, 8]);
  });

  it('[C-CMP-3] larger shops want more and are worth more: three of one colour and one of another', () => {
    const large = plan.filter(card => count([card], 'shop') === 2).flatMap(card => card.shops ?? []);
    const small = plan.filter(card => count([card], 'shop') === 1).flatMap(card => card.shops ?? []);
    for (const { wants } of large)
      expect(COLOURS.map(colour => wants.split(colour).length - 1).toSorted((a, b) => a - b)).toEqual([
        0, 0, 1, 3,
      ]);
    for (const { wants } of small) expect(wants.length).toBeLessThanOrEqual(2);
    expect(Math.min(...large.map(({ value }) => value))).toBeGreaterThan(
      Math.max(...small.map(({ value }) => value)),
    );
  });

  it('[C-CMP-3] no colour is wanted more than another', () => {
    const wanted = shopsOf(plan)
      .map(({ wants }) => wants)
      .join('');
    expect(COLOURS.map(colour => wanted.split(colour).length - 1)).toEqual([13, 13, 13, 13]);
  });

  it('[C-SET-1] the ★ cards can leave without tilting the colours', () => {
    expect(COLOURS.map(colour => count(stars, colour))).toEqual([5, 5, 5, 5]);
    expect(COLOURS.map(colour => count(others, colour))).toEqual([23, 23, 23, 23]);
    const wanted = shopsOf(stars).map(({ wants }) => wants);
    expect(wanted.toSorted()).toEqual(['B', 'G', 'R', 'Y']);
  });

  it('[C-SET-1] nor the share of cups, dry squares and roasters', () => {
    // A sixth of the cards: a sixth of the squares, give or take one.
    for (const [squares, all] of [
      [['cup'], 24],
      [['dry'], 40],
      [['roast', 'roast*'], 40],
    ] as const)
      expect(Math.abs(count(stars, ...squares) - all / 6)).toBeLessThanOrEqual(1);
  });

  it('[C-CMP-3] every shop has a name of its own', () => {
    const names = shopsOf([...plan, ...expresso]).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[C-SET-2] the initial cards are one under a change of colours', () => {
    const faces = Object.values(first.initial.cards).map(({ rows }) => rows.join('/'));
    const next = (face: string): string => face.replace(/[YBGR]/g, colour => 'BGRY'['YBGR'.indexOf(colour)]);
    expect(faces.map(next)).toEqual([...faces.slice(1), faces[0]]);
  });

  it('[C-EXP-1] 8 cards of Expresso, one special square each, beans even over the colours', () => {
    expect(expresso).toHaveLength(8);
    for (const card of expresso) expect(count([card], 'expresso', 'lote', 'nata', 'plus')).toBe(1);
    expect(COLOURS.map(colour => count(expresso, colour))).toEqual([4, 4, 4, 4]);
  });
});
