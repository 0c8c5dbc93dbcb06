import type { Seat, Viewer } from '../kernel/index.ts';
import type { Cell } from './cells.ts';
import type { Card, Colour, Rotation } from './components.ts';

/** Counts of cubes by colour. */
type Counts = readonly number[];

export type Event =
  | { readonly kind: 'start'; readonly master: Seat }
  | { readonly kind: 'company'; readonly seat: Seat; readonly company: string; readonly card: Card }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly master: Seat;
      readonly market: readonly Card[];
    }
  /** Known to the bidder alone; `by` is 1 for a cube laid and −1 for one taken back. */
  | { readonly kind: 'laid'; readonly seat: Seat; readonly colour: Colour; readonly by: number }
  | { readonly kind: 'closed'; readonly seat: Seat }
  | { readonly kind: 'bids'; readonly bids: readonly Counts[]; readonly order: readonly Seat[] }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Card; readonly paid: Colour }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly cell: Cell;
      readonly rotation: Rotation;
      readonly lost: Counts;
      readonly killed: readonly string[];
    }
  | { readonly kind: 'turned'; readonly card: Card }
  | { readonly kind: 'actions'; readonly actions: readonly number[] }
  | { readonly kind: 'produced'; readonly seat: Seat; readonly cell: Cell; readonly gained: Counts }
  | { readonly kind: 'named'; readonly seat: Seat; readonly cell: Cell; readonly colour: Colour }
  | { readonly kind: 'began'; readonly seat: Seat; readonly action: 'dry' | 'roast'; readonly cell: Cell }
  | {
      readonly kind: 'put';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly colour: Colour;
      readonly extra: boolean;
    }
  | { readonly kind: 'delivering'; readonly seat: Seat }
  | {
      readonly kind: 'served';
      readonly seat: Seat;
      readonly from: Cell;
      readonly shop: string;
      readonly colour: Colour;
      readonly complete: boolean;
    }
  | {
      readonly kind: 'stored';
      readonly seat: Seat;
      readonly from: Cell;
      readonly colour: Colour;
      readonly count: number;
    }
  | { readonly kind: 'cleared'; readonly seat: Seat; readonly cell: Cell; readonly lost: Counts }
  | { readonly kind: 'done'; readonly seat: Seat; readonly unspent: number }
  | { readonly kind: 'swept'; readonly cards: readonly Card[] }
  | { readonly kind: 'over' };

/** Cubes laid for a bid are seen by the bidder alone. */
export const witness = (event: Event, viewer: Viewer): Event | undefined =>
  event.kind === 'laid' && event.seat !== viewer ? undefined : event;
