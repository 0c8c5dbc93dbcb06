// Phase A, and alone the marker: what an early choice is worth, and what action points given up for it cost.

import { NONE, SPACES, type Box, type Lata } from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import type { Site } from './factory.ts';
import type { Table } from './interest.ts';
import { workingCards } from './line.ts';
import { giveUpCost } from './purse.ts';

type Move = Lata['Move'];

/** How often another seat bids less than this, or the same and loses the tie. */
const BELOW = [0.12, 0.32, 0.5, 0.66, 0.78, 0.87, 0.93, 0.96, 0.98, 1];
/** What each place is worth besides the sets: the first to sell and to buy have the better choice. */
const AHEAD = 0.5;
/** Others seldom want the very set that looks best from here: so far down the list does each of them push one. */
const RIVALRY = 0.6;
/** What the choice among more cards is worth to a single player, by the number shown less two. */
const CHOICE = [0, 1.1, 1.9, 2.5, 3, 3.4, 3.7, 3.9, 4.1, 4.2];
/** What Matosinhos gives for 9, 7 and 5 action points. */
const TWO_SETS = 1.6;
const MAY_DISCARD = 0.4;

export interface Haste {
  readonly appraise: (table: Table, seat: Seat, legal: readonly Move[], into: Float64Array) => void;
}

export const hasteOf = (box: Box, site: Site): Haste => {
  const values = new Float64Array(8);
  let sets = 0;

  const valueSets = (table: Table): void => {
    sets = table.sets.length / 2;
    for (let set = 0; set < sets; set++)
      values[set] =
        table.sets[set * 2] === NONE ? -Infinity : site.take(table.sets[set * 2], table.sets[set * 2 + 1]);
    values.subarray(0, sets).sort().reverse();
  };

  /** The set that can be expected after so many others have chosen. */
  const choiceAfter = (others: number): number => {
    const at = others * RIVALRY;
    const low = Math.min(sets - 1, Math.floor(at));
    const high = Math.min(sets - 1, low + 1);
    return values[low] + (values[high] - values[low]) * (at - low);
  };

  const bidWorth = (table: Table, points: number, cards: number): number => {
    const others = (table.players - 1) * (1 - BELOW[points]);
    return choiceAfter(others) - AHEAD * others - giveUpCost(points, cards);
  };

  const stayWorth = (table: Table, seat: Seat, cards: number): number => {
    const last = table.tokens.lastIndexOf(NONE);
    const given = 9 - table.points[seat];
    return (
      choiceAfter(last - 1) -
      choiceAfter(last) +
      AHEAD -
      (giveUpCost(given + 1, cards) - giveUpCost(given, cards))
    );
  };

  const markerWorth = (table: Table, points: number, cards: number): number => {
    const given = 9 - points;
    const gain =
      table.scenario === 'matosinhos'
        ? (given > 0 ? TWO_SETS : 0) + (given > 2 ? MAY_DISCARD : 0)
        : CHOICE[given];
    return gain - giveUpCost(given, cards);
  };

  return {
    appraise: (table, seat, legal, into) => {
      const cards = workingCards(box, table.tops, seat * SPACES) + 1;
      if (table.step !== 'marker') valueSets(table);
      for (let i = 0; i < legal.length; i++) {
        const move = legal[i];
        if (move.kind === 'bid') into[i] = bidWorth(table, move.points, cards);
        else if (move.kind === 'stay') into[i] = stayWorth(table, seat, cards);
        else if (move.kind === 'marker') into[i] = markerWorth(table, move.points, cards);
        else into[i] = 0;
      }
    },
  };
};
