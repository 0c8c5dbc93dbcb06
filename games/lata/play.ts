// Who is asked, what may be answered, and what comes of it.

import {
  byKind,
  everybody,
  nobody,
  only,
  type Chance,
  type Seat,
  type Seats,
  type Tell,
} from '../kernel/index.ts';
import type { Box } from './box.ts';
import { LINE_END } from './components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import * as auction from './phases/auction.ts';
import * as shop from './phases/buy.ts';
import * as factory from './phases/factory.ts';
import * as line from './phases/produce.ts';
import * as display from './phases/reveal.ts';
import * as sales from './phases/sell.ts';
import * as solo from './phases/solo.ts';
import { endTurn, runTo } from './phases/turn.ts';
import { OUT_OF_STEP, type Refusal } from './refusals.ts';
import { seatToPlay, type AnyTable, type Step } from './state.ts';

export const pending = (table: AnyTable): Seats => {
  if (table.step === 'over') return nobody;
  if (table.step === 'bid') return everybody(table.players) & ~table.sealed;
  return only(seatToPlay(table));
};

const legalProduction = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  const moves: Move[] = [];
  line.pushProduction(box, table, seat, moves);
  display.pushReveals(table, seat, moves);
  return moves;
};

const legalSales = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  const moves: Move[] = [];
  sales.pushSales(box, table, seat, moves);
  display.pushReveals(table, seat, moves);
  return moves;
};

const legalIn: Readonly<Record<Step, (box: Box, table: AnyTable, seat: Seat) => readonly Move[]>> = {
  choose: solo.legalChoices,
  bid: (_box, table, seat) => auction.legalBids(table, seat),
  raise: (_box, table, seat) => auction.legalRaises(table, seat),
  marker: (_box, table) => solo.legalMarkers(table),
  take: (_box, table) => factory.legalSets(table),
  keep: (_box, table) => solo.legalKeeps(table),
  place: factory.legalPlaces,
  produce: legalProduction,
  sell: legalSales,
  buy: shop.legalBuys,
  over: () => [],
};

/** L-BID-1: while bids are made, everybody may act; who has bid may change it. */
const isAsked = (table: AnyTable, seat: Seat): boolean => table.step === 'bid' || seat === seatToPlay(table);

export const legal = (box: Box, table: AnyTable, seat: Seat): readonly Move[] =>
  isAsked(table, seat) ? legalIn[table.step](box, table, seat) : [];

const STEPS_OF: Readonly<Record<Move['kind'], readonly Step[]>> = {
  choose: ['choose'],
  bid: ['bid'],
  stay: ['raise'],
  pass: ['raise', 'buy'],
  marker: ['marker'],
  take: ['take'],
  keep: ['keep'],
  place: ['place'],
  discard: ['place'],
  make: ['produce'],
  trade: ['produce'],
  relabel: ['produce'],
  overtime: ['produce'],
  order: ['produce'],
  skip: ['produce'],
  stop: ['produce'],
  reveal: ['produce', 'sell', 'buy'],
  replace: ['produce', 'sell'],
  sell: ['sell'],
  end: ['sell'],
  buy: ['buy'],
};

const never = (): undefined => undefined;

const refusalIn = byKind<Move, [Box, AnyTable, Seat], Refusal | undefined>({
  choose: never,
  bid: (move, _box, table, seat) => auction.refuseBid(table, seat, move),
  stay: (move, _box, table, seat) => auction.refuseRaise(table, seat, move),
  pass: never,
  marker: (move, _box, table) => solo.refuseMarker(table, move),
  take: (move, _box, table) => factory.refuseSet(table, move),
  keep: (move, _box, table) => solo.refuseKeep(table, move),
  place: (move, box, table, seat) => factory.refusePlace(box, table, seat, move),
  discard: (_move, _box, table) => factory.refuseDiscard(table),
  make: (move, box, table, seat) => line.refuseMake(box, table, seat, move),
  trade: (move, box, table, seat) => line.refuseTrade(box, table, seat, move),
  relabel: (move, box, table, seat) => line.refuseRelabel(box, table, seat, move),
  overtime: (_move, box, table, seat) => line.refuseOvertime(box, table, seat),
  order: (_move, box, table, seat) => line.refuseOrder(box, table, seat),
  skip: (_move, box, table, seat) => line.refuseSkip(box, table, seat),
  stop: never,
  reveal: (move, _box, table, seat) =>
    table.step === 'buy'
      ? shop.refuseScoringReveal(table, seat, move)
      : display.refuseMarketReveal(table, seat, move),
  replace: (move, _box, table, seat) => display.refuseReplace(table, seat, move),
  sell: (move, box, table, seat) => sales.refuseSale(box, table, seat, move),
  end: never,
  buy: (move, box, table, seat) => shop.refuseBuy(box, table, seat, move),
});

export const refusal = (box: Box, table: AnyTable, seat: Seat, move: Move): Refusal | undefined => {
  if (table.step !== 'over' && !isAsked(table, seat)) return 'not-your-turn';
  if (!STEPS_OF[move.kind].includes(table.step)) return OUT_OF_STEP[table.step];
  return refusalIn(move, box, table, seat);
};

type Play = [box: Box, table: AnyTable, seat: Seat, chance: Chance, tell: Tell<Event> | undefined];

const applyIn = byKind<Move, Play, void>({
  choose: (move, _box, table, seat, _chance, tell) => solo.chooseCard(table, seat, move, tell),
  bid: (move, _box, table, seat, chance, tell) => auction.makeBid(table, seat, move, chance, tell),
  stay: (_move, _box, table, seat, _chance, tell) => auction.stayIn(table, seat, tell),
  pass: (_move, box, table, seat, chance, tell) =>
    table.step === 'raise' ? auction.leave(table, seat, tell) : shop.buyNone(box, table, seat, chance, tell),
  marker: (move, _box, table, seat, chance, tell) => solo.setMarker(table, seat, move, chance, tell),
  take: (move, _box, table, seat, _chance, tell) => factory.takeSet(table, seat, move, tell),
  keep: (move, _box, table, seat, _chance, tell) => solo.keepCards(table, seat, move, tell),
  place: (move, box, table, seat, chance, tell) => factory.placeCard(box, table, seat, move, chance, tell),
  discard: (_move, box, table, _seat, chance, tell) => factory.discardCard(box, table, chance, tell),
  make: (move, box, table, seat, chance, tell) => line.make(box, table, seat, move, chance, tell),
  trade: (move, box, table, seat, chance, tell) => line.trade(box, table, seat, move, chance, tell),
  relabel: (move, box, table, seat, chance, tell) => line.relabel(box, table, seat, move, chance, tell),
  overtime: (_move, box, table, seat, chance, tell) => line.workOvertime(box, table, seat, chance, tell),
  order: (move, box, table, seat, chance, tell) => line.order(box, table, seat, move, chance, tell),
  skip: (_move, box, table, _seat, chance, tell) => runTo(box, table, table.spot + 1, chance, tell),
  stop: (_move, box, table, _seat, chance, tell) => runTo(box, table, LINE_END, chance, tell),
  reveal: (move, box, table, seat, chance, tell) =>
    table.step === 'buy'
      ? shop.revealScoring(box, table, seat, move, chance, tell)
      : display.revealMarket(box, table, seat, chance, tell),
  replace: (move, box, table, seat, chance, tell) =>
    display.replaceMarkets(box, table, seat, move, chance, tell),
  sell: (move, box, table, seat, chance, tell) => sales.sell(box, table, seat, move, chance, tell),
  end: (_move, box, table, _seat, chance, tell) => endTurn(box, table, chance, tell),
  buy: (move, box, table, seat, chance, tell) => shop.buy(box, table, seat, move, chance, tell),
});

export const apply = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell?: Tell<Event>,
): void => applyIn(move, box, table, seat, chance, tell);
