// What the table tells about itself: the line, what it can make, and what comes of a move.

import { NeedsReferee, noChance, type Game, type Seat } from '../../games/kernel/index.ts';
import {
  cardOf,
  FACTORY_CARDS,
  iconAt,
  LINE_END,
  makeableAt,
  NO_ICON,
  NONE,
  OIL,
  partnerOf,
  RED,
  SILVER,
  spaceOf,
  SPACES,
  YELLOW,
  type Box,
  type Event,
  type Good,
  type Lata,
  type Move,
  type ProductionCard,
  type Space,
  type Spot,
  type View,
} from '../../games/lata/index.ts';

/** The cards of a space, the visible one last. */
export const stackAt = (view: View, seat: Seat, space: Space): readonly ProductionCard[] =>
  view.factories
    .slice(seat * FACTORY_CARDS, (seat + 1) * FACTORY_CARDS)
    .filter(laid => laid !== NONE && spaceOf(laid) === space)
    .map(cardOf);

/** The first icon later in the line that the icon at a spot can call on. */
export const partnerSpot = (box: Box, view: View, seat: Seat, spot: Spot): Spot | undefined => {
  const icon = iconAt(box, view, seat, spot);
  if (icon === NO_ICON || icon > OIL) return undefined;
  for (let later = spot + 1; later < LINE_END; later++)
    if (iconAt(box, view, seat, later) === partnerOf(icon)) return later;
  return undefined;
};

/** The goods that an icon can make, action points aside. */
export const goodsAt = (box: Box, view: View, seat: Seat, spot: Spot): readonly Good[] =>
  [SILVER, RED, YELLOW].filter(good => (makeableAt(box, view, seat, spot) & (1 << good)) !== 0);

/** Whether a card could be laid on a space, for the money of its owner. */
export const canAfford = (box: Box, view: View, seat: Seat, space: Space): boolean =>
  space !== view.usedSpace && box.costs[view.scenario][space] <= view.coins[seat];

/** How many icons of the line can make a tin, with a card laid on top of a space. */
export const tinsWith = (box: Box, view: View, seat: Seat, card: ProductionCard, space: Space): number => {
  const tops = view.tops.slice();
  tops[seat * SPACES + space] = card;
  const table = { ...view, tops };
  let count = 0;
  for (let spot = 0; spot < LINE_END; spot++) if (makeableAt(box, table, seat, spot) !== 0) count++;
  return count;
};

/** What a draft has made, by the icon it was made on. */
export const madeIn = (
  game: Game<Lata>,
  before: View,
  seat: Seat,
  drafted: readonly Move[],
): ReadonlyMap<Spot, Good> => {
  const made = new Map<Spot, Good>();
  const table = game.cloneView(before);
  try {
    for (const move of drafted) {
      if (move.kind === 'make') made.set(table.spot, move.good);
      game.apply(table, seat, move, noChance);
    }
  } catch (error) {
    if (!(error instanceof NeedsReferee)) throw error;
  }
  return made;
};

/** What has been told of a seat's production, each tin on an icon of its card that makes such a tin. */
export const toldMade = (
  box: Box,
  view: View,
  seat: Seat,
  events: readonly Event[],
): ReadonlyMap<Spot, Good> => {
  const made = new Map<Spot, Good>();
  for (const event of events) {
    if (event.kind !== 'made' || event.seat !== seat) continue;
    const top = view.tops.slice(seat * SPACES, (seat + 1) * SPACES).indexOf(event.card);
    if (top < 0) continue; // Covered since.
    const spot = [top * 2, top * 2 + 1].find(
      at => !made.has(at) && goodsAt(box, view, seat, at).includes(event.good),
    );
    if (spot !== undefined) made.set(spot, event.good);
  }
  return made;
};

/** What happens by the mover's own act, before the turn or the round goes on. */
const OWN_ACTS: ReadonlySet<Event['kind']> = new Set(['sold', 'completed', 'bought', 'placed']);

/** How many points a move is worth at once, and whether it completes a market. */
export const outcomeOf = (
  game: Game<Lata>,
  view: View,
  seat: Seat,
  move: Move,
): { readonly points: number; readonly completes: boolean } => {
  const table = game.cloneView(view);
  const total = (): number => game.scores(table)[seat].total;
  const before = total();
  let after = before;
  let completes = false;
  try {
    game.apply(table, seat, move, noChance, event => {
      if (!OWN_ACTS.has(event.kind)) return;
      after = total();
      completes ||= event.kind === 'completed';
    });
  } catch (error) {
    if (!(error instanceof NeedsReferee)) throw error;
  }
  return { points: after - before, completes };
};
