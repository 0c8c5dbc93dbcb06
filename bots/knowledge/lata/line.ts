// What a line of production cards makes in a round.

import {
  ICONS,
  MACKEREL,
  NO_ICON,
  NONE,
  OIL,
  OVERTIME,
  RED,
  RELABEL,
  SARDINE,
  SILVER,
  SPACES,
  TOMATO,
  TRADER,
  WHOLESALER,
  YELLOW,
  type Box,
  type Icon,
} from '../../../games/lata/index.ts';

/** What the first cube of a colour in a round is worth, the second, and so on: markets want a mixture. */
const SILVERS = [1.3, 1.1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1, 0];
const OTHERS = [1.6, 1.3, 0.9, 0.6, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0];
/** By colour × the length of these lists. */
const CUBE = Float64Array.from([...SILVERS, ...OTHERS, ...OTHERS]);
const STRIDE = SILVERS.length;
/** What it costs to run a card. */
const RUN = 0.3;
/** By icon; resources are worth the cubes that they make. */
const SYMBOL = new Float64Array(ICONS.length);
SYMBOL[TRADER] = 0.3;
SYMBOL[RELABEL] = 0.5;
SYMBOL[OVERTIME] = 0.5;
SYMBOL[WHOLESALER] = 0.9;

const PARTNERS = Uint8Array.of(TOMATO, OIL, SARDINE, MACKEREL);
const JOINT = Uint8Array.of(RED, YELLOW, RED, YELLOW);

/** By colour: where the next cube of the line stands in CUBE. */
const next = new Uint8Array(3);

const makeCube = (icon: Icon, later: number): number => {
  if (icon > OIL) return SYMBOL[icon];
  const joint = (later & (1 << PARTNERS[icon])) !== 0 ? JOINT[icon] : NONE;
  if (icon === SARDINE && (joint === NONE || CUBE[next[SILVER]] >= CUBE[next[joint]]))
    return CUBE[next[SILVER]++];
  return joint === NONE ? 0 : CUBE[next[joint]++];
};

/** What a line makes in a round, in points; the visible cards are given by space. */
export const lineWorth = (box: Box, tops: ArrayLike<number>, from = 0): number => {
  for (let good = SILVER; good <= YELLOW; good++) next[good] = good * STRIDE;
  let later = 0;
  let worth = 0;
  for (let at = from + SPACES - 1; at >= from; at--) {
    const card = tops[at];
    if (card === NONE) continue;
    const upper = box.icons[card * 2];
    const lower = box.icons[card * 2 + 1];
    let gain = 0;
    if (lower !== NO_ICON) {
      gain += makeCube(lower, later);
      later |= 1 << lower;
    }
    gain += makeCube(upper, later);
    later |= 1 << upper;
    if (gain > 0) worth += gain - RUN;
  }
  return worth;
};

/** How many cards of a line have something to make. */
export const workingCards = (box: Box, tops: ArrayLike<number>, from: number): number => {
  let count = 0;
  for (let at = from; at < from + SPACES; at++)
    if (tops[at] !== NONE && (box.icons[tops[at] * 2] <= OIL || box.icons[tops[at] * 2 + 1] >= 0)) count++;
  return count;
};
