import {
  cardOf,
  FACTORY_CARDS,
  isSolo,
  marketName,
  NATIONS,
  listCards,
  NONE,
  productionName,
  scoringName,
  seatToPlay,
  SPACES,
  spaceOf,
  type Box,
  type Lata,
  type View,
} from '../../../games/lata/index.ts';
import { hasSeat, type Game, type Seat } from '../../../games/kernel/index.ts';
import { padTo } from '../../paint.ts';
import type { Pencil } from '../board.ts';
import { CARD_STYLES, CUBE_STYLES, iconsOn, wrap } from './cards.ts';
import { words } from './words.ts';

const CELL = 15;
const INDENT = '    ';

const isActing = (view: View, seat: Seat): boolean =>
  view.step !== 'over' && (view.step === 'bid' ? !hasSeat(view.sealed, seat) : seatToPlay(view) === seat);

/** Cubes by colour, with those that come from salt. */
const cubesOf = (view: View, seat: Seat, { paint, language }: Pencil): readonly string[] => {
  const say = words[language];
  const cubes = say.goods.flatMap((name, good) => {
    const count = view.goods[seat * 3 + good];
    const salted = view.salt[seat * 3 + good];
    if (count === 0) return [];
    return [
      `${paint(CUBE_STYLES[good], `${count} ${name}`)}${salted === 0 ? '' : ` (${say.inSalt(salted)})`}`,
    ];
  });
  return cubes.length === 0 ? [say.noCubes] : cubes;
};

const titleLines = (view: View, seat: Seat, total: number, pencil: Pencil): readonly string[] => {
  const { paint, language, names } = pencil;
  const say = words[language];
  const token = isSolo(view) ? [] : [say.token(view.order.indexOf(seat) + 1)];
  const bid = view.bids[seat];
  const bidding = hasSeat(view.sealed, seat) ? [bid === null ? say.hasBid : `${say.hasBid} (${bid})`] : [];
  return wrap(
    [
      paint('bold', padTo(names[seat].slice(0, 14), 14)),
      ...token,
      paint('bold', say.actionPoints(view.points[seat])),
      paint('bold', say.price(view.coins[seat])),
      say.points(total),
      ...bidding,
      ...cubesOf(view, seat, pencil),
    ],
    INDENT,
    isActing(view, seat) ? '> ' : '  ',
  );
};

/** The line: a column a space, with the price, the visible card, how many it covers, and its icons. */
const factoryLines = (box: Box, view: View, seat: Seat, { paint, language }: Pencil): readonly string[] => {
  const placed = view.factories
    .slice(seat * FACTORY_CARDS, (seat + 1) * FACTORY_CARDS)
    .filter(card => card !== NONE);
  const cells = Array.from({ length: SPACES }, (_, space) => {
    const card = view.tops[seat * SPACES + space];
    const price = `${space + 1}: ${box.costs[view.scenario][space]} $`;
    if (card === NONE) return [paint('dim', price)];
    const covered = placed.filter(other => spaceOf(other) === space && cardOf(other) !== card).length;
    const style = CARD_STYLES[box.colours[card]];
    const name = `${productionName(card)}${covered === 0 ? '' : ` +${covered}`}`;
    const running = view.step === 'produce' && seatToPlay(view) === seat && view.spot >> 1 === space;
    const icons = iconsOn(box, card, language).map(
      (icon, i) => `${running && (view.spot & 1) === i ? '>' : ' '}${icon.slice(0, CELL - 2)}`,
    );
    return [`${paint('dim', price)} ${paint(style, name)}`, ...icons.map(icon => paint(style, icon))];
  });
  return [0, 1, 2]
    .map(row => INDENT + cells.map(cell => padTo(cell[row] ?? '', CELL)).join(''))
    .filter(line => line.trim() !== '');
};

/** The scoring cards with what they are worth now, then the markets with their flags. */
const holdingLines = (
  game: Game<Lata>,
  box: Box,
  view: View,
  seat: Seat,
  { language }: Pencil,
): readonly string[] => {
  const say = words[language];
  const cards = game
    .scores(view)
    [seat].parts.map(part => `${part.kind === 'start' ? say.start : scoringName(part.card)} ${part.points}`);
  const markets = listCards(view.won, seat * 2).map(
    card => `${marketName(card)} ${box.markets[card].flags.map(nation => NATIONS[nation]).join(' ')}`,
  );
  const hand = view.hand.length > 0 && seatToPlay(view) === seat ? view.hand : [];
  return [
    ...wrap(cards, INDENT),
    ...wrap(markets, INDENT),
    ...(hand.length === 0
      ? []
      : [
          `${INDENT}${say.toPlace(hand.map(card => `${productionName(card)} ${iconsOn(box, card, language).join(', ')}`).join('; '))}`,
        ]),
  ];
};

/** A section for every player. */
export const playerLines = (
  game: Game<Lata>,
  box: Box,
  view: View,
  pencil: Pencil,
): readonly (readonly string[])[] => {
  const totals = game.scores(view).map(score => score.total);
  return totals.map((total, seat) => [
    ...titleLines(view, seat, total, pencil),
    ...factoryLines(box, view, seat, pencil),
    ...holdingLines(game, box, view, seat, pencil),
  ]);
};
