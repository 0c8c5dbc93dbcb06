import { describe, expect, it } from 'vitest';
import { listCards } from '../cards.ts';
import { SCENARIOS, type Scenario } from '../components.ts';
import { ratingOf } from '../index.ts';
import type { State } from '../state.ts';
import {
  alone,
  atLine,
  build,
  choices,
  deckNames,
  fromTo,
  goods,
  idle,
  isDiscarded,
  lata,
  legalLines,
  M,
  offer,
  own,
  P,
  play,
  produce,
  salt,
  shop,
  show,
} from './table.ts';

const BY_MARKER: readonly Scenario[] = ['setubal', 'portimao', 'aveiro'];

/** A single player who may place the marker: in Aveiro the first card is chosen. */
const ready = (scenario: Scenario): State => {
  const state = alone(scenario);
  if (scenario === 'aveiro') play(state, 'choose P42');
  return state;
};

describe('alone', () => {
  it.each(SCENARIOS)(
    '[L-SOL-1] %s: whole decks, three markets, three scoring cards, no auction',
    scenario => {
      const state = ready(scenario);
      expect(deckNames(state, 'P').length).toBe(scenario === 'aveiro' ? 41 : 42);
      expect([state.market.length, state.offers.length]).toEqual([3, 3]);
      expect(deckNames(state, 'M')).toHaveLength(39);
      expect(deckNames(state, 'S')).toHaveLength(29);
      expect(state.tops[0]).toBe(P('P00'));
      expect(state.coins).toEqual([scenario === 'portimao' ? 0 : 4]);
      expect(state.step).toBe('marker');
    },
  );

  it('[L-SOL-1] both displays are topped up to three', () => {
    const state = show(salt(build(alone('setubal'), 0, ''), 0, 2, 0, 0), 'M01', 'M02', 'M33');
    produce(state);
    play(state, 'sell M01 1s', 'sell M02 1s', 'end');
    expect(state.market).toHaveLength(3);
    play(state, `buy ${choices(state, 'buy')[0]}`);
    expect([state.round, state.offers.length, state.market.length]).toEqual([1, 3, 3]);
  });

  it.each(BY_MARKER)('[L-SOL-2] %s: with 9 two cards are revealed, and both are placed', scenario => {
    const state = ready(scenario);
    expect(choices(state, 'marker')).toEqual(fromTo(0, 9).map(String));
    play(state, 'marker 9');
    expect([state.step, state.hand]).toEqual(['place', [P('P01'), P('P02')]]);
    expect(state.points).toEqual([9]);
  });

  it.each([
    [8, 3],
    [5, 6],
    [0, 11],
  ])('[L-SOL-2] with %i action points %i cards are revealed, and exactly two kept', (points, shown) => {
    const state = alone('setubal');
    play(state, `marker ${points}`);
    expect(state.points).toEqual([points]);
    expect(state.sets.filter(card => card >= 0)).toHaveLength(shown);
    expect(choices(state, 'keep')).toHaveLength((shown * (shown - 1)) / 2);
    play(state, 'keep 1 3');
    expect(state.hand).toEqual([P('P01'), P('P03')]);
    expect(listCards(state.discard, 0)).toHaveLength(shown - 2);
    expect(isDiscarded(state, 'P02')).toBe(true);
    play(state, 'place 1', 'place 2');
    expect(state.tops.slice(0, 2)).toEqual([P('P01'), P('P03')]);
  });

  it('[L-SOL-2] never so many that a later round could not have its two cards', () => {
    const state = alone('setubal');
    const lowest = (): number => Math.min(...choices(state, 'marker').map(Number));
    const seen = fromTo(0, 5).map(round => {
      const least = lowest();
      play(state, `marker ${least}`);
      idle(state, table => table.round > round);
      return least;
    });
    // 42, 31 and 20 cards allow eleven each; 9 allow five and keep 2 × 2; then 4 allow two, and 2 two.
    expect(seen).toEqual([0, 0, 0, 6, 9, 9]);
    expect(deckNames(state, 'P')).toEqual([]);
  });

  it.each(SCENARIOS)('[L-SOL-3] %s: once a round 1 action point replaces one to three markets', scenario => {
    const state = show(build(ready(scenario), 0, ''), 'M10', 'M20', 'M30');
    produce(state);
    expect(choices(state, 'replace')).toEqual([
      'M10',
      'M10 M20',
      'M10 M20 M30',
      'M10 M30',
      'M20',
      'M20 M30',
      'M30',
    ]);
    play(state, 'replace M10 M30');
    expect(state.points).toEqual([8]);
    expect(state.market).toEqual([M('M20'), M('M01'), M('M02')]);
    expect(choices(state, 'replace')).toEqual([]);
    expect(legalLines(state)).toContain('reveal');
  });

  it('[L-SOL-3] a market that holds cubes stays', () => {
    const state = show(build(alone('setubal'), 0, ''), 'M10 1s', 'M20', 'M30');
    produce(state);
    expect(choices(state, 'replace')).toEqual(['M20', 'M20 M30', 'M30']);
    const full = show(build(alone('setubal'), 0, ''), 'M10 1s', 'M18 1s', 'M33 1s');
    expect(choices(produce(full), 'replace')).toEqual([]);
  });

  it('[L-SOL-3] the old ones go under the deck and come up after the rest, the first one first', () => {
    const state = show(build(alone('setubal'), 0, ''), 'M10', 'M20', 'M30');
    state.decks[2] = 0b1; // of the deck only M01 is left
    state.decks[3] = 0;
    produce(state);
    play(state, 'replace M20 M30');
    expect(state.market).toEqual([M('M10'), M('M01'), M('M20')]);
    expect(state.under).toEqual([M('M30')]);
    play(state, 'reveal');
    expect(state.market).toEqual([M('M10'), M('M01'), M('M20'), M('M30')]);
    expect(state.under).toEqual([]);
  });

  it('[L-SOL-3] while producing too, and only once in both', () => {
    const state = produce(build(alone('setubal'), 0, 'P01'));
    expect([state.step, choices(state, 'replace').length]).toEqual(['produce', 7]);
    play(state, 'replace M01', 'make silver');
    expect(choices(state, 'replace')).toEqual([]);
  });

  it('[L-SOL-3] not with more than one player', () =>
    expect(choices(atLine(9, 'P01'), 'replace')).toEqual([]));

  it.each(SCENARIOS)('[L-SOL-4] %s: once a round 1 $ reveals one to three scoring cards', scenario => {
    for (const count of [1, 2, 3]) {
      const state = ready(scenario);
      state.coins[0] = 4;
      shop(offer(state, 'S02', 'S03', 'S04'));
      expect(choices(state, 'reveal')).toEqual(['', '2', '3']);
      play(state, count === 1 ? 'reveal' : `reveal ${count}`);
      expect([state.coins[0], state.offers.length]).toEqual([3, 3 + count]);
      expect(choices(state, 'reveal')).toEqual([]);
    }
  });

  it('[L-SOL-4] no more than the deck has', () => {
    const state = alone('setubal');
    state.decks[4] = 0b11000;
    state.decks[5] = 0;
    shop(state);
    expect(choices(state, 'reveal')).toEqual(['', '2']);
  });

  it('[L-SOL-5] Setúbal: the usual starting card', () =>
    expect(lata.scores(own(alone('setubal'), 0, 'M33', 'M01'))[0].total).toBe(4));

  it('[L-SOL-6] Portimão: no money at first, and the spaces cost 0, 0, 0, 1 and 2 $', () => {
    const state = alone('portimao');
    play(state, 'marker 9');
    expect(legalLines(state)).toEqual(['place 1', 'place 2', 'place 3']);
    state.coins[0] = 3;
    play(state, 'place 4');
    expect(state.coins).toEqual([2]);
    play(state, 'place 5');
    expect(state.coins).toEqual([0]);
  });

  it('[L-SOL-6] Portimão: 1 point for each coin left, none for flags', () => {
    const state = own(alone('portimao'), 0, 'M33');
    expect(lata.scores(state)[0].total).toBe(0);
    state.coins[0] = 7;
    expect(lata.scores(state)[0].total).toBe(7);
  });

  it('[L-SOL-7] Aveiro: any production card of the deck for space 2, with the displays open', () => {
    const state = alone('aveiro');
    expect(choices(state, 'choose')).toHaveLength(42);
    expect([state.market.length, state.offers.length]).toEqual([3, 3]);
    play(state, 'choose P20');
    expect(state.tops.slice(0, 3)).toEqual([P('P00'), P('P20'), -1]);
    expect(deckNames(state, 'P')).not.toContain('P20');
    expect(state.coins).toEqual([4]); // space 2 is free anyway
  });

  it('[L-SOL-7] Aveiro: cubes of every colour go to salt', () => {
    const state = build(ready('aveiro'), 0, 'P17', 'P20');
    produce(state);
    play(state, 'make red', 'make yellow', 'end');
    expect(state.step).toBe('buy');
    expect(goods(state)).toEqual({ silver: 0, red: 1, yellow: 1 });
    expect(state.salt).toEqual([0, 1, 1]);
  });

  it.each(['setubal', 'portimao', 'matosinhos'] as const)(
    '[L-SEL-5] %s: red and yellow cubes are lost, as at a full table',
    scenario => {
      const state = build(alone(scenario), 0, 'P17', 'P20');
      produce(state);
      play(state, 'make red', 'make yellow', 'end');
      expect(goods(state)).toEqual({ silver: 0, red: 0, yellow: 0 });
    },
  );

  it.each([
    [[], [0, 0, 0], ['M18', 'M08', 'M33'], 0],
    [['M33'], [0, 0, 0], ['M18', 'M08', 'M40'], 1], // four cube icons
    [['M33'], [1, 1, 0], ['M18', 'M08', 'M40'], 2],
    [['M33'], [1, 1, 0], ['M18 2s', 'M08', 'M40 1y'], 3], // 4 + 2 + 3 = 9
    [['M33', 'M34', 'M01'], [2, 1, 1], ['M18 1s', 'M08', 'M40'], 4], // 9 + 4 + 1 = 14
  ])('[L-SOL-7] Aveiro: %j own, %j in salt, %j on display give %i', (markets, cubes, display, points) => {
    const state = salt(show(ready('aveiro'), ...display), 0, ...cubes);
    expect(lata.scores(own(state, 0, ...markets))[0].total).toBe(points);
  });

  it('[L-SOL-8] Matosinhos: 2 points for each flag and 2 for each pair of one nation', () => {
    expect(lata.scores(own(alone('matosinhos'), 0, 'M01'))[0].total).toBe(2);
    expect(lata.scores(own(alone('matosinhos'), 0, 'M33', 'M01'))[0].total).toBe(8);
  });

  it('[L-SOL-8] Matosinhos: the marker begins at 9, 7 or 5', () =>
    expect(choices(alone('matosinhos'), 'marker')).toEqual(['5', '7', '9']));

  it('[L-SOL-8] Matosinhos at 9: two cards, both placed', () => {
    const state = alone('matosinhos');
    play(state, 'marker 9');
    expect([state.step, state.hand]).toEqual(['place', [P('P01'), P('P02')]]);
    expect(legalLines(state)).not.toContain('discard');
  });

  it.each([7, 5])('[L-SOL-8] Matosinhos at %i: two sets of two, one is kept', points => {
    const state = alone('matosinhos');
    play(state, `marker ${points}`);
    expect(choices(state, 'take')).toEqual(['1', '2']);
    play(state, 'take 2');
    expect(state.hand).toEqual([P('P03'), P('P04')]);
    expect(listCards(state.discard, 0)).toEqual([P('P01'), P('P02')]);
    expect(legalLines(state).includes('discard')).toBe(points === 5);
  });

  it('[L-SOL-8] Matosinhos at 5: one card of the set may be discarded, either of them, not both', () => {
    const first = alone('matosinhos');
    play(first, 'marker 5', 'take 1', 'discard');
    expect(legalLines(first)).not.toContain('discard');
    expect(isDiscarded(first, 'P01')).toBe(true);
    play(first, 'place 2');
    expect([first.step, first.tops[1]]).toEqual(['produce', P('P02')]);
    const second = alone('matosinhos');
    play(second, 'marker 5', 'take 1', 'place 2', 'discard');
    expect([second.step, second.tops[1], isDiscarded(second, 'P02')]).toEqual(['produce', P('P01'), true]);
  });

  it.each([
    [0, 'regular'],
    [15, 'regular'],
    [16, 'cooking-oil'],
    [30, 'cooking-oil'],
    [31, 'olive-oil'],
    [45, 'olive-oil'],
    [46, 'gourmet'],
    [60, 'gourmet'],
    [61, 'own-factory'],
    [120, 'own-factory'],
  ])('[L-SOL-9] %i points are rated %s', (points, rating) => expect(ratingOf(points)).toBe(rating));

  it('[L-SOL-9] the rating is said in both languages, to a single player only', () => {
    const state = own(alone('setubal'), 0, 'S01', 'S02', 'M33', 'M01'); // 5 + 7 + 4
    expect(lata.text.rating?.(state, 'en')).toBe('Rating: tinned fish in cooking oil.');
    expect(lata.text.rating?.(state, 'pt')).toBe('Classificação: conserva de peixe em óleo.');
    const together = lata.setup({ auction: 'sealed', money: '4', scenario: 'setubal' }, 2, {
      pick: () => 0,
      reveal: () => {},
    });
    expect(lata.text.rating?.(together, 'en')).toBeUndefined();
  });
});
