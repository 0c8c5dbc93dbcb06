// The edition in the box keeps to what is known of the game and to the limits within which the rest was designed.

import { describe, expect, it } from 'vitest';
import { lata, boxOf } from '../index.ts';
import current from '../editions/cais-3.json' with { type: 'json' };
import { P } from './table.ts';

const box = boxOf(lata.edition);

const faces = current.production.cards.map(card => card.icons.join('/'));
const markets = current.market.cards;

const RESOURCES = ['sardine', 'mackerel', 'tomato', 'oil'];
const SYMBOLS = ['tinplate', 'trader', 'relabel', 'overtime', 'wholesaler'];

interface Mix {
  readonly colours: readonly number[];
  readonly resources: readonly number[];
  readonly sizes: readonly number[];
}

/** By colour (blue, brown, yellow, green), by resource, and by number of resources (two, one, none). */
const mixOf = (numbers: readonly number[]): Mix => {
  const icons = numbers.flatMap(card => current.production.cards[card].icons);
  const resourcesOn = (card: number): number =>
    current.production.cards[card].icons.filter(icon => RESOURCES.includes(icon)).length;
  return {
    colours: ['blue', 'brown', 'yellow', 'green'].map(
      colour => numbers.filter(card => box.colours[card] === colour).length,
    ),
    resources: RESOURCES.map(resource => icons.filter(icon => icon === resource).length),
    sizes: [2, 1, 0].map(size => numbers.filter(card => resourcesOn(card) === size).length),
  };
};

const ALL = [...current.production.cards.keys()];
const removed = current.twoPlayers.production.map(P);
const KEPT = ALL.filter(card => !removed.includes(card));

describe('the edition in the box', () => {
  it('[L-CMP-3] has the production deck that was planned', () => {
    expect(mixOf(ALL)).toEqual({
      colours: [14, 10, 8, 10],
      resources: [20, 9, 9, 17],
      sizes: [21, 13, 8],
    });
  });

  it.each(['sardine', 'oil', 'mackerel', 'mackerel/mackerel', 'tomato/mackerel', 'tomato/sardine'])(
    '[L-CMP-3] has the card that the rulebook shows: %s',
    face => expect(faces).toContain(face),
  );

  it('[L-CMP-3] has all five symbols, and tinplate more than once', () => {
    const counts = SYMBOLS.map(symbol => faces.filter(face => face.split('/').includes(symbol)).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(counts[0]).toBeGreaterThan(1);
  });

  it('[L-SET-1] keeps for two players what is as even as the whole', () => {
    expect(KEPT).toHaveLength(24);
    const whole = mixOf(ALL);
    const kept = mixOf(KEPT);
    for (const part of ['colours', 'resources', 'sizes'] as const)
      for (const [i, count] of kept[part].entries())
        expect(Math.abs(count - (whole[part][i] * 24) / 42)).toBeLessThan(1);
    for (const symbol of SYMBOLS)
      expect(KEPT.some(card => current.production.cards[card].icons.includes(symbol))).toBe(true);
  });

  it('[L-SET-1] removes scoring cards of every sort for two players', () => {
    // Fixed points, colours, icons, cubes, flags, action points and markets, spaces, discards: one each.
    const sorts = [
      [1, 2],
      [3, 9],
      [10, 14],
      [15, 17],
      [18, 20],
      [21, 24],
      [25, 28],
      [29, 32],
    ];
    const numbers = current.twoPlayers.scoring.map(name => Number(name.slice(1)));
    for (const [from, to] of sorts)
      expect(numbers.filter(number => number >= from && number <= to)).toHaveLength(1);
  });

  it('[L-SEL-1] has 17, 15 and 10 markets for 1, 2 and 3 action points', () =>
    expect([1, 2, 3].map(cost => markets.filter(card => card.cost === cost).length)).toEqual([17, 15, 10]));

  it('[L-SEL-2] shows each nation about equally often', () => {
    const flags = markets.flatMap(card => card.flags);
    const counts = ['PT', 'FR', 'US', 'AU', 'CL'].map(nation => flags.filter(flag => flag === nation).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('[L-SEL-1] has markets of one to four slots, of every colour and mixed', () => {
    expect(new Set(markets.map(card => card.slots.length))).toEqual(new Set([1, 2, 3, 4]));
    for (const cube of 'SRY')
      expect(markets.filter(card => card.slots.includes(cube)).length).toBeGreaterThan(14);
    expect(markets.filter(card => new Set(card.slots).size > 1).length).toBeGreaterThan(20);
  });

  it.each(
    markets.filter(({ cost }) => cost > 1).map(card => ({ ...card, name: `${card.cost} ${card.slots}` })),
  )('[L-SEL-1] a market above the cheapest pays 2 $, or shows two flags, or both: $name', ({ pays, flags }) =>
    expect(pays === 2 || flags.length === 2).toBe(true),
  );

  it('[L-SEL-1] some dearer markets pay 2 $, some show two flags, some do both, and no cheapest one does either', () => {
    const sortsOf = (isDear: boolean): ReadonlySet<string> =>
      new Set(
        markets
          .filter(({ cost }) => cost > 1 === isDear)
          .map(({ pays, flags }) => `${pays} $, ${flags.length} flags`),
      );
    expect(sortsOf(false)).toEqual(new Set(['1 $, 1 flags']));
    expect(sortsOf(true)).toEqual(new Set(['2 $, 1 flags', '1 $, 2 flags', '2 $, 2 flags']));
  });

  it('[L-SEL-2] has the Australian market with 2 red, and a Chilean one with silver and more', () => {
    expect(markets.some(card => card.slots === 'RR' && card.flags.includes('AU'))).toBe(true);
    expect(
      markets.some(card => card.flags.includes('CL') && card.slots.includes('S') && card.slots.length > 1),
    ).toBe(true);
  });

  it('says of every part where it comes from', () => {
    expect(current.factory.provenance).toBe('derived');
    expect(current.production.provenance).toBe('reconstructed');
    expect(current.market.provenance).toBe('reconstructed');
    expect(current.twoPlayers.provenance).toBe('reconstructed');
    expect(current.scoring.provenance).toBe('rulebook');
    const derived = current.scoring.cards.flatMap((card, i) =>
      card.provenance === 'derived' ? [i + 1] : [],
    );
    expect(derived).toEqual([9, 11, 14, 30]);
  });
});
