// Any line of resources against a second reading of the rules, written as one long list of icons.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodName } from '../components.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import type { State } from '../state.ts';
import { atLine, choices, decider, goods, play } from './table.ts';

interface Step {
  readonly card: number;
  readonly icon: string;
}

/** The icons of the line in the order they are reached. */
const walk = (names: readonly string[]): readonly Step[] =>
  names.flatMap((name, card) =>
    name === '' ? [] : first.production.cards[Number(name.slice(1)) - 1].icons.map(icon => ({ card, icon })),
  );

const PARTNER: Readonly<Record<string, readonly [partner: string, good: GoodName]>> = {
  sardine: ['tomato', 'red'],
  tomato: ['sardine', 'red'],
  mackerel: ['oil', 'yellow'],
  oil: ['mackerel', 'yellow'],
};

/** What can be made of the icon, with those that come after it. */
const makeable = ([now, ...later]: readonly Step[]): readonly GoodName[] => {
  const [partner, good] = PARTNER[now.icon];
  return [
    ...(now.icon === 'sardine' ? (['silver'] as const) : []),
    ...(later.some(({ icon }) => icon === partner) ? [good] : []),
  ];
};

/** Cards with resources only. */
const resource = fc.integer({ min: 1, max: 32 }).map(number => `P${String(number).padStart(2, '0')}`);
const lines = fc
  .uniqueArray(resource, { minLength: 1, maxLength: 5 })
  .chain(cards =>
    fc.shuffledSubarray([...cards, ...Array<string>(5 - cards.length).fill('')], { minLength: 5 }),
  );

/** Follows the walk with these wishes; at each stop the game must offer exactly what the walk says. Gives the end. */
const follow = (state: State, names: readonly string[], wishes: readonly number[]): unknown => {
  const steps = walk(names);
  const made = { silver: 0, red: 0, yellow: 0 };
  let points = state.points[0];
  let paidCard = -1;
  for (const [i, { card }] of steps.entries()) {
    const options = points > 0 || paidCard === card ? makeable(steps.slice(i)) : [];
    if (options.length === 0) continue;
    expect([state.step, decider(state), state.spot >> 1]).toEqual(['produce', 0, card]);
    expect(choices(state, 'make')).toEqual(options);
    const wish = options[wishes[i] - 1];
    if (wish !== undefined) {
      play(state, `make ${wish}`);
      if (paidCard !== card) points--;
      paidCard = card;
      made[wish]++;
    } else if (choices(state, 'skip').length > 0) play(state, 'skip');
    else {
      play(state, 'stop');
      break;
    }
  }
  expect(state.step === 'produce' && decider(state) === 0).toBe(false);
  return { made, points };
};

describe('any line of resources', () => {
  it('[L-PRD-1] [L-PRD-2] [L-PRD-3] [L-PRD-4] [L-PRD-5] stops, offers and charges as the rules say', () => {
    const wishes = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 9 }), wishes, (names, points, wanted) => {
        const state = atLine(points, ...names);
        const expected = follow(state, names, wanted);
        expect({ made: goods(state), points: state.points[0] }).toEqual(expected);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
