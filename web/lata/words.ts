// What screen readers and controls call the things on the table.

import { byKind, type Game, type Language, type Seat } from '../../games/kernel/index.ts';
import {
  cubes,
  describeCards,
  marketName,
  productionName,
  redIn,
  scoringName,
  silverIn,
  yellowIn,
  type Box,
  type Cubes,
  type Lata,
  type MarketCard,
  type Move,
  type Space,
  type View,
} from '../../games/lata/index.ts';
import { listed } from '../messages/index.ts';
import { openBox } from './box.ts';
import { stackAt } from './knowledge.ts';
import { lataMessages, type LataMessages, type Tins } from './messages/index.ts';

export const tinsOf = (packed: Cubes): Tins => [silverIn(packed), redIn(packed), yellowIn(packed)];

export const marketWords = (text: LataMessages, box: Box, card: MarketCard, filled: Cubes): string => {
  const { flags, cost, pays, slots, silver, red, yellow } = box.markets[card];
  const free = cubes(silver - silverIn(filled), red - redIn(filled), yellow - yellowIn(filled));
  return text.market(
    marketName(card),
    listed(flags.map(nation => text.nations[nation])),
    cost,
    pays,
    text.tins(tinsOf(slots)),
    text.tins(tinsOf(free)),
  );
};

export const spaceWords = (
  text: LataMessages,
  box: Box,
  view: View,
  seat: Seat,
  space: Space,
  language: Language,
): string => {
  const stack = stackAt(view, seat, space);
  const top = stack.at(-1);
  const what = top === undefined ? text.spaceEmpty : describeCards(box, language).production(top);
  const covered = stack.length > 1 ? `; ${text.spaceCovers(stack.length - 1)}` : '';
  return `${text.space(space + 1, box.costs[view.scenario][space])}: ${what}${covered}`;
};

/** How many cards a solo player sees, by where the marker starts. */
export const markerWords = (text: LataMessages, scenario: View['scenario'], points: number): string => {
  if (scenario !== 'matosinhos') return text.markerShows(11 - points);
  return points === 9 || points === 7 || points === 5 ? text.markerMatosinhos[points] : '';
};

const named = byKind<Move, [LataMessages, View, Box, Language], string>({
  choose: ({ card }, text, _view, box, language) =>
    text.chooseCard(describeCards(box, language).production(card)),
  bid: ({ points }, text) => text.bid(points),
  stay: (_, text) => text.stay,
  pass: (_, text, view) => (view.step === 'buy' ? text.noCard : text.pass),
  marker: ({ points }, text, view) => text.marker(points, markerWords(text, view.scenario, points)),
  take: ({ set }, text) => text.takeSet(set + 1),
  keep: ({ first, second }, text, view) =>
    view.sets.length > second * 2
      ? text.keep(productionName(view.sets[first * 2]), productionName(view.sets[second * 2]))
      : text.keep(`${first + 1}`, `${second + 1}`),
  place: ({ space }, text, view, box) => text.space(space + 1, box.costs[view.scenario][space]),
  discard: (_, text) => text.discardCard,
  make: ({ good }, text) => text.make(text.goods[good]),
  trade: ({ first, second }, text) => text.trade(text.goods[first], text.goods[second]),
  relabel: ({ from, to }, text) => text.relabel(text.goods[from], text.goods[to]),
  overtime: (_, text) => text.overtime,
  order: ({ good }, text) => text.order(text.goods[good]),
  skip: (_, text) => text.skip,
  stop: (_, text) => text.stop,
  reveal: ({ count }, text, view) =>
    view.step === 'buy' ? text.revealScoring(count) : text.revealMarket(view.freeReveals > 0),
  replace: ({ cards }, text) => text.replace(listed(cards.map(marketName))),
  sell: ({ card, silver, red, yellow }, text) =>
    text.sale(text.tins([silver, red, yellow]), marketName(card)),
  end: (_, text) => text.end,
  buy: ({ card }, text, _view, box, language) =>
    text.buy(`${scoringName(card)} (${describeCards(box, language).worth(card)})`),
});

export const moveName = (move: Move, view: View, language: Language, { edition }: Game<Lata>): string =>
  named(move, lataMessages[language], view, openBox(edition), language);
