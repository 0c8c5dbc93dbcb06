// What the player has in hand, so to speak: the card about to be laid, how it is turned and where it hovers, the square
// that is looked at, whose area is shown. None of it is part of the match.

import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import {
  bid,
  COLOURS,
  deliver,
  doneMove,
  dries,
  lays,
  NO_CARD,
  placementFacts,
  places,
  ROAST,
  roasts,
  ROTATIONS,
  SHOP,
  stores,
  takeOf,
  type Area,
  type Begin,
  type Box,
  type Cafe,
  type Card,
  type Cell,
  type Colour,
  type Move,
  type Place,
  type PlacementFacts,
  type Rotation,
  type Take,
  type View,
  unlays,
} from '../../games/cafe/index.ts';
import { hasSeat, noChance, type Seat } from '../../games/kernel/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { deliverBest, fillBest } from './assistant.ts';
import {
  cubesAt,
  isDrying,
  isGrown,
  productionAsked,
  productionsAt,
  rootOf,
  squareAt,
  stepsBetween,
  wayBetween,
  withSteps,
} from './deeds.ts';
import { cafeMessages, type CafeMessages } from './messages/index.ts';

export interface Hold {
  readonly desk: Desk<Cafe>;
  readonly box: Box;
  readonly text: CafeMessages;
  /** The seat whose area is shown, and that area with a card on it that waits for the referee. */
  readonly shown: Seat;
  readonly area: Area;
  readonly show: (seat: Seat) => void;
  /** Whether the viewer acts on the area that is shown. */
  readonly acting: boolean;
  /** The card that can be laid now, or −1; while one is dragged from the market, that one. */
  readonly card: Card;
  readonly dragged: Signal<Card>;
  readonly rotation: Signal<Rotation>;
  /** Where the card hovers. */
  readonly at: Signal<Cell | undefined>;
  /** The square that is looked at, or whose cubes are about to be carried. */
  readonly cell: Signal<Cell | undefined>;
  /** The square last pointed at: what it is, is told while none is looked at. */
  readonly pointed: Signal<Cell | undefined>;
  /** The squares that the action is about which is pointed at in the list. */
  readonly about: Signal<readonly Cell[]>;
  /** What laying the card where it hovers, or where it was just laid, would change. */
  readonly facts: PlacementFacts | undefined;
  readonly factsAt: (card: Card, cell: Cell, rotation: Rotation) => PlacementFacts;
  /** Actions that the drafted end of them leaves. */
  readonly unspent: number;
  readonly turn: () => void;
  readonly takeFor: (card: Card) => Move;
  readonly layAt: (cell: Cell) => void;
  readonly choose: (cell: Cell) => void;
  readonly carry: (from: Cell, onto: string) => void;
  readonly fill: (begin: Begin) => void;
  readonly deliverAll: () => void;
  readonly bid: (colour: Colour, count: number) => void;
}

/** The place of a drafted card, while it is the last thing done. */
const draftedPlace = ({ drafted }: Desk<Cafe>): Place | undefined => {
  const last = drafted.at(-1);
  return last?.kind === 'place' ? last : undefined;
};

/** The table before the last thing drafted: what came before that is done again. */
const beforeLast = ({ game, before, drafted }: Desk<Cafe>, seat: Seat): View => {
  const table = game.cloneView(before);
  for (const move of drafted.slice(0, -1)) game.apply(table, seat, move, noChance);
  return table;
};

/** The actions that the end of them leaves unspent. */
const unspentIn = (desk: Desk<Cafe>): number =>
  desk.seat === undefined || desk.drafted.at(-1) !== doneMove
    ? 0
    : beforeLast(desk, desk.seat).actions[desk.seat];

/** The same place for a card that was laid, turned on as far as it must be to lie there. */
const turnedPlace = (desk: Desk<Cafe>, { cell, rotation }: Place): Place => {
  const turned = ROTATIONS.map(by => places[cell * 4 + ((rotation + 1 + by) % ROTATIONS.length)]);
  const { game, seat } = desk;
  if (seat === undefined) return turned[0];
  const legal = game.legal(beforeLast(desk, seat), seat);
  return turned.find(place => legal.includes(place)) ?? turned[0];
};

/** The dearest cube is spared: a card is paid with the colour that lies most. */
const usualPay = (moves: readonly Take[], counts: readonly number[]): Take | undefined =>
  moves.toSorted((a, b) => (counts[b.colour] ?? 0) - (counts[a.colour] ?? 0)).at(0);

export const useHold = (desk: Desk<Cafe>, box: Box): Hold => {
  const { view, drafted, legal, seat } = desk;
  const own = typeof desk.viewer === 'number' ? desk.viewer : undefined;
  const looking = useSignal<Seat | undefined>(undefined);
  const dragged = useSignal<Card>(NO_CARD);
  const rotation = useSignal<Rotation>(0);
  const at = useSignal<Cell | undefined>(undefined);
  const cell = useSignal<Cell | undefined>(undefined);
  const pointed = useSignal<Cell | undefined>(undefined);
  const about = useSignal<readonly Cell[]>([]);
  const shown =
    looking.value ?? own ?? (view.step === 'take' || view.step === 'place' ? view.order[view.turn] : 0);
  const acting = seat !== undefined && seat === shown;
  const laid = draftedPlace(desk);
  const taken = desk.awaiting === undefined ? view.taken : NO_CARD;
  const card =
    dragged.value === NO_CARD ? (view.step === 'place' && acting ? taken : NO_CARD) : dragged.value;
  const warehouse = view.warehouse.slice(shown * 4, shown * 4 + 4);
  const waits = desk.awaiting?.kind === 'place' && acting ? desk.awaiting : undefined;
  const factsAt = (one: Card, cellAt: Cell, turned: Rotation): PlacementFacts =>
    placementFacts(box, view.rules, view.areas[shown], one, cellAt, turned);
  const area = waits === undefined ? view.areas[shown] : factsAt(view.taken, waits.cell, waits.rotation).area;

  // What was in hand is put down when something else is asked; at once, before anything new can be taken up.
  useLayoutEffect(() => {
    at.value = undefined;
    cell.value = undefined;
    looking.value = undefined;
    if (view.step !== 'place') rotation.value = 0;
  }, [view.round, view.step, view.turn, desk.viewer]);
  // The button that was pointed at may be gone once something is done.
  useLayoutEffect(() => {
    about.value = [];
  }, [drafted, shown]);

  const turn = (): void => {
    if (laid !== undefined) return desk.replace(turnedPlace(desk, laid));
    if (card !== NO_CARD) rotation.value = (rotation.value + 1) % box.rotations[card];
  };

  const takeFor = (one: Card): Move => {
    const takes = legal.filter((move): move is Take => move.kind === 'take' && move.card === one);
    const discard = legal.find(move => move.kind === 'discard' && move.card === one);
    return usualPay(takes, warehouse) ?? discard ?? takeOf(one, -1);
  };

  const carry = (from: Cell, onto: string): void => {
    if (seat === undefined) return;
    cell.value = undefined;
    if (onto === 'warehouse') return desk.redraft(withSteps(drafted, deliver, [stores[from]]));
    const to = Number(onto);
    const way = wayBetween(box, view, seat, from, to);
    if (way !== undefined) desk.redraft(withSteps(drafted, way, stepsBetween(box, view, seat, from, to)));
  };

  const choose = (chosen: Cell): void => {
    const before = cell.value;
    pointed.value = chosen;
    cell.value = before === chosen ? undefined : chosen;
    if (!acting || seat === undefined || view.step !== 'act') return;
    if (before !== undefined && before !== chosen && cubesAt(view, seat, before) !== 0)
      if (wayBetween(box, view, seat, before, chosen) !== undefined) return carry(before, String(chosen));
    const square = squareAt(box, view, seat, chosen);
    if (square === SHOP || cubesAt(view, seat, chosen) !== 0) return;
    if (isGrown(square)) {
      const moves = productionsAt(box, view, seat, legal, chosen);
      if (moves.length > 1) return;
      cell.value = undefined;
      desk.play(moves.at(0) ?? productionAsked(box, view, seat, chosen));
    }
  };

  const facts =
    laid !== undefined && acting
      ? waits === undefined
        ? undefined
        : factsAt(view.taken, laid.cell, laid.rotation)
      : card !== NO_CARD && at.value !== undefined
        ? factsAt(card, at.value, rotation.value)
        : undefined;

  return {
    desk,
    box,
    text: cafeMessages[desk.language],
    shown,
    area,
    show: to => (looking.value = to),
    acting,
    card,
    dragged,
    rotation,
    at,
    cell,
    pointed,
    about,
    facts,
    factsAt,
    unspent: unspentIn(desk),
    turn,
    takeFor,
    layAt: to => {
      const move = places[to * 4 + rotation.value];
      if (waits !== undefined) return desk.replace(places[to * 4 + waits.rotation]);
      if (dragged.value === NO_CARD || view.step !== 'take') return desk.play(move);
      desk.redraft([...drafted, takeFor(dragged.value), move]);
    },
    choose,
    carry,
    fill: begin => {
      if (seat === undefined) return;
      cell.value = undefined;
      desk.redraft(withSteps(drafted, begin, fillBest(box, view, seat, begin)));
    },
    deliverAll: () => {
      if (seat === undefined) return;
      cell.value = undefined;
      desk.redraft(withSteps(drafted, deliver, deliverBest(box, view, seat)));
    },
    bid: (colour, count) => {
      if (seat === undefined) return;
      // A bid that was closed before is changed; another one is written anew.
      const closed = hasSeat(desk.before.closed, seat);
      const moves = COLOURS.flatMap((_, i) => {
        const wanted = i === colour ? count : (view.bids[seat * 4 + i] ?? 0);
        const more = wanted - (closed ? (desk.before.bids[seat * 4 + i] ?? 0) : 0);
        return new Array<Move>(Math.abs(more)).fill(more > 0 ? lays[i] : unlays[i]);
      });
      desk.redraft(drafted.includes(bid) ? [...moves, bid] : moves);
    },
  };
};

/** The move that begins an action on the group of a square that can take cubes, or undefined. */
export const beginAt = ({ box, desk }: Hold, seat: Seat, cell: Cell): Begin | undefined => {
  const square = squareAt(box, desk.view, seat, cell);
  const root = rootOf(box, desk.view, seat, cell);
  if (isDrying(square)) return dries[root];
  return square === ROAST ? roasts[root] : undefined;
};
