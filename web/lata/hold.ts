// What the player has in hand, so to speak: tins about to be sold, a card about to be placed, crates about to be
// replaced. None of it is part of the match.

import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Objection, Seat } from '../../games/kernel/index.ts';
import {
  cubes,
  CUBES,
  placeMoves,
  redIn,
  seatToPlay,
  sellMoves,
  silverIn,
  takeMoves,
  yellowIn,
  type Box,
  type Cubes,
  type Good,
  type Lata,
  type MarketCard,
  type Move,
  type ProductionCard,
  type Space,
} from '../../games/lata/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { lataMessages, type LataMessages } from './messages/index.ts';
import { tinsOf } from './words.ts';

/** Tins that lie in a crate but are not sold yet. */
interface Sale {
  readonly card: MarketCard;
  readonly tins: Cubes;
}

export interface Hold {
  readonly desk: Desk<Lata>;
  readonly box: Box;
  readonly text: LataMessages;
  /** Whose line is shown large: the viewer's, or the one looked at. */
  readonly seat: Seat;
  readonly shown: Signal<Seat | undefined>;
  readonly isLegal: (move: Move) => boolean;
  readonly explain: (rule: string, words: (text: LataMessages) => string) => void;
  readonly sale: Signal<Sale | undefined>;
  readonly putIn: (card: MarketCard, good: Good) => void;
  readonly takeOut: (card: MarketCard, good: Good) => void;
  /** The largest sale that a market allows now; 0 for none. */
  readonly mostFor: (card: MarketCard) => Cubes;
  readonly fill: (card: MarketCard) => void;
  /** Which card of the hand is placed next. */
  readonly next: Signal<number>;
  /** Where the second card of the hand goes, once the first has its place. */
  readonly planned: Signal<Space | undefined>;
  /** The cards of a set that is pointed at, to be tried on the line. */
  readonly tried: Signal<readonly ProductionCard[]>;
  readonly placeOn: (space: Space) => void;
  readonly takeTo: (set: number, space: Space) => void;
  readonly kept: Signal<readonly number[]>;
  readonly replacing: Signal<readonly MarketCard[] | undefined>;
  readonly fanned: Signal<Space | undefined>;
}

const ONE = [cubes(1, 0, 0), cubes(0, 1, 0), cubes(0, 0, 1)];

export const useHold = (desk: Desk<Lata>, box: Box): Hold => {
  const shown = useSignal<Seat | undefined>(undefined);
  const sale = useSignal<Sale | undefined>(undefined);
  const next = useSignal(0);
  const planned = useSignal<Space | undefined>(undefined);
  const tried = useSignal<readonly ProductionCard[]>([]);
  const kept = useSignal<readonly number[]>([]);
  const replacing = useSignal<readonly MarketCard[] | undefined>(undefined);
  const fanned = useSignal<Space | undefined>(undefined);
  const { view, viewer, drafted } = desk;
  const own = typeof viewer === 'number' ? viewer : seatToPlay(view);

  // What is in hand belongs to what is being asked; it is let go at once, before anything new can be taken up.
  useLayoutEffect(() => {
    sale.value = undefined;
    next.value = 0;
    planned.value = undefined;
    tried.value = [];
    kept.value = [];
    replacing.value = undefined;
    fanned.value = undefined;
  }, [view.step, view.round, drafted.length]);
  useLayoutEffect(() => {
    shown.value = undefined;
  }, [desk.seat, view.step]);

  const explain = (rule: string, words: (text: LataMessages) => string): void => {
    const objection: Objection = { rule, reason: { en: words(lataMessages.en), pt: words(lataMessages.pt) } };
    desk.explain(objection);
  };

  const isLegal = (move: Move): boolean => desk.legal.includes(move);

  const mostFor = (card: MarketCard): Cubes => {
    const at = view.market.indexOf(card);
    if (at < 0 || view.step !== 'sell') return 0;
    const { silver, red, yellow } = box.markets[card];
    const filled = view.filled[at];
    const goods = view.goods.slice(own * 3, own * 3 + 3);
    const most = cubes(
      Math.min(goods[0], silver - silverIn(filled)),
      Math.min(goods[1], red - redIn(filled)),
      Math.min(goods[2], yellow - yellowIn(filled)),
    );
    return most > 0 && isLegal(sellMoves[card * CUBES + most]) ? most : 0;
  };

  const inSale = (card: MarketCard): Cubes => (sale.value?.card === card ? sale.value.tins : 0);

  return {
    desk,
    box,
    text: lataMessages[desk.language],
    seat: shown.value ?? own,
    shown,
    isLegal,
    explain,
    sale,
    putIn: (card, good) => {
      const tins = inSale(card) + ONE[good];
      const move = sellMoves[card * CUBES + tins];
      // The market may lack room, the player tins or points: the rules say which.
      if (isLegal(move)) sale.value = { card, tins };
      else desk.play(move);
    },
    takeOut: (card, good) => {
      const tins = inSale(card) - ONE[good];
      sale.value = tins > 0 ? { card, tins } : undefined;
    },
    mostFor,
    fill: card => {
      const tins = mostFor(card);
      if (tins > 0) sale.value = { card, tins };
      else {
        const { silver, red } = box.markets[card];
        desk.play(sellMoves[card * CUBES + ONE[silver > 0 ? 0 : red > 0 ? 1 : 2]]);
      }
    },
    next,
    planned,
    tried,
    placeOn: space => {
      const { hand, step } = view;
      if (step === 'take' && desk.seat !== undefined) return explain('L-FAC-1', text => text.chooseFirst);
      if (hand.length === 2 && next.value === 1) {
        planned.value = space;
        next.value = 0;
        return undefined;
      }
      const then = planned.value;
      desk.play(placeMoves[space]);
      if (then !== undefined && hand.length === 2) desk.play(placeMoves[then]);
      return undefined;
    },
    takeTo: (set, space) => {
      desk.play(takeMoves[set]);
      if (isLegal(takeMoves[set])) desk.play(placeMoves[space]);
    },
    kept,
    replacing,
    fanned,
  };
};

/** Tins held by a seat, and those of them that come from salt. */
export const holdingOf = (
  { desk }: Hold,
  seat: Seat,
): { readonly tins: readonly number[]; readonly salt: readonly number[] } => ({
  tins: desk.view.goods.slice(seat * 3, seat * 3 + 3),
  salt: desk.view.salt.slice(seat * 3, seat * 3 + 3),
});

/** The tins of each colour that lie in a crate but are not sold yet. */
export const offeredTins = ({ sale }: Hold, card?: MarketCard): readonly number[] =>
  sale.value !== undefined && (card === undefined || sale.value.card === card)
    ? tinsOf(sale.value.tins)
    : [0, 0, 0];
