import { describe, expect, it } from 'vitest';
import { highest, scripted } from '../../kernel/testkit/index.ts';
import { createMatch, expect as sure, seedFrom } from '../../kernel/index.ts';
import { countCards } from '../cards.ts';
import { PRODUCTION_DECK, type State } from '../state.ts';
import {
  alone,
  bidAll,
  build,
  choices,
  deal,
  deckNames,
  fromTo,
  goods,
  idle,
  isDiscarded,
  lata,
  legalLines,
  P,
  play,
  produce,
  salt,
  show,
  tokens,
} from './table.ts';

const names = (letter: string, numbers: readonly number[]): readonly string[] =>
  numbers.map(number => `${letter}${String(number).padStart(2, '0')}`);

const cardsIn = (state: State): number => countCards(state.decks, PRODUCTION_DECK);

const MARKED_PRODUCTION = [3, 5, 6, 8, 12, 13, 16, 18, 20, 22, 26, 28, 30, 32, 33, 35, 38, 42];
const MARKED_SCORING = [1, 5, 12, 16, 19, 23, 27, 30];

describe('components', () => {
  it('[L-CMP-1] cubes never run out: a line goes on producing whatever lies on the table', () => {
    const state = tokens(deal(2), 0, 1);
    salt(state, 0, 1000, 0, 0);
    salt(state, 1, 1000, 0, 0);
    produce(state);
    play(state, 'make silver');
    expect(goods(state).silver).toBe(1001);
  });

  it('[L-CMP-1] coins never run out either: the supply has no count', () => {
    const state = build(tokens(deal(2), 0, 1), 0, 'P00');
    state.coins[0] = 900;
    show(salt(state, 0, 1, 0, 0), 'M01');
    produce(state);
    play(state, 'stop', 'sell M01 1s');
    expect(state.coins[0]).toBe(901);
  });

  it('[L-CMP-2] the five spaces cost 0, 0, 1, 2 and 2 $', () => {
    const paid = fromTo(1, 5).map(space => {
      const state = deal(4);
      bidAll(state, 0, 0, 0, 0);
      const [seat] = state.order;
      play(state, 'take 3', `place ${space}`);
      return 4 - state.coins[seat];
    });
    expect(paid).toEqual([0, 0, 1, 2, 2]);
  });

  it('[L-CMP-2] action points go from 0 to 9', () => {
    const state = deal(2);
    expect(legalLines(state, 0)).toEqual(fromTo(0, 9).map(points => `bid ${points}`));
    bidAll(state, 9, 0);
    expect(state.points).toEqual([0, 9]);
  });

  it('[L-CMP-3] there are 42 production cards, 42 markets and 32 scoring cards', () => {
    const state = alone('setubal'); // nothing but the two displays of three has been drawn
    expect(deckNames(state, 'P')).toEqual(names('P', fromTo(1, 42)));
    expect(deckNames(state, 'M')).toEqual(names('M', fromTo(4, 42)));
    expect(deckNames(state, 'S')).toEqual(names('S', fromTo(4, 32)));
  });

  it('[L-CMP-3] everybody starts with a single sardine and a starting scoring card', () => {
    const state = deal(3);
    expect(state.tops.filter(card => card === P('P00'))).toHaveLength(3);
    expect(lata.scores(state).map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      ['start'],
      ['start'],
      ['start'],
    ]);
    const line = produce(deal(2));
    expect(choices(line, 'make')).toEqual(['silver']);
  });
});

describe('set-up', () => {
  it('[L-SET-1] two players: the 18 marked production cards and 8 marked scoring cards are out', () => {
    const state = deal(2);
    const seen = [
      ...deckNames(state, 'P'),
      ...names(
        'P',
        state.sets.filter(card => card >= 0).map(card => card + 1),
      ),
    ];
    expect(seen.toSorted()).toEqual(
      names(
        'P',
        fromTo(1, 42).filter(number => !MARKED_PRODUCTION.includes(number)),
      ),
    );
    const scoring = [
      ...deckNames(state, 'S'),
      ...names(
        'S',
        state.offers.map(card => card + 1),
      ),
    ];
    expect(scoring.toSorted()).toEqual(
      names(
        'S',
        fromTo(1, 32).filter(number => !MARKED_SCORING.includes(number)),
      ),
    );
  });

  it.each([
    [4, 42, 0],
    [3, 42, 6],
    [2, 24, 0],
  ])('[L-SET-1] %i players: of %i production cards %i are never seen', (players, cards, unseen) => {
    const state = deal(players);
    expect(cardsIn(state) + state.sets.filter(card => card >= 0).length).toBe(cards);
    idle(state, table => table.step === 'over');
    expect(cardsIn(state)).toBe(unseen);
  });

  it('[L-SET-1] three players: which six are never seen is up to chance', () => {
    // Drawn from the bottom of the list all the time, or from its top in the first round.
    const low = idle(deal(3), table => table.step === 'over');
    expect(deckNames(low, 'P')).toEqual(names('P', fromTo(37, 42)));
    const high = idle(deal(3, {}, highest), table => table.step === 'over');
    expect(deckNames(high, 'P')).toEqual(names('P', fromTo(31, 36)));
  });

  it('[L-SET-1] a draw takes any card of the deck, all equally likely', () => {
    const chance = scripted(0, 0, 0, 41, 0, 20);
    const state = deal(4, {}, chance);
    // Three picks shuffle four tokens; the first set is drawn out of 42 and 41 cards, the next out of 40.
    expect(chance.asked.slice(0, 6)).toEqual([4, 3, 2, 42, 41, 40]);
    expect(state.sets.slice(0, 3)).toEqual([P('P42'), P('P01'), P('P22')]);
  });

  it('[L-SET-2] the starting card lies in space 1, with 4 $ and a token each by chance', () => {
    const state = deal(4);
    for (const seat of fromTo(0, 3))
      expect(state.tops.slice(seat * 5, seat * 5 + 5)).toEqual([P('P00'), -1, -1, -1, -1]);
    expect(state.coins).toEqual([4, 4, 4, 4]);
    expect(deal(4, {}, highest).order).toEqual([0, 1, 2, 3]); // a shuffle that moves nothing
    expect(new Set(state.order)).toEqual(new Set([0, 1, 2, 3]));
    expect(state.order).not.toEqual([0, 1, 2, 3]);
  });

  it('[L-SET-3] with the option everybody starts with 3 $', () => {
    expect(deal(3, { money: '3' }).coins).toEqual([3, 3, 3]);
    const match = sure(createMatch(lata, { seats: 2, options: { money: '3' }, seed: seedFrom('coins') }));
    expect(match.state().coins).toEqual([3, 3]);
  });
});

describe('preparing a round', () => {
  it.each([
    [4, [2, 2, 1, 1, 1]],
    [3, [2, 2, 1, 1]],
    [2, [2, 1, 1]],
  ])('[L-RND-1] %i players: sets of %j', (players, sizes) => {
    const { sets } = deal(players);
    expect(
      fromTo(0, players).map(set => sets.slice(set * 2, set * 2 + 2).filter(card => card >= 0).length),
    ).toEqual(sizes);
  });

  it.each([2, 3, 4])('[L-RND-2] %i players: one market and one scoring card more than players', players => {
    const state = deal(players);
    expect(state.market).toHaveLength(players + 1);
    expect(state.offers).toHaveLength(players + 1);
  });

  it('[L-RND-2] displays that hold more are left alone, with the cubes on them', () => {
    const state = show(build(tokens(deal(2), 0, 1), 0, 'P00'), 'M08', 'M14', 'M18');
    salt(state, 0, 2, 0, 0);
    produce(state);
    play(state, 'stop', 'reveal', 'sell M08 1s', 'end', 'stop', 'end');
    expect(state.step).toBe('buy');
    expect(state.market).toHaveLength(4); // three, and one that was revealed
    expect([state.market[0], state.filled[0]]).toEqual([7, 1]);
    play(state, 'reveal', 'pass', 'pass');
    expect([state.round, state.step]).toEqual([1, 'bid']);
    expect([state.market[0], state.filled[0]]).toEqual([7, 1]);
    expect(state.market).toHaveLength(4);
    expect(state.offers).toHaveLength(4);
  });

  it('[L-RND-2] cards that were bought are made up for in the next round', () => {
    const state = tokens(deal(2), 0, 1);
    produce(state);
    idle(state, table => table.step === 'buy');
    play(state, choices(state, 'buy').map(name => `buy ${name}`)[0]);
    expect(state.offers).toHaveLength(2);
    play(state, 'pass');
    expect(state.offers).toHaveLength(3);
  });

  it('[L-RND-2] an empty deck stops the topping up', () => {
    const state = tokens(deal(2), 0, 1);
    state.decks.fill(0, 2); // markets and scoring cards
    show(state, 'M01');
    state.decks.fill(0, 2);
    produce(state);
    play(state, 'make silver', 'sell M01 1s');
    expect(state.market).toEqual([]);
    idle(state, table => table.round === 1);
    expect(state.market).toEqual([]);
    expect(state.offers).toHaveLength(3);
  });

  it('[L-RND-3] everybody has 9 action points again, and nothing is carried over', () => {
    const state = deal(3);
    bidAll(state, 3, 0, 7);
    expect(state.points).toEqual([6, 9, 2]);
    idle(state, table => table.round === 1);
    expect(state.points).toEqual([9, 9, 9]);
  });

  it('[L-SET-1] what nobody takes is discarded, one set a round', () => {
    const state = deal(4);
    const last = state.sets[8];
    bidAll(state, 0, 0, 0, 0);
    play(
      state,
      'take 1',
      'place 1',
      'place 2',
      'take 2',
      'place 1',
      'place 2',
      'take 3',
      'place 1',
      'take 4',
    );
    expect(isDiscarded(state, names('P', [last + 1])[0])).toBe(true);
    expect(state.sets).toEqual([]);
  });
});
