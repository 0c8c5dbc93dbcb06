// What the knowledge of Café is worth, on small positions worked out by hand.

import { describe, expect, it } from 'vitest';
import { cafe, type Cafe, type RuleSet, type Switch } from '../../games/cafe/index.ts';
import { expect as sure, only, Random, seedFrom } from '../../games/kernel/index.ts';
import { bots, playOut } from '../index.ts';
import { warehouseWorth } from '../knowledge/cafe/demand.ts';
import { remembering } from '../knowledge/cafe/lately.ts';
import { costOfCube } from '../knowledge/cafe/works.ts';
import { knowledgeOf } from '../knowledge/index.ts';

type State = Cafe['State'];

const { appraise, expect: foretell } = knowledgeOf(cafe);

const deal = (seats: number, options: Readonly<Record<string, string>> = {}): State =>
  cafe.setup(sure(cafe.readOptions(options, seats)), seats, new Random(seedFrom('harbour')));

/** The legal moves of a seat as lines, the best-looking first. */
const preferred = (state: State, seat: number): readonly string[] => {
  const legal = cafe.legal(state, seat);
  const values = new Float64Array(legal.length);
  appraise(state, seat, legal, values);
  return legal
    .map((move, i) => ({ line: cafe.text.makeMove(move), value: values[i] }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ line }) => line);
};

/** A cube of yellow, as an area holds it. */
const YELLOW = 1;

/** Somebody alone who acts on the initial card, as printed: a bean, the cup, a bean / the dry square, a bean, the roaster. */
const acting = (round: number, actions: number, cubes: readonly number[]): State => {
  const state = deal(1);
  state.step = 'act';
  state.round = round;
  state.acting = 1;
  state.actions[0] = actions;
  cubes.forEach((cube, i) => {
    state.areas[0].cubes[i] = cube;
  });
  return state;
};

describe('what a warehouse of Café is worth', () => {
  it('is its two scarcest colours when no card is to be paid for any more', () => {
    expect(warehouseWorth(1, 1, 1, 1, 0)).toBe(3);
    expect(warehouseWorth(3, 1, 2, 5, 0)).toBe(4);
    expect(warehouseWorth(0, 4, 4, 4, 0)).toBe(4);
    expect(warehouseWorth(0, 0, 9, 9, 0)).toBe(0);
  });

  it('is more while its cubes can still pay for cards', () =>
    expect(warehouseWorth(0, 0, 1, 0, 3)).toBeGreaterThan(warehouseWorth(0, 0, 1, 0, 0)));
});

describe('the actions that a cube of Café takes', () => {
  it('are four by the manual when every square stands alone: produce, dry, roast, deliver', () =>
    expect(costOfCube('manual', 1, 1, 1, 1)).toBe(4));

  it('are shared by the cubes of larger groups', () =>
    // Half an action each to produce, dry and roast, and a quarter of a delivery.
    expect(costOfCube('manual', 2, 2, 2, 4)).toBe(1.75));

  it('are two each for two beans of one colour at the table, where a square takes both', () =>
    expect(costOfCube('table', 2, 1, 1, 1)).toBe(2));
});

describe('with actions of Café', () => {
  it('the last one of a match delivers what is roasted', () =>
    expect(preferred(acting(7, 1, [0, 0, 0, 0, 0, YELLOW]), 0)[0]).toBe('deliver'));

  it('the last one but one roasts what is dried', () =>
    expect(preferred(acting(7, 2, [0, 0, 0, YELLOW, 0, 0]), 0)[0]).toMatch(/^roast /));

  it('in the first round a grown bean is dried rather than another one grown', () =>
    expect(preferred(acting(0, 3, [YELLOW, 0, 0, 0, 0, 0]), 0)[0]).toMatch(/^dry /));

  it('nobody clears a square, which only loses a cube', () =>
    expect(preferred(acting(0, 1, [YELLOW, 0, 0, 0, 0, 0]), 0).at(-1)).toMatch(/^clear /));
});

describe('in the draft of Café', () => {
  it('a card is paid for with the colour that is most plentiful', () => {
    const state = deal(2);
    const [seat] = state.order;
    state.warehouse.splice(seat * 4, 4, 1, 1, 4, 1);
    // C13, with a cup.
    state.market.splice(0, 3, 12, 1, 4);
    const paid = preferred(state, seat).filter(line => line.startsWith('take C13'));
    expect(paid).toHaveLength(4);
    expect(paid[0]).toMatch(/ green$/);
  });

  it('nobody covers the only cup of the area without bringing another', () => {
    const state = deal(2);
    const [seat] = state.order;
    state.step = 'place';
    state.market.splice(0, 1);
    // C13, with a cup: two actions a round are better than one.
    state.taken = 12;
    const [best] = preferred(state, seat);
    const move = cafe.legal(state, seat).find(legal => cafe.text.makeMove(legal) === best);
    if (move === undefined) throw new Error(`"${best}" is not legal.`);
    const chance = new Random(seedFrom('harbour'));
    cafe.apply(state, seat, move, chance);
    const other = (seat + 1) % 2;
    cafe.apply(state, other, cafe.legal(state, other)[0], chance);
    cafe.apply(state, other, cafe.legal(state, other)[0], chance);
    expect(state.actions[seat]).toBe(2);
  });
});

describe('what seats of Café can expect', () => {
  it.each<[RuleSet, Switch]>([
    ['manual', 'off'],
    ['table', 'on'],
  ])('is at the end what they have scored: rules %s, Expresso %s', (rules, expresso) => {
    const points = new Float64Array(3);
    for (const seed of ['one', 'two', 'three']) {
      const chance = new Random(seedFrom(seed));
      const state = cafe.setup(sure(cafe.readOptions({ rules, expresso }, 3)), 3, chance);
      playOut(cafe, state, [bots.greedy, bots.greedy, bots.random], {
        chance,
        minds: new Random(seedFrom('minds')),
      });
      foretell(state, points);
      expect([...points]).toEqual(cafe.scores(state).map(({ total }) => total));
    }
  });
});

describe('what a seat of Café can expect in the middle of a round', () => {
  const points = new Float64Array(2);

  it('counts what its actions still bring', () => {
    // The last action delivers the yellow cube: one of each colour is 2 + 1, without yellow it were 0 + 1.
    const state = acting(7, 1, [0, 0, 0, 0, 0, YELLOW]);
    state.warehouse.splice(0, 4, 0, 1, 1, 1);
    foretell(state, points);
    expect(points[0]).toBe(3);
    state.actions[0] = 0;
    foretell(state, points);
    expect(points[0]).toBe(1);
  });

  it('leaves the match as it was', () => {
    const state = acting(3, 3, [YELLOW, 0, 0, YELLOW, 0, YELLOW]);
    const before = cafe.cloneState(state);
    foretell(state, points);
    expect(state).toEqual(before);
  });

  it('does not depend on what another seat does with its actions', () => {
    const state = deal(2);
    state.step = 'act';
    state.acting = 3;
    state.actions.splice(0, 2, 1, 1);
    foretell(state, points);
    const [first] = points;
    const [produce] = cafe.legal(state, 1);
    cafe.apply(state, 1, produce, new Random(seedFrom('harbour')));
    foretell(state, points);
    expect(points[0]).toBe(first);
  });

  it('is written for the seats that were asked about', () => {
    const state = deal(2);
    points.fill(-1);
    foretell(state, points, only(1));
    expect(points[0]).toBe(-1);
    expect(points[1]).toBeGreaterThan(0);
  });
});

describe('what was judged lately of Café', () => {
  it('is asked again only where something has changed that counts', () => {
    const asked: number[] = [];
    const judge = remembering((state, seat) => {
      asked.push(seat);
      return state.areas[seat].cubes[0] + state.warehouse[seat * 4];
    });
    const state = deal(2);
    expect(judge(state, 0)).toBe(1);
    expect(judge(cafe.cloneState(state), 0)).toBe(1);
    expect(asked).toEqual([0]);
    state.areas[0].cubes[0] = YELLOW;
    expect(judge(state, 0)).toBe(2);
    state.warehouse[0] = 4;
    expect(judge(state, 0)).toBe(5);
    expect(asked).toEqual([0, 0, 0]);
  });
});

describe('the greedy bot', () => {
  it.each(['manual', 'table'])('beats three random ones by far in a match of Café, rules %s', rules => {
    const chance = new Random(seedFrom('harbour'));
    const state = cafe.setup(sure(cafe.readOptions({ rules }, 4)), 4, chance);
    const { greedy, random } = bots;
    playOut(cafe, state, [greedy, random, random, random], { chance, minds: new Random(seedFrom('minds')) });
    const [own, ...others] = cafe.scores(state).map(({ total }) => total);
    expect(own).toBeGreaterThan(Math.max(...others) + 5);
  });
});
