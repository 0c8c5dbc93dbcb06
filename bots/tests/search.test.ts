import { describe, expect, it } from 'vitest';
import { cafe, type Cafe } from '../../games/cafe/index.ts';
import { expect as sure, Random, seedFrom } from '../../games/kernel/index.ts';
import { growTree, guided, iterations, newNode, wallClock } from '../index.ts';
import { bestLine, mostTried, someTried } from '../search/choice.ts';
import type { Node } from '../search/node.ts';

const tried = (visits: number, peak: number): Node<string> => ({ ...newNode<string>(0), visits, peak });

const rootOf = (...next: readonly [string, Node<string>][]): Node<string> => ({
  ...newNode<string>(0),
  next: new Map(next),
});

describe('the choice of a move', () => {
  const root = rootOf(['often', tried(50, 20)], ['lucky', tried(3, 26)], ['also', tried(9, 26)]);
  const legal = ['never', 'often', 'lucky', 'also'];

  it('is the move that was tried most often', () => expect(mostTried(root, legal)).toBe('often'));

  it('begins the best line for whoever can hold to it, and among equals is the one tried most often', () => {
    expect(bestLine(root, legal)).toBe('lucky');
    expect(bestLine(root, ['never', 'also', 'often'])).toBe('also');
    expect(bestLine(rootOf(['often', tried(5, 7)], ['seldom', tried(2, 7)]), ['seldom', 'often'])).toBe(
      'often',
    );
  });

  it('slips only to what was tried, and as often as it was', () => {
    const random = new Random(seedFrom('harbour'));
    const counts = new Map(legal.map(move => [move, 0]));
    for (let i = 0; i < 620; i++) {
      const move = someTried(root, legal, random);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect(counts.get('never')).toBe(0);
    // 500 of 620, within five standard deviations of about 10.
    expect(Math.abs((counts.get('often') ?? 0) - 500)).toBeLessThan(50);
  });
});

describe('a tree of Café', () => {
  const state = cafe.setup(sure(cafe.readOptions({}, 1)), 1, new Random(seedFrom('harbour')));
  state.step = 'act';
  state.acting = 1;
  state.actions[0] = 1;
  const done = cafe.legal(state, 0).find(({ kind }) => kind === 'done');
  if (done === undefined) throw new Error('Nobody can stop.');

  const grown = (change: Partial<typeof guided>): Node<Cafe['Move']> | undefined => {
    const root = newNode<Cafe['Move']>(0);
    const settings = { ...guided, ...change, clock: wallClock, budget: iterations(60) };
    const view = cafe.view(state, 0);
    growTree(cafe, view, 0, root, settings, settings.budget, new Random(seedFrom('mind')));
    return root.next.get(done);
  };

  it('ends with the round', () => {
    const last = grown({});
    expect(last?.visits).toBeGreaterThan(1);
    expect(last?.next.size).toBe(0);
  });

  it('goes on where others are in it, because they cannot be foreseen', () =>
    expect(grown({ apart: false })?.next.size).toBeGreaterThan(0));
});
