// What coins and action points are worth before they are spent.

import { ROUNDS, MOST_POINTS } from '../../../games/lata/index.ts';
import { indexOf, type Interest } from './interest.ts';

/** What each of the coins for the next scoring card is worth, for the one after it, and so on: income is still to come. */
const COIN = [2, 0.9, 0.5, 0.3, 0.2, 0.1];
/** A scoring card costs about so much. */
const PRICE = 3;
/** What a coin is worth that will hardly be spent. */
const IDLE = 0.05;
const MOST_COINS = 60;

/** By purchases left × MOST_COINS + coins. */
const PURSES = Float64Array.from({ length: (ROUNDS + 1) * MOST_COINS }, (_, i) => {
  const purchases = Math.floor(i / MOST_COINS);
  let worth = 0;
  for (let coin = 0; coin < i % MOST_COINS; coin++) {
    const purchase = Math.floor(coin / PRICE);
    worth += purchase < purchases ? COIN[purchase] : purchases > 0 ? IDLE : 0;
  }
  return worth;
});

const [LEFT_COIN, FOUR_COINS, FOUR_POINTS] = [indexOf('coin'), indexOf('four-coins'), indexOf('four-points')];

/** Coins that must be left at the end for a scoring card to count them, and action points likewise. */
const ENOUGH = 4;

/** What so many coins are worth with so many purchases to come. */
export const purseWorth = (interest: Interest, coins: number, purchases: number): number => {
  const held = Math.min(coins, MOST_COINS - 1);
  // With purchases to come, whoever wants coins in the end must have them twice.
  const kept = Math.min(1, held / (ENOUGH + PRICE * Math.min(purchases, 1)));
  return (
    PURSES[purchases * MOST_COINS + held] +
    interest[LEFT_COIN] * coins +
    interest[FOUR_COINS] * (purchases === 0 && held < ENOUGH ? 0 : kept)
  );
};

/** What action points bring that nobody uses: nothing but at the very end. */
export const spareWorth = (interest: Interest, points: number, round: number): number =>
  round === ROUNDS - 1 && points >= ENOUGH ? interest[FOUR_POINTS] : 0;

/** What the first action point given up costs where it would not be missed, and how much more each one that would. */
const SPARED = 0.12;
const MISSED = 0.45;
/** Sales that a turn would like to make, in action points. */
const SALES = 3;

/** What it costs to begin with fewer action points, for a line with so many cards to pay for. */
export const giveUpCost = (given: number, cards: number): number => {
  const spare = Math.max(0, MOST_POINTS - SALES - cards);
  const missed = Math.max(0, given - spare);
  return SPARED * given + (MISSED * missed * (missed + 1)) / 2;
};
