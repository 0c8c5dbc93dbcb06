import { describe, expect, it } from 'vitest';
import { rank } from '../../kernel/index.ts';
import { addCard } from '../cards.ts';
import { worthNow } from '../index.ts';
import type { State } from '../state.ts';
import { alone, box, build, deal, fromTo, idle, lata, own, P, S, tokens } from './table.ts';

/** Seat 0 of four, who has this line. */
const factory = (...spaces: readonly string[]): State => build(tokens(deal(4), 0, 1, 2, 3), 0, ...spaces);

/** Seat 0 of four, who has these markets. */
const trading = (...markets: readonly string[]): State => own(deal(4), 0, ...markets);

/** What a card is worth to seat 0. */
const worth = (state: State, card: string): number => worthNow(box, state, 0, S(card));

const discarding = (...cards: readonly string[]): State => {
  const state = deal(4);
  for (const name of cards) addCard(state.discard, 0, P(name));
  return state;
};

const priceOf = (card: string): number => box.scoring[S(card)].cost;

/**
 * Blue P00 P01 P11, brown P15 P17, yellow P27 P31 P32, green P33 P36; P11, P31 and P36 are covered.
 * Sardines 1 + 1 + 2 + 1 + 1 + 1 = 7, tomatoes 1 + 1 + 1 + 2 = 5, olive oils 2 + 1 = 3, no mackerel.
 */
const MIXED = ['P00 P11 P27', 'P31 P15', 'P01 P17', 'P36 P32', 'P33'];

describe('scoring cards', () => {
  it.each([
    ['S01', 5],
    ['S02', 7],
  ])('[L-SCO-1] [L-SCO-2] %s gives %i points, whatever one has', (card, points) => {
    expect(worth(deal(4), card)).toBe(points);
    expect(worth(factory(...MIXED), card)).toBe(points);
  });

  it('[L-SCO-3] S03: 1 for each brown card, covered ones too', () => {
    expect(worth(factory(...MIXED), 'S03')).toBe(2);
    expect(worth(factory('P15 P27', 'P17', 'P18'), 'S03')).toBe(3);
  });

  it('[L-SCO-4] S04: 2 for each visible brown card', () => {
    expect(worth(factory(...MIXED), 'S04')).toBe(4);
    expect(worth(factory('P15 P27', 'P17', 'P18'), 'S04')).toBe(4);
  });

  it('[L-SCO-5] S05: 2 for each visible blue card', () => {
    expect(worth(factory(...MIXED), 'S05')).toBe(0);
    expect(worth(factory('P00', 'P01 P10', 'P07 P27'), 'S05')).toBe(4);
  });

  it('[L-SCO-6] S06: 2 for each yellow card, covered ones too', () =>
    expect(worth(factory(...MIXED), 'S06')).toBe(6));

  it('[L-SCO-7] S07: 3 for each visible yellow card', () => expect(worth(factory(...MIXED), 'S07')).toBe(6));

  it('[L-SCO-8] S08: 2 for each visible green card', () => {
    expect(worth(factory(...MIXED), 'S08')).toBe(2);
    expect(worth(factory('P33', 'P34', 'P41 P36'), 'S08')).toBe(6);
  });

  it('[L-SCO-9] S09: 4 for each set of the four colours, covered cards too', () => {
    expect(worth(factory(...MIXED), 'S09')).toBe(8); // 3 blue, 2 brown, 3 yellow, 2 green
    expect(worth(factory('P00', 'P15', 'P27'), 'S09')).toBe(0);
  });

  it('[L-SCO-10] S10: 1 for each sardine, covered ones and green cards too', () =>
    expect(worth(factory(...MIXED), 'S10')).toBe(7));

  it('[L-SCO-11] S11: 2 for each mackerel', () => {
    expect(worth(factory(...MIXED), 'S11')).toBe(0);
    expect(worth(factory('P10 P07', 'P18'), 'S11')).toBe(8);
  });

  it('[L-SCO-12] S12: 1 for each olive oil', () => {
    expect(worth(factory(...MIXED), 'S12')).toBe(3);
    expect(worth(factory('P35 P27'), 'S12')).toBe(3); // one on a green card, covered
  });

  it('[L-SCO-13] S13: 4 for each visible tomato', () => {
    expect(worth(factory(...MIXED), 'S13')).toBe(16); // P15, P17 and two on P32
    expect(worth(factory('P32 P01', 'P39'), 'S13')).toBe(4);
  });

  it('[L-SCO-14] S14: 2 for each tomato', () => {
    expect(worth(factory(...MIXED), 'S14')).toBe(10);
    expect(worth(factory('P32 P01', 'P39'), 'S14')).toBe(6);
  });

  // M25 SRY, M33 SSSR, M40 YYY, M13 RR, M08 SS.
  it('[L-SCO-15] S15: 1 for each yellow cube icon on own markets', () =>
    expect(worth(trading('M25', 'M33', 'M40'), 'S15')).toBe(4));

  it('[L-SCO-16] S16: 1 for each red cube icon', () =>
    expect(worth(trading('M25', 'M33', 'M13'), 'S16')).toBe(4));

  it('[L-SCO-17] S17: 1 for every 2 silver cube icons', () => {
    expect(worth(trading('M25', 'M33'), 'S17')).toBe(2);
    expect(worth(trading('M25', 'M08'), 'S17')).toBe(1);
  });

  // M01 PT, M02 FR, M03 US, M04 AU, M05 CL, M26 PT FR, M33 US US, M34 AU AU, M38 US CL.
  it('[L-SCO-18] S18: 2 for every 2 flags', () => {
    expect(worth(trading('M01', 'M26'), 'S18')).toBe(2);
    expect(worth(trading('M01', 'M26', 'M05'), 'S18')).toBe(4);
  });

  it('[L-SCO-19] S19: 2 for each Portuguese or French flag', () =>
    expect(worth(trading('M01', 'M02', 'M26', 'M33'), 'S19')).toBe(8));

  it('[L-SCO-20] S20: 8 for each set of an American, an Australian and a Chilean flag', () => {
    expect(worth(trading('M03', 'M04', 'M05'), 'S20')).toBe(8);
    expect(worth(trading('M33', 'M34', 'M05', 'M38'), 'S20')).toBe(16);
    expect(worth(trading('M33', 'M34', 'M01'), 'S20')).toBe(0);
  });

  // M01 costs 1, M18 and M25 cost 2, M33 and M40 cost 3.
  it('[L-SCO-21] S21: 1 for every 2 action points printed on own markets', () => {
    expect(worth(trading('M01', 'M18'), 'S21')).toBe(1);
    expect(worth(trading('M01', 'M18', 'M33'), 'S21')).toBe(3);
  });

  it('[L-SCO-22] S22: 2 for each market of cost 1', () =>
    expect(worth(trading('M01', 'M02', 'M18', 'M33'), 'S22')).toBe(4));

  it('[L-SCO-23] S23: 2 for each market of cost 2', () =>
    expect(worth(trading('M01', 'M18', 'M25', 'M33'), 'S23')).toBe(4));

  it('[L-SCO-24] S24: 3 for each market of cost 3', () =>
    expect(worth(trading('M01', 'M18', 'M33', 'M40'), 'S24')).toBe(6));

  it('[L-SCO-25] S25: 2 for each card in the fullest space', () => {
    expect(worth(factory(...MIXED), 'S25')).toBe(6);
    expect(worth(factory('P00', 'P01', '', 'P07 P08 P09 P10'), 'S25')).toBe(8);
  });

  it('[L-SCO-26] S26: 1 for each card in the spaces for 0 $', () =>
    expect(worth(factory(...MIXED), 'S26')).toBe(5));

  it('[L-SCO-27] S27: 1 for each card in the spaces for 1 or 2 $', () =>
    expect(worth(factory(...MIXED), 'S27')).toBe(5));

  it('[L-SCO-28] S28: 2 for each card in the spaces for 2 $', () =>
    expect(worth(factory(...MIXED), 'S28')).toBe(6));

  it('[L-SCO-26] [L-SCO-27] [L-SCO-28] [L-SOL-6] in Portimão the spaces cost 0, 0, 0, 1 and 2 $', () => {
    const state = build(alone('portimao'), 0, ...MIXED);
    expect([worth(state, 'S26'), worth(state, 'S27'), worth(state, 'S28')]).toEqual([7, 3, 2]);
  });

  it('[L-SCO-29] S29: 1 for each production card in the discard pile', () => {
    expect(worth(deal(4), 'S29')).toBe(0);
    expect(worth(discarding('P01', 'P33', 'P40'), 'S29')).toBe(3);
  });

  it('[L-SCO-30] S30: 2 for each tinplate in the discard pile', () =>
    expect(worth(discarding('P01', 'P33', 'P35', 'P40'), 'S30')).toBe(4));

  it.each([
    [3, 0],
    [4, 8],
    [9, 8],
  ])('[L-SCO-31] S31: with %i $ left %i points', (coins, points) => {
    const state = deal(4);
    state.coins[0] = coins;
    expect(worth(state, 'S31')).toBe(points);
  });

  it.each([
    [3, 0],
    [4, 8],
    [9, 8],
  ])('[L-SCO-32] S32: with %i action points left %i points', (points, worthThen) => {
    const state = deal(4);
    state.points[0] = points;
    expect(worth(state, 'S32')).toBe(worthThen);
  });

  it('[L-SCO-32] the action points that are left after the last round count', () => {
    const state = own(deal(2), 0, 'S32');
    idle(state, table => table.step === 'over');
    expect(state.points).toEqual([9, 9]);
    expect(lata.scores(state)[0].parts).toContainEqual({ kind: 'card', card: S('S32'), points: 8 });
  });

  it('[L-SCO-1] [L-SCO-3] [L-BUY-1] the prices are those of the list', () => {
    const cheap = ['S03', 'S04', 'S08', 'S11', 'S17', 'S20', 'S21'];
    for (const number of fromTo(1, 32)) {
      const card = `S${String(number).padStart(2, '0')}`;
      expect([card, priceOf(card)]).toEqual([card, cheap.includes(card) ? 2 : 3]);
    }
  });
});

describe('the end', () => {
  it('[L-END-1] the match ends after phase D of the sixth round', () => {
    const state = idle(deal(3), table => table.step === 'over');
    expect(state.round).toBe(6);
    expect(lata.pending(state)).toBe(0);
    expect([0, 1, 2].flatMap(seat => lata.legal(state, seat))).toEqual([]);
  });

  it('[L-END-1] each card counts on its own; the same flag serves several', () => {
    const state = own(trading('M01', 'M26'), 0, 'S18', 'S19');
    // Three flags with a pair of Portugal: 3 + 1; one pair of flags: 2; three of Portugal or France: 6.
    expect(lata.scores(state)[0]).toEqual({
      total: 12,
      parts: [
        { kind: 'start', scenario: 'setubal', points: 4 },
        { kind: 'card', card: S('S18'), points: 2 },
        { kind: 'card', card: S('S19'), points: 6 },
      ],
      tieBreaks: [],
    });
  });

  it('[L-END-1] most points win, and equal players share the victory', () => {
    const state = own(own(own(deal(3), 0, 'S01'), 1, 'S02'), 2, 'S03');
    expect(rank(lata.scores(state)).winners).toEqual([1]);
    const tied = own(own(deal(3), 0, 'M01'), 2, 'M02');
    expect(rank(lata.scores(tied))).toMatchObject({ winners: [0, 2], ranking: [[0, 2], [1]] });
  });

  it('[L-END-2] visible cards are the uppermost of each space; everything else counts covered cards', () => {
    const state = factory('P31 P27', 'P32');
    expect([worth(state, 'S13'), worth(state, 'S07')]).toEqual([8, 6]);
    expect([worth(state, 'S14'), worth(state, 'S06')]).toEqual([6, 6]);
    const covered = factory('P32 P01');
    expect([worth(covered, 'S13'), worth(covered, 'S07')]).toEqual([0, 0]);
    expect([worth(covered, 'S14'), worth(covered, 'S06')]).toEqual([4, 2]);
  });

  it.each([
    [['M01'], 1],
    [['M01', 'M02', 'M03'], 3],
    [['M01', 'M06'], 3],
    [['M01', 'M06', 'M11'], 4], // three equal flags are one pair
    [['M01', 'M06', 'M11', 'M16'], 6],
    [['M33'], 3],
    [['M33', 'M03', 'M38'], 7], // four American flags, one Chilean: 5 + 2
  ])('[L-END-3] the starting card: %j give %i', (markets, points) =>
    expect(lata.scores(trading(...markets))[0].total).toBe(points),
  );
});
