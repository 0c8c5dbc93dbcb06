import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { cardName, COLOURS } from '../components.ts';
import { deckSize } from '../deck.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { cafe } from '../index.ts';
import { pictureOf } from './pictures.ts';
import { box, deal, decider, fromTo, highest, passRound, scripted } from './table.ts';

const STARS = Object.entries(first.plan.cards).flatMap(([name, { star }]) => (star ? [name] : []));

/** Every card that was turned up in a whole match. */
const cardsOf = (state: State): readonly string[] => {
  const seen = new Set<number>();
  const look = (): void => state.market.forEach(card => seen.add(card));
  look();
  while (state.step !== 'over') {
    const [move] = cafe.legal(state, decider(state)).toReversed();
    cafe.apply(state, decider(state), move, highest, () => {});
    look();
  }
  return [...seen].map(cardName);
};

describe('components', () => {
  it.each([1, 2, 3, 4])('[C-CMP-1] there are 35 cubes of each colour, %i players', players => {
    const state = deal(players);
    COLOURS.forEach((_, colour) =>
      expect(state.supply[colour] + state.warehouse.filter((_count, i) => i % 4 === colour).length).toBe(35),
    );
  });

  it('[C-CMP-2] there are 48 plan cards, 8 of them with the star, and 4 initial cards', () => {
    expect(Object.keys(first.plan.cards)).toEqual(fromTo(1, 48).map(number => `C${number}`));
    expect(STARS).toHaveLength(8);
    expect(Object.keys(first.initial.cards)).toEqual(['I1', 'I2', 'I3', 'I4']);
  });
});

describe('set-up', () => {
  it.each([
    [4, 48, 6],
    [3, 40, 5],
    [2, 40, 4],
    [1, 40, 3],
  ])('[C-SET-1] with %i players the deck is drawn from %i cards, %i a round', (players, cards, aRound) => {
    const state = deal(players);
    expect(deckSize(state.deck) + state.market.length).toBe(cards);
    expect(cardsOf(state)).toHaveLength(8 * aRound);
  });

  it('[C-SET-1] with four players the deck comes out to the last card', () => {
    const state = deal(4);
    while (state.step !== 'over') passRound(state);
    expect(deckSize(state.deck)).toBe(0);
  });

  it.each([
    [3, 0],
    [2, 8],
    [1, 16],
  ])('[C-SET-1] with %i players no ★ card is seen, and %i others stay in the box', (players, unseen) => {
    const state = deal(players);
    expect(cardsOf(state).filter(name => STARS.includes(name))).toEqual([]);
    expect(deckSize(state.deck)).toBe(unseen);
  });

  it('[C-SET-1] a card is drawn when it is turned up: any of those that are left', () => {
    const chance = scripted(0, 0, 0, 6, 38, 0);
    const state = deal(2, {}, chance);
    // The master, two companies, then three cards out of 40, 39 and 38.
    expect(chance.asked).toEqual([2, 4, 3, 40, 39, 38]);
    expect(cardName(state.market[0])).toBe('C9'); // the seventh without the star: C7 and C8 carry it
  });

  it('[C-SET-2] everybody has one cube of each colour in the warehouse', () =>
    expect(deal(3).warehouse).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]));

  it.each([
    [0, 'Y u B\nd G o'],
    [1, 'B u G\nd R o'],
    [2, 'G u R\nd Y o'],
    [3, 'R u Y\nd B o'],
  ])('[C-SET-2] the initial card of company %i', (company, picture) => {
    const state = deal(1, {}, scripted(0, company));
    expect(state.companies).toEqual([company]);
    expect(pictureOf(box, { ...state.areas[0], cells: [0, 1, 2, 24, 25, 26] })).toBe(picture);
  });

  it('[C-SET-2] an initial card has exactly one cup, one dry square and one roaster', () => {
    for (const { rows } of Object.values(first.initial.cards))
      expect(
        rows
          .join(' ')
          .split(' ')
          .map(square => (/^[YBGR]$/.test(square) ? 'bean' : square))
          .toSorted(),
      ).toEqual(['bean', 'bean', 'bean', 'cup', 'dry', 'roast']);
  });

  it.each([0, 1, 2, 3])('[C-SET-2] a random player is master: %i', master => {
    const chance = scripted(master);
    expect(deal(4, {}, chance).master).toBe(master);
    expect(chance.asked[0]).toBe(4);
  });

  it('[C-SET-2] the companies are dealt by chance, a different one to each', () => {
    const chance = scripted(0, 3, 1, 0);
    expect(deal(3, {}, chance).companies).toEqual([3, 1, 0]);
    expect(chance.asked.slice(1, 4)).toEqual([4, 3, 2]);
  });
});
