import { describe, expect, it } from 'vitest';
import { expect as sure, problemOf } from '../../kernel/index.ts';
import { changed, lowest } from '../../kernel/testkit/index.ts';
import { readEdition } from '../edition.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { cafeTitle } from '../index.ts';

type Path = readonly (string | number)[];

const PLAN = ['plan', 'cards'] as const;
const SQUARES = 'Y B G R dry roast roast* cup ship shop shop2 .';

/** What is wrong, where, with which value, and the sentence that says so. */
const MISTAKES: readonly (readonly [mistake: string, path: Path, value: unknown, sentence: string])[] = [
  ['no object', [], 7, 'The value must be an object, not 7.'],
  ['another game', ['game'], 'lata', 'game must be one of cafe, not "lata".'],
  ['no title', ['title'], undefined, 'title is missing: it must be a text.'],
  ['a field too many', ['colour'], 'blue', 'there is no field "colour".'],
  [
    'an unknown provenance',
    ['plan', 'provenance'],
    'dreamt',
    'plan.provenance must be one of rulebook, derived, reconstructed, not "dreamt".',
  ],
  ['a card missing', [...PLAN, 'C7'], undefined, 'plan.cards: the card C7 is missing.'],
  [
    'a card too many',
    ['initial', 'cards', 'I5'],
    first.initial.cards.I1,
    'initial.cards: there is no card I5; they are I1 to I4.',
  ],
  [
    'an unknown square',
    [...PLAN, 'C2', 'rows', 1],
    'roast dry X',
    `plan.cards.C2.rows[1]: "roast dry X" is not a row of three squares, written with ${SQUARES} and blanks between.`,
  ],
  [
    'two squares in a row',
    [...PLAN, 'C2', 'rows', 0],
    'ship B',
    `plan.cards.C2.rows[0]: "ship B" is not a row of three squares, written with ${SQUARES} and blanks between.`,
  ],
  [
    'a square of Expresso on a plan card',
    [...PLAN, 'C2', 'rows', 0],
    'lote B R',
    `plan.cards.C2.rows[0]: "lote B R" is not a row of three squares, written with ${SQUARES} and blanks between.`,
  ],
  [
    'three rows',
    [...PLAN, 'C2', 'rows'],
    ['. . .', '. . .', '. . .'],
    'plan.cards.C2.rows must be a list of 2, not of 3.',
  ],
  ['an unclear star', [...PLAN, 'C2', 'star'], 'no', 'plan.cards.C2.star must be true or false, not "no".'],
  ['nine ★ cards', [...PLAN, 'C2', 'star'], true, 'plan.cards: 8 cards must carry the star, not 9.'],
  [
    'the same card twice',
    [...PLAN, 'C3'],
    { star: false, rows: ['R dry roast', 'R B ship'] }, // C2, turned half round
    'plan.cards.C3: it is the same as C2; all plan cards differ.',
  ],
  [
    'a shop that nothing is said about',
    [...PLAN, 'C1', 'shops'],
    [],
    'plan.cards.C1.shops: nothing is said about the square "shop".',
  ],
  [
    'a shop that is not on the card',
    [...PLAN, 'C2', 'shops'],
    [{ name: 'Nowhere', wants: 'Y', value: 3 }],
    'plan.cards.C2.rows: "shop" must be one square, or two that lie side by side.',
  ],
  [
    'a shop in two places',
    [...PLAN, 'C1', 'rows'],
    ['R shop .', 'shop dry roast'],
    'plan.cards.C1.rows: "shop" must be one square, or two that lie side by side.',
  ],
  [
    'a shop at the end of one row and the beginning of the next',
    [...PLAN, 'C1', 'rows'],
    ['R . shop', 'shop dry roast'],
    'plan.cards.C1.rows: "shop" must be one square, or two that lie side by side.',
  ],
  [
    'a shop that wants blue',
    [...PLAN, 'C1', 'shops', 0, 'wants'],
    'RX',
    'plan.cards.C1.shops[0].wants: "RX" is not what a shop wants, written like "YYYB" with Y B G R.',
  ],
  [
    'a shop that is worth nothing',
    [...PLAN, 'C1', 'shops', 0, 'value'],
    0,
    'plan.cards.C1.shops[0].value must be a whole number from 1 to 99, not 0.',
  ],
  [
    'an initial card without a cup',
    ['initial', 'cards', 'I3', 'rows', 0],
    'G Y R',
    'initial.cards.I3.rows: there must be exactly one cup on an initial card.',
  ],
  [
    'an initial card with two dry squares',
    ['initial', 'cards', 'I3', 'rows', 0],
    'dry cup R',
    'initial.cards.I3.rows: there must be exactly one dry on an initial card.',
  ],
  [
    'three Nata cards',
    ['expresso', 'cards', 'E1', 'rows', 0],
    'nata Y Y',
    'expresso.cards: 2 cards must have a square "expresso", not 1.',
  ],
  [
    'two kinds on one card',
    ['expresso', 'cards'],
    {
      ...first.expresso.cards,
      E1: { rows: ['expresso nata Y', 'dry . roast'] },
      E5: { rows: ['. . .', '. . .'] },
    },
    'expresso.cards.E1.rows: there must be one of the squares expresso, lote, nata, plus.',
  ],
  [
    'three limits of ratings',
    ['ratings', 'manual'],
    [1, 2, 3],
    'ratings.manual must be a list of 4, not of 3.',
  ],
  [
    'ratings that fall',
    ['ratings', 'table'],
    [10, 30, 20, 40],
    'ratings.table: every rating must need more points than the one before.',
  ],
];

describe('bad editions', () => {
  it('the edition in the box is none of them', () => expect(readEdition(first).ok).toBe(true));

  it.each(MISTAKES)(
    'are refused with a sentence that names the card and the field: %s',
    (_, path, value, sentence) =>
      expect(problemOf(cafeTitle.open(changed(first, path, value)))).toEqual({
        code: 'bad-edition',
        message: sentence,
      }),
  );
});

describe('another edition', () => {
  it('[C-CMP-3] a card may have two shops', () => {
    const card = {
      star: false,
      rows: ['shop shop2 shop2', 'cup . .'],
      shops: [
        { name: 'One', wants: 'Y', value: 2 },
        { name: 'Two', wants: 'BB', value: 7 },
      ],
    };
    const game = sure(cafeTitle.open(changed(first, [...PLAN, 'C1'], card)));
    const state = game.setup({ rules: 'manual', expresso: 'off', bidding: 'off' }, 1, lowest);
    for (const line of ['take C1 red', 'place k12 0']) {
      const move = game.text.parseMove(line);
      if (move !== undefined) game.apply(state, 0, move, lowest);
    }
    state.areas[0].cubes[3] = 1; // one yellow cube on k12
    state.areas[0].cubes[4] = 2 << 6; // two brown ones on l12
    expect(
      game.scores(state)[0].parts.flatMap(part => (part.kind === 'shop' ? [[part.name, part.points]] : [])),
    ).toEqual([
      ['One', 2],
      ['Two', 7],
    ]);
  });

  it('[C-SOL-1] its ratings are the ones that count', () => {
    const game = sure(cafeTitle.open(changed(first, ['ratings', 'manual'], [1, 2, 3, 4])));
    const state = game.setup({ rules: 'manual', expresso: 'off', bidding: 'off' }, 1, lowest);
    state.step = 'over';
    expect(game.text.rating?.(state, 'en')).toBe('Rating: Grand salon (4 of 5).'); // one cube of each colour: 3 points
    expect(game.text.rating?.(state, 'pt')).toBe('Classificação: Grande salão (4 de 5).');
  });
});
