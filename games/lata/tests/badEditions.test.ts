import { describe, expect, it } from 'vitest';
import { expect as sure, problemOf } from '../../kernel/index.ts';
import { changed, lowest } from '../../kernel/testkit/index.ts';
import { readEdition } from '../edition.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { lataTitle } from '../index.ts';

type Path = readonly (string | number)[];

/** What is wrong, where, with which value, and the sentence that says so. */
const MISTAKES: readonly (readonly [mistake: string, path: Path, value: unknown, sentence: string])[] = [
  ['no object', [], 7, 'The value must be an object, not 7.'],
  ['another game', ['game'], 'garum', 'game must be one of lata, not "garum".'],
  ['a field too many', ['colour'], 'blue', 'there is no field "colour".'],
  [
    'an unknown provenance',
    ['market', 'provenance'],
    'dreamt',
    'market.provenance must be one of rulebook, derived, reconstructed, not "dreamt".',
  ],
  [
    '41 production cards',
    ['production', 'cards'],
    first.production.cards.slice(1),
    'production.cards must be a list of 42, not of 41.',
  ],
  [
    'an unknown icon',
    ['production', 'cards', 6, 'icons', 0],
    'tuna',
    'production.cards P07.icons[0] must be one of sardine, mackerel, tomato, oil, tinplate, trader, relabel, overtime, wholesaler, not "tuna".',
  ],
  [
    'three icons',
    ['production', 'cards', 41, 'icons'],
    ['oil', 'oil', 'oil'],
    'production.cards P42.icons: there must be 1 to 2, not 3.',
  ],
  [
    'no icon',
    ['production', 'cards', 0, 'icons'],
    [],
    'production.cards P01.icons: there must be 1 to 2, not 0.',
  ],
  [
    'a market for nothing',
    ['market', 'cards', 11, 'cost'],
    0,
    'market.cards M12.cost must be a whole number from 1 to 3, not 0.',
  ],
  [
    'a market that pays 3 $',
    ['market', 'cards', 11, 'pays'],
    3,
    'market.cards M12.pays must be a whole number from 1 to 2, not 3.',
  ],
  [
    'five slots',
    ['market', 'cards', 0, 'slots'],
    'SSSSS',
    'market.cards M01.slots: "SSSSS" is not 1 to 4 cubes, written with the letters S R Y.',
  ],
  [
    'a fourth colour of cubes',
    ['market', 'cards', 0, 'slots'],
    'SG',
    'market.cards M01.slots: "SG" is not 1 to 4 cubes, written with the letters S R Y.',
  ],
  [
    'a sixth nation',
    ['market', 'cards', 1, 'flags', 0],
    'ES',
    'market.cards M02.flags[0] must be one of PT, FR, US, AU, CL, not "ES".',
  ],
  ['no flag', ['market', 'cards', 1, 'flags'], [], 'market.cards M02.flags: there must be 1 to 2, not 0.'],
  [
    'a scoring card for 4 $',
    ['scoring', 'cards', 31, 'cost'],
    4,
    'scoring.cards S32.cost must be a whole number from 2 to 3, not 4.',
  ],
  [
    'points for every none',
    ['scoring', 'cards', 16, 'terms', 0, 'every'],
    0,
    'scoring.cards S17.terms[0].every must be a whole number from 1 to 9, not 0.',
  ],
  [
    'a starting card missing',
    ['scoring', 'starts', 'aveiro'],
    undefined,
    'scoring.starts.aveiro is missing: it must be a list.',
  ],
  ['four spaces', ['factory', 'costs'], [0, 0, 1, 2], 'factory.costs must be a list of 5, not of 4.'],
  [
    'one free space',
    ['factory', 'portimao'],
    [0, 1, 1, 2, 2],
    'factory.portimao: two spaces at least must be free, or a set could not be placed.',
  ],
  [
    '17 marked cards',
    ['twoPlayers', 'production'],
    first.twoPlayers.production.slice(1),
    'twoPlayers.production must be a list of 18, not of 17.',
  ],
  [
    'a card marked twice',
    ['twoPlayers', 'scoring', 0],
    'S05',
    'twoPlayers.scoring: no card can be marked twice.',
  ],
];

describe('bad editions', () => {
  it('the edition in the box is none of them', () => expect(readEdition(first).ok).toBe(true));

  it.each(MISTAKES)('are refused with a sentence that names the place: %s', (_, path, value, sentence) =>
    expect(problemOf(lataTitle.open(changed(first, path, value)))).toEqual({
      code: 'bad-edition',
      message: sentence,
    }),
  );

  it('an unknown measure is refused by the name of the card', () => {
    const problem = problemOf(
      lataTitle.open(changed(first, ['scoring', 'cards', 2, 'terms', 0, 'of'], 'pilchard')),
    );
    expect(problem?.message).toMatch(
      /^scoring\.cards S03\.terms\[0\]\.of must be one of card, .*, not "pilchard"\.$/,
    );
  });
});

describe('another edition', () => {
  it('[L-CMP-2] its spaces are the ones that are paid for', () => {
    const game = sure(lataTitle.open(changed(first, ['factory', 'costs'], [3, 0, 0, 5, 5])));
    const state = game.setup({ auction: 'open', money: '4', scenario: 'setubal' }, 2, lowest);
    for (const move of ['pass', 'take 2', 'place 1']) {
      const seat = state.order[state.turn];
      const wanted = game.text.parseMove(move);
      const found = game.legal(state, seat).find(legal => legal === wanted);
      expect(found).toBeDefined();
      if (found !== undefined) game.apply(state, seat, found, lowest);
    }
    expect(state.coins.toSorted((a, b) => a - b)).toEqual([1, 4]);
  });

  it('[L-END-3] its starting cards are the ones that score', () => {
    const game = sure(
      lataTitle.open(
        changed(first, ['scoring', 'starts', 'general'], [{ points: 2, every: 1, of: 'sardine' }]),
      ),
    );
    const state = game.setup({ auction: 'sealed', money: '4', scenario: 'setubal' }, 2, lowest);
    expect(game.scores(state).map(score => score.total)).toEqual([2, 2]);
    expect(game.text.part(game.scores(state)[0].parts[0], 'en')).toBe(
      'Starting card (2 VP for each sardine icon)',
    );
  });
});
