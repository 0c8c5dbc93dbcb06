import { CELLS, type Cell } from './cells.ts';
import { COLOURS, FIRST_INITIAL, type Card, type Colour, type Rotation } from './components.ts';

/** Lays a cube of the own warehouse for the bid. */
export interface Lay {
  readonly kind: 'lay';
  readonly colour: Colour;
}

/** Takes a cube of a closed bid back. */
export interface Unlay {
  readonly kind: 'unlay';
  readonly colour: Colour;
}

/** Closes the bid. */
export interface Bid {
  readonly kind: 'bid';
}

/** Takes a card of the market and pays a cube where one is due; −1 where the card is free. */
export interface Take {
  readonly kind: 'take';
  readonly card: Card;
  readonly colour: Colour;
}

/** Discards a card of the market because none can be paid for. */
export interface Discard {
  readonly kind: 'discard';
  readonly card: Card;
}

/** Lays the card that was taken, its left upper square on this cell. */
export interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** Produces a group; the colour is named where its first cell is a Plus square and only then, else −1. */
export interface Produce {
  readonly kind: 'produce';
  readonly cell: Cell;
  readonly colour: Colour;
}

/** Names the colour of the next Plus square of the group that is being produced. */
export interface Name {
  readonly kind: 'name';
  readonly colour: Colour;
}

/** Begins to dry on a group. */
export interface Dry {
  readonly kind: 'dry';
  readonly cell: Cell;
}

/** Begins to roast on a group. */
export interface Roast {
  readonly kind: 'roast';
  readonly cell: Cell;
}

export type Begin = Dry | Roast;

/** Moves one cube of the action that has begun. */
export interface Put {
  readonly kind: 'put';
  readonly from: Cell;
  readonly to: Cell;
}

/** Begins a delivery. */
export interface Deliver {
  readonly kind: 'deliver';
}

/** Brings one cube of a roaster to a shop, named by its first cell. */
export interface Serve {
  readonly kind: 'serve';
  readonly from: Cell;
  readonly to: Cell;
}

/** Brings all cubes that are left on a roaster to the warehouse. */
export interface Store {
  readonly kind: 'store';
  readonly from: Cell;
}

export interface Clear {
  readonly kind: 'clear';
  readonly cell: Cell;
}

/** Ends the own actions of this round. */
export interface Done {
  readonly kind: 'done';
}

export type Move =
  | Lay
  | Unlay
  | Bid
  | Take
  | Discard
  | Place
  | Produce
  | Name
  | Begin
  | Put
  | Deliver
  | Serve
  | Store
  | Clear
  | Done;

// Each move exists once, so that a list of legal ones is a list of references. There are a third of a million pairs of
// cells, of which a match sees a few hundred: those moves are made when they are first wanted.

const byCell = <M>(make: (cell: Cell) => M): readonly M[] =>
  Array.from({ length: CELLS }, (_, cell) => Object.freeze(make(cell)));

const byColour = <M>(make: (colour: Colour) => M): readonly M[] =>
  COLOURS.map((_, colour) => Object.freeze(make(colour)));

const byPair = <M>(make: (from: Cell, to: Cell) => M): ((from: Cell, to: Cell) => M) => {
  const made: (M | undefined)[][] = Array.from({ length: CELLS }, () => []);
  return (from, to) => (made[from][to] ??= Object.freeze(make(from, to)));
};

export const lays: readonly Lay[] = byColour(colour => ({ kind: 'lay', colour }));
export const unlays: readonly Unlay[] = byColour(colour => ({ kind: 'unlay', colour }));
export const bid: Bid = Object.freeze({ kind: 'bid' });

/** By card × 5 + colour + 1. */
const takes: readonly Take[] = Array.from({ length: FIRST_INITIAL * 5 }, (_, i) =>
  Object.freeze({ kind: 'take', card: Math.floor(i / 5), colour: (i % 5) - 1 }),
);
export const takeOf = (card: Card, colour: Colour): Take => takes[card * 5 + colour + 1];

export const discards: readonly Discard[] = Array.from({ length: FIRST_INITIAL }, (_, card) =>
  Object.freeze({ kind: 'discard', card }),
);

/** By cell × 4 + rotation. */
export const places: readonly Place[] = Array.from({ length: CELLS * 4 }, (_, i) =>
  Object.freeze({ kind: 'place', cell: i >> 2, rotation: i & 3 }),
);

/** By cell × 5 + colour + 1. */
const produces: readonly Produce[] = Array.from({ length: CELLS * 5 }, (_, i) =>
  Object.freeze({ kind: 'produce', cell: Math.floor(i / 5), colour: (i % 5) - 1 }),
);
export const produceOf = (cell: Cell, colour: Colour): Produce => produces[cell * 5 + colour + 1];

export const names: readonly Name[] = byColour(colour => ({ kind: 'name', colour }));
export const dries: readonly Dry[] = byCell(cell => ({ kind: 'dry', cell }));
export const roasts: readonly Roast[] = byCell(cell => ({ kind: 'roast', cell }));
export const putOf = byPair((from, to): Put => ({ kind: 'put', from, to }));
export const deliver: Deliver = Object.freeze({ kind: 'deliver' });
export const serveOf = byPair((from, to): Serve => ({ kind: 'serve', from, to }));
export const stores: readonly Store[] = byCell(from => ({ kind: 'store', from }));
export const clears: readonly Clear[] = byCell(cell => ({ kind: 'clear', cell }));
export const doneMove: Done = Object.freeze({ kind: 'done' });
