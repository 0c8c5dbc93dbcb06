import { describe, expect, it } from 'vitest';
import { listSeats, noChance } from '../../kernel/index.ts';
import { bidAll, deal, decider, fromTo, idle, lata, legalLines, play, playAs, tokens } from './table.ts';

describe('sealed bids', () => {
  it('[L-BID-1] everybody bids at once, 0 to 9 action points', () => {
    const state = deal(4);
    expect(listSeats(lata.pending(state))).toEqual([0, 1, 2, 3]);
    for (const seat of fromTo(0, 3))
      expect(legalLines(state, seat)).toEqual(fromTo(0, 9).map(points => `bid ${points}`));
    playAs(state, 2, 'bid 5');
    expect(listSeats(lata.pending(state))).toEqual([0, 1, 3]);
  });

  it('[L-BID-1] a bid can be changed to another one until the last is in', () => {
    const state = deal(3);
    playAs(state, 0, 'bid 9');
    expect(legalLines(state, 0)).toEqual(fromTo(0, 8).map(points => `bid ${points}`));
    playAs(state, 1, 'bid 4');
    playAs(state, 0, 'bid 1');
    playAs(state, 2, 'bid 3');
    expect(state.points).toEqual([8, 5, 6]);
    expect(state.order).toEqual([1, 2, 0]);
  });

  it('[L-BID-1] nothing is spent and nothing shown before the last bid', () => {
    const [low, high] = ['bid 0', 'bid 9'].map(bid => {
      const state = deal(3);
      playAs(state, 0, 'bid 3');
      playAs(state, 1, bid);
      return state;
    });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify(lata.view(low, viewer))).toBe(JSON.stringify(lata.view(high, viewer)));
      expect(lata.view(low, viewer).points).toEqual([9, 9, 9]);
    }
    expect(lata.view(low, 0).bids).toEqual([3, null, null]);
    expect(lata.view(low, 'spectator').bids).toEqual([null, null, null]);
  });

  it('[L-BID-1] others are told that a bid was made, not which, and nothing of a change of mind', () => {
    const state = deal(2);
    const [first] = playAs(state, 0, 'bid 7');
    const [change] = playAs(state, 0, 'bid 2');
    expect(lata.witness(first, 0)).toEqual({ kind: 'bid', seat: 0, points: 7, first: true });
    expect(lata.witness(first, 1)).toEqual({ kind: 'bid', seat: 0, points: null, first: true });
    expect(lata.witness(change, 0)).toEqual({ kind: 'bid', seat: 0, points: 2, first: false });
    expect(lata.witness(change, 1)).toBeUndefined();
    expect(lata.witness(change, 'spectator')).toBeUndefined();
  });

  it('[L-BID-1] the last bid needs the referee, who shows all of them together', () => {
    const state = deal(2);
    playAs(state, 0, 'bid 7');
    const view = lata.view(state, 1);
    expect(() => lata.apply(view, 1, { kind: 'bid', points: 2 }, noChance)).toThrow('needs the referee');
    expect(playAs(state, 1, 'bid 2')).toContainEqual({ kind: 'bids', bids: [7, 2] });
    expect(state.points).toEqual([2, 7]);
  });

  it('[L-BID-2] the highest bid goes first, and so on down', () => {
    const state = tokens(deal(4), 3, 2, 1, 0);
    bidAll(state, 2, 9, 0, 5);
    expect(state.order).toEqual([1, 3, 0, 2]);
    expect(decider(state)).toBe(1);
  });

  it.each([
    [
      [0, 1, 2, 3],
      [3, 3, 3, 3],
      [3, 2, 1, 0],
    ],
    [
      [2, 0, 3, 1],
      [0, 0, 0, 0],
      [1, 3, 0, 2],
    ],
    [
      [2, 0, 3, 1],
      [4, 6, 4, 6],
      [1, 3, 0, 2],
    ],
    [
      [1, 3, 0, 2],
      [5, 5, 0, 5],
      [0, 3, 1, 2],
    ],
  ])('[L-BID-2] tokens %j, bids %j: equal bids go by the higher old token: %j', (before, bids, after) => {
    const state = tokens(deal(4), ...before);
    // With bids 4 6 4 6: seats 1 (token 4) and 3 (token 3) tie for 6, seats 0 (token 2) and 2 (token 1) for 4.
    bidAll(state, ...bids);
    expect(state.order).toEqual(after);
  });

  it('[L-BID-2] the order holds for the phases B, C and D, and the tokens for the next auction', () => {
    const state = deal(3);
    bidAll(state, 1, 0, 2);
    const seen: [string, number][] = [];
    idle(state, table => {
      const now: [string, number] = [table.step, table.step === 'bid' ? -1 : decider(table)];
      if (seen.at(-1)?.join() !== now.join()) seen.push(now);
      return table.round === 1;
    });
    const seatsIn = (...steps: readonly string[]): readonly number[] => [
      ...new Set(seen.filter(([step]) => steps.includes(step)).map(([, seat]) => seat)),
    ];
    expect(seatsIn('take', 'place')).toEqual([2, 0, 1]);
    expect(seatsIn('produce', 'sell')).toEqual([2, 0, 1]);
    expect(seatsIn('buy')).toEqual([2, 0, 1]);
    expect(state.order).toEqual([2, 0, 1]);
    bidAll(state, 4, 4, 4); // token 3 is seat 1's
    expect(state.order).toEqual([1, 0, 2]);
  });
});

describe('open auction', () => {
  const open = (...order: readonly number[]) => tokens(deal(order.length, { auction: 'open' }), ...order);

  it('[L-BID-3] token 1 begins; each stays in for an action point or passes, in the order of the tokens', () => {
    const state = open(2, 0, 1);
    expect(decider(state)).toBe(2);
    expect(legalLines(state)).toEqual(['stay', 'pass']);
    expect(lata.legal(state, 0)).toEqual([]);
    play(state, 'stay');
    expect(state.points).toEqual([9, 9, 8]);
    expect(decider(state)).toBe(0);
    play(state, 'stay');
    expect(decider(state)).toBe(1);
  });

  it('[L-BID-3] who passes takes the highest token left, round and round', () => {
    const state = open(2, 0, 1, 3);
    play(state, 'stay', 'pass', 'stay', 'stay'); // seat 0 leaves with token 4
    expect(decider(state)).toBe(2);
    play(state, 'stay', 'pass'); // seat 1 leaves with token 3
    expect(decider(state)).toBe(3);
    play(state, 'pass'); // seat 3 leaves with token 2
    expect(state.order).toEqual([2, 3, 1, 0]);
    expect(state.points).toEqual([9, 8, 7, 8]);
    expect([state.step, decider(state)]).toEqual(['take', 2]);
  });

  it('[L-BID-3] the last one left takes token 1 without paying again', () => {
    const state = open(0, 1, 2);
    const events = play(state, 'pass', 'pass');
    expect(state.order).toEqual([2, 1, 0]);
    expect(state.points).toEqual([9, 9, 9]);
    expect(events).toEqual([
      { kind: 'left', seat: 0, token: 2 },
      { kind: 'left', seat: 1, token: 1 },
      { kind: 'order', order: [2, 1, 0] },
    ]);
  });

  it('[L-BID-3] without action points one can only pass', () => {
    const state = open(0, 1);
    for (let i = 0; i < 9; i++) play(state, 'stay', 'stay');
    expect(state.points).toEqual([0, 0]);
    expect(legalLines(state)).toEqual(['pass']);
    play(state, 'pass');
    expect(state.order).toEqual([1, 0]);
  });

  it('[L-BID-3] is held in every round, with the tokens of the round before', () => {
    const state = open(0, 1, 2);
    play(state, 'pass', 'pass');
    idle(state, table => table.round === 1);
    expect([state.step, decider(state)]).toEqual(['raise', 2]);
  });
});
