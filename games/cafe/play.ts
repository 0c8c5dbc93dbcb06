// Who is asked, what may be answered, and what comes of it.

import {
  byKind,
  everybody,
  hasSeat,
  nobody,
  only,
  type Cases,
  type Chance,
  type Seat,
  type Seats,
  type Tell,
} from '../kernel/index.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { clear, endActions, legalActs, refuseClear, refuseLeaving } from './phases/act.ts';
import { begin, refuseBegin } from './phases/begin.ts';
import { legalBids, makeBid, refuseBid } from './phases/bid.ts';
import { beginDelivery, refuseDelivery, refuseServe, refuseStore, serve, store } from './phases/deliver.ts';
import { legalPlaces, placeCard, refusePlacing } from './phases/place.ts';
import { put, refusePut } from './phases/put.ts';
import { isNaming, nameColour, refuseName } from './phases/name.ts';
import { produce, refuseProduce } from './phases/produce.ts';
import { discardCard, legalTakes, refuseTake, takeCard } from './phases/take.ts';
import type { Refusal } from './refusals.ts';
import type { AnyTable, Step } from './state.ts';

const pendingIn: Readonly<Record<Step, (table: AnyTable) => Seats>> = {
  bid: table => everybody(table.players) & ~table.closed,
  take: table => only(table.order[table.turn]),
  place: table => only(table.order[table.turn]),
  act: table => table.acting,
  over: () => nobody,
};

export const pending = (table: AnyTable): Seats => pendingIn[table.step](table);

const legalIn: Readonly<Record<Step, (box: Box, table: AnyTable, seat: Seat) => readonly Move[]>> = {
  bid: (_, table, seat) => legalBids(table, seat),
  take: legalTakes,
  place: legalPlaces,
  act: legalActs,
  over: () => [],
};

export const legal = (box: Box, table: AnyTable, seat: Seat): readonly Move[] =>
  table.step === 'bid' || hasSeat(pending(table), seat) ? legalIn[table.step](box, table, seat) : [];

type Phase = 'bid' | 'take' | 'place' | 'act';

const phaseOf: Readonly<Record<Move['kind'], Phase>> = {
  lay: 'bid',
  unlay: 'bid',
  bid: 'bid',
  take: 'take',
  discard: 'take',
  place: 'place',
  produce: 'act',
  name: 'act',
  dry: 'act',
  roast: 'act',
  put: 'act',
  deliver: 'act',
  serve: 'act',
  store: 'act',
  clear: 'act',
  done: 'act',
};

/** What stands in the way of a move that does not belong to this step: something to do first, or too late. */
const outOfStep = (step: Step, wanted: Phase): Refusal => {
  if (wanted === 'bid') return 'no-bidding';
  if (step === 'bid') return 'bid-first';
  if (step === 'act') return 'draft-over';
  return step === 'take' ? 'take-first' : 'place-first';
};

/** A new action: whatever has begun must be left, and there must be an action to spend. */
const refuseAction = (table: AnyTable, seat: Seat): Refusal | undefined =>
  refuseLeaving(table, seat) ?? (table.actions[seat] > 0 ? undefined : 'no-action-left');

const refusals: Cases<Move, [box: Box, table: AnyTable, seat: Seat], Refusal | undefined> = {
  lay: (move, _, table, seat) => refuseBid(table, seat, move),
  unlay: (move, _, table, seat) => refuseBid(table, seat, move),
  bid: (move, _, table, seat) => refuseBid(table, seat, move),
  take: (move, box, table, seat) => refuseTake(box, table, seat, move),
  discard: (move, box, table, seat) => refuseTake(box, table, seat, move),
  place: (move, box, table, seat) => refusePlacing(box, table, seat, move),
  produce: (move, box, table, seat) => refuseAction(table, seat) ?? refuseProduce(box, table, seat, move),
  name: (move, _, table, seat) => refuseName(table, seat, move),
  dry: (move, box, table, seat) => refuseAction(table, seat) ?? refuseBegin(box, table, seat, move),
  roast: (move, box, table, seat) => refuseAction(table, seat) ?? refuseBegin(box, table, seat, move),
  put: (move, box, table, seat) => refusePut(box, table, seat, move),
  deliver: (_, box, table, seat) => refuseAction(table, seat) ?? refuseDelivery(box, table, seat),
  serve: (move, box, table, seat) => refuseServe(box, table, seat, move),
  store: (move, box, table, seat) => refuseStore(box, table, seat, move),
  clear: (move, box, table, seat) => refuseLeaving(table, seat) ?? refuseClear(box, table, seat, move),
  done: (_, _box, table, seat) => refuseLeaving(table, seat),
};
const refusalOf = byKind(refusals);

export const refusal = (box: Box, table: AnyTable, seat: Seat, move: Move): Refusal | undefined => {
  if (table.step === 'over') return 'match-over';
  if (table.step !== 'bid' && !hasSeat(pending(table), seat))
    return table.step === 'act' ? 'actions-ended' : 'not-your-turn';
  const wanted = phaseOf[move.kind];
  if (wanted !== table.step) return outOfStep(table.step, wanted);
  if (isNaming(table, seat) && move.kind !== 'name') return 'name-first';
  return refusalOf(move, box, table, seat);
};

const appliers: Cases<
  Move,
  [box: Box, table: AnyTable, seat: Seat, chance: Chance, tell: Tell<Event> | undefined],
  void
> = {
  lay: (move, _, table, seat, chance, tell) => makeBid(table, seat, move, chance, tell),
  unlay: (move, _, table, seat, chance, tell) => makeBid(table, seat, move, chance, tell),
  bid: (move, _, table, seat, chance, tell) => makeBid(table, seat, move, chance, tell),
  take: (move, _, table, seat, _chance, tell) => takeCard(table, seat, move, tell),
  discard: (move, box, table, seat, chance, tell) => discardCard(box, table, seat, move, chance, tell),
  place: (move, box, table, seat, chance, tell) => placeCard(box, table, seat, move, chance, tell),
  produce: (move, box, table, seat, _, tell) => produce(box, table, seat, move, tell),
  name: (move, box, table, seat, _, tell) => nameColour(box, table, seat, move, tell),
  dry: (move, _, table, seat, _chance, tell) => begin(table, seat, move, tell),
  roast: (move, _, table, seat, _chance, tell) => begin(table, seat, move, tell),
  put: (move, box, table, seat, _, tell) => put(box, table, seat, move, tell),
  deliver: (_, _box, table, seat, _chance, tell) => beginDelivery(table, seat, tell),
  serve: (move, box, table, seat, _, tell) => serve(box, table, seat, move, tell),
  store: (move, _, table, seat, _chance, tell) => store(table, seat, move, tell),
  clear: (move, _, table, seat, _chance, tell) => clear(table, seat, move, tell),
  done: (_, _box, table, seat, chance, tell) => endActions(table, seat, chance, tell),
};
const applyKind = byKind(appliers);

export const apply = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell?: Tell<Event>,
): void => applyKind(move, box, table, seat, chance, tell);
