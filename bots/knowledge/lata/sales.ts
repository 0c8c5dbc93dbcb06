// Phase C: what the markets on display will take, and what that brings.

import {
  AUSTRALIA,
  CHILE,
  FRANCE,
  listCards,
  NATIONS,
  PORTUGAL,
  redIn,
  silverIn,
  USA,
  yellowIn,
  type Box,
  type MarketCard,
} from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { indexOf, purchasesLeft, turnsLeft, type Interest, type Table } from './interest.ts';
import { purseWorth, spareWorth } from './purse.ts';

/** What a cube is worth that stays for the next round. */
const SALTED = 0.6;
/** What of a market's worth is gained with each of its cubes that does not fill it: alone, and where others may. */
const BEGUN = { alone: 0.6, together: -0.1 } as const;
/** What the first of two equal flags is worth, of a pair. */
const HALF_A_PAIR = 0.35;
/** What a flag is worth, of a set overseas: of the nation that lacks most, and of others. */
const LACKING = 0.5;
const AT_HAND = 0.15;

const [FLAG, PAIR, NEAR, OVERSEAS, PRINTED, GOOD] = [
  indexOf('flag'),
  indexOf('nation-pair'),
  indexOf('near-flag'),
  indexOf('overseas-set'),
  indexOf('printed-point'),
  indexOf('good'),
];
const [SILVER_CUBE, RED_CUBE, YELLOW_CUBE] = [
  indexOf('silver-cube'),
  indexOf('red-cube'),
  indexOf('yellow-cube'),
];
const BY_COST = [-1, indexOf('market-1'), indexOf('market-2'), indexOf('market-3')];

/** More markets are hardly ever on display; the rest is left out of plans. */
const MOST_MARKETS = 7;

/** What is left when the best sales have been made. */
export interface Plan {
  worth: number;
  /** The markets to sell to, one bit each by their place on display. */
  markets: number;
  points: number;
  /** Cubes that nobody takes. */
  left: number;
}

export interface Trade {
  /** Looks at the markets and at a seat; what follows is about them. */
  readonly survey: (table: Table, seat: Seat, interest: Interest) => void;
  /** What a market is worth to whoever fills it, coins aside. */
  readonly marketWorth: (card: MarketCard) => number;
  /** The best sales of these goods with these action points and coins; overwritten by the next call. */
  readonly plan: (silver: number, red: number, yellow: number, points: number, coins: number) => Plan;
  /** What a cube on this market is worth that does not fill it, coins aside. */
  readonly begunWorth: (at: number) => number;
}

export const tradeOf = (box: Box): Trade => {
  const flags = new Int8Array(NATIONS.length);
  const worth = new Float64Array(MOST_MARKETS);
  const begun = new Float64Array(MOST_MARKETS);
  const cost = new Int8Array(MOST_MARKETS);
  const pays = new Int8Array(MOST_MARKETS);
  const silvers = new Int8Array(MOST_MARKETS);
  const reds = new Int8Array(MOST_MARKETS);
  const yellows = new Int8Array(MOST_MARKETS);
  const best: Plan = { worth: 0, markets: 0, points: 0, left: 0 };
  let interest: Interest = new Float64Array(0);
  let count = 0;
  let purchases = 0;
  let round = 0;
  let salted = 0;
  let kept = 0;

  const flagWorth = (nation: number): number => {
    let gain = interest[FLAG] + interest[PAIR] * (flags[nation] % 2 === 1 ? 1 : HALF_A_PAIR);
    if (nation === PORTUGAL || nation === FRANCE) gain += interest[NEAR];
    else {
      const least = Math.min(flags[USA], flags[AUSTRALIA], flags[CHILE]);
      gain += interest[OVERSEAS] * (flags[nation] === least ? LACKING : AT_HAND);
    }
    return gain;
  };

  const marketWorth = (card: MarketCard): number => {
    const market = box.markets[card];
    let gain =
      interest[BY_COST[market.cost]] +
      market.cost * interest[PRINTED] +
      market.silver * interest[SILVER_CUBE] +
      market.red * interest[RED_CUBE] +
      market.yellow * interest[YELLOW_CUBE];
    for (const nation of market.flags) {
      gain += flagWorth(nation);
      flags[nation]++;
    }
    for (const nation of market.flags) flags[nation]--;
    return gain;
  };

  const survey: Trade['survey'] = (table, seat, wanted) => {
    interest = wanted;
    purchases = purchasesLeft(table, seat);
    round = table.round;
    const isAlone = table.players === 1;
    const isLast = turnsLeft(table, seat) <= 1;
    salted = (isLast ? 0 : SALTED) + interest[GOOD];
    kept = isAlone && table.scenario === 'aveiro' ? salted : 0;
    flags.fill(0);
    for (const card of listCards(table.won, seat * 2))
      for (const nation of box.markets[card].flags) flags[nation]++;
    count = Math.min(MOST_MARKETS, table.market.length);
    for (let i = 0; i < count; i++) {
      const market = box.markets[table.market[i]];
      const filled = table.filled[i];
      cost[i] = market.cost;
      pays[i] = market.pays;
      silvers[i] = market.silver - silverIn(filled);
      reds[i] = market.red - redIn(filled);
      yellows[i] = market.yellow - yellowIn(filled);
      worth[i] = marketWorth(table.market[i]);
      const slots = market.silver + market.red + market.yellow;
      const share = isAlone ? (isLast ? 0 : BEGUN.alone) : BEGUN.together;
      begun[i] = (share * worth[i]) / slots + interest[GOOD];
      worth[i] += interest[GOOD] * (silvers[i] + reds[i] + yellows[i]);
    }
  };

  const dig = (
    i: number,
    silver: number,
    red: number,
    yellow: number,
    points: number,
    coins: number,
    gained: number,
    markets: number,
  ): void => {
    if (i === count) {
      const total =
        gained +
        purseWorth(interest, coins, purchases) +
        salted * silver +
        kept * (red + yellow) +
        spareWorth(interest, points, round);
      if (total <= best.worth) return;
      best.worth = total;
      best.markets = markets;
      best.points = points;
      best.left = silver + red + yellow;
      return;
    }
    dig(i + 1, silver, red, yellow, points, coins, gained, markets);
    if (cost[i] > points) return;
    const s = Math.min(silver, silvers[i]);
    const r = Math.min(red, reds[i]);
    const y = Math.min(yellow, yellows[i]);
    const sold = s + r + y;
    if (sold === 0) return;
    const isFull = s === silvers[i] && r === reds[i] && y === yellows[i];
    dig(
      i + 1,
      silver - s,
      red - r,
      yellow - y,
      points - cost[i],
      coins + pays[i] * sold,
      gained + (isFull ? worth[i] : begun[i] * sold),
      markets | (1 << i),
    );
  };

  const plan: Trade['plan'] = (silver, red, yellow, points, coins) => {
    best.worth = -Infinity;
    dig(0, silver, red, yellow, points, coins, 0, 0);
    return best;
  };

  return { survey, marketWorth, plan, begunWorth: at => (at < MOST_MARKETS ? begun[at] : 0) };
};
