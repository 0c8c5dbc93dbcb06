import {
  CUBES,
  GOODS,
  MARKET_CARDS,
  MOST_POINTS,
  MOST_SLOTS,
  PRODUCTION_CARDS,
  SCORING_CARDS,
  SPACES,
  type Good,
  type MarketCard,
  type ProductionCard,
  type ScoringCard,
  type Space,
} from './components.ts';

/** The production card that Aveiro starts with. */
export interface Choose {
  readonly kind: 'choose';
  readonly card: ProductionCard;
}

/** A sealed bid, which can be changed until the last one is in. */
export interface Bid {
  readonly kind: 'bid';
  readonly points: number;
}

/** Pays an action point to stay in the open auction. */
export interface Stay {
  readonly kind: 'stay';
}

/** Leaves the open auction, or buys no scoring card. */
export interface Pass {
  readonly kind: 'pass';
}

/** Where the marker of a single player starts. */
export interface Marker {
  readonly kind: 'marker';
  readonly points: number;
}

export interface Take {
  readonly kind: 'take';
  readonly set: number;
}

/** Keeps two of the cards shown to a single player. */
export interface Keep {
  readonly kind: 'keep';
  readonly first: number;
  readonly second: number;
}

/** Places the next card of the hand. */
export interface Place {
  readonly kind: 'place';
  readonly space: Space;
}

/** Discards the next card of the hand (L-SOL-8). */
export interface Discard {
  readonly kind: 'discard';
}

export interface Make {
  readonly kind: 'make';
  readonly good: Good;
}

/** Gives two cubes to the trader. */
export interface Trade {
  readonly kind: 'trade';
  readonly first: Good;
  readonly second: Good;
}

export interface Relabel {
  readonly kind: 'relabel';
  readonly from: Good;
  readonly to: Good;
}

export interface Overtime {
  readonly kind: 'overtime';
}

/** Buys a cube from the wholesaler. */
export interface Order {
  readonly kind: 'order';
  readonly good: Good;
}

/** Produces nothing here and goes on to the next icon. */
export interface Skip {
  readonly kind: 'skip';
}

/** Leaves the rest of the line. */
export interface Stop {
  readonly kind: 'stop';
}

/** Reveals market cards or scoring cards. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly count: number;
}

/** Puts market cards under the deck and draws as many (L-SOL-3). */
export interface Replace {
  readonly kind: 'replace';
  readonly cards: readonly MarketCard[];
}

export interface Sell {
  readonly kind: 'sell';
  readonly card: MarketCard;
  readonly silver: number;
  readonly red: number;
  readonly yellow: number;
}

/** Ends production and sales. */
export interface End {
  readonly kind: 'end';
}

export interface Buy {
  readonly kind: 'buy';
  readonly card: ScoringCard;
}

export type Move =
  | Choose
  | Bid
  | Stay
  | Pass
  | Marker
  | Take
  | Keep
  | Place
  | Discard
  | Make
  | Trade
  | Relabel
  | Overtime
  | Order
  | Skip
  | Stop
  | Reveal
  | Replace
  | Sell
  | End
  | Buy;

// There are few different moves: each exists once, so that a list of legal ones is a list of references.

const each = <T extends object>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)));

export const chooseMoves = each(PRODUCTION_CARDS, (card): Choose => ({ kind: 'choose', card }));
export const bidMoves = each(MOST_POINTS + 1, (points): Bid => ({ kind: 'bid', points }));
export const stay: Stay = Object.freeze({ kind: 'stay' });
export const pass: Pass = Object.freeze({ kind: 'pass' });
export const markerMoves = each(MOST_POINTS + 1, (points): Marker => ({ kind: 'marker', points }));
export const takeMoves = each(5, (set): Take => ({ kind: 'take', set }));

/** L-SOL-2: two cards, and one more for every action point. */
export const MOST_SHOWN = 2 + MOST_POINTS;
/** By first × MOST_SHOWN + second; only those with first < second are ever legal. */
export const keepMoves = each(MOST_SHOWN * MOST_SHOWN, (i): Keep => ({
  kind: 'keep',
  first: Math.floor(i / MOST_SHOWN),
  second: i % MOST_SHOWN,
}));
export const placeMoves = each(SPACES, (space): Place => ({ kind: 'place', space }));
export const discard: Discard = Object.freeze({ kind: 'discard' });
export const makeMoves = each(GOODS.length, (good): Make => ({ kind: 'make', good }));
/** By first × 3 + second; only those with first ≤ second are ever legal. */
export const tradeMoves = each(9, (i): Trade => ({ kind: 'trade', first: Math.floor(i / 3), second: i % 3 }));
/** By from × 3 + to; only those with two colours are ever legal. */
export const relabelMoves = each(9, (i): Relabel => ({
  kind: 'relabel',
  from: Math.floor(i / 3),
  to: i % 3,
}));
export const overtime: Overtime = Object.freeze({ kind: 'overtime' });
export const orderMoves = each(GOODS.length, (good): Order => ({ kind: 'order', good }));
export const skip: Skip = Object.freeze({ kind: 'skip' });
export const stop: Stop = Object.freeze({ kind: 'stop' });
/** L-SOL-4: by number of cards less one. */
export const revealMoves = each(3, (i): Reveal => ({ kind: 'reveal', count: i + 1 }));
/** By market card × CUBES + cubes; only those with 1 to 4 cubes are ever legal. */
export const sellMoves = each(MARKET_CARDS * CUBES, (i): Sell => {
  const packed = i % CUBES;
  return {
    kind: 'sell',
    card: Math.floor(i / CUBES),
    silver: packed % 5,
    red: Math.floor(packed / 5) % 5,
    yellow: Math.floor(packed / 25),
  };
});
export const end: End = Object.freeze({ kind: 'end' });
export const buyMoves = each(SCORING_CARDS, (card): Buy => ({ kind: 'buy', card }));

const replaceMoves = new Map<number, Replace>();

/** Up to three market cards, made when they are first asked for: there are 12,383 choices and few come up. */
export const replaceMove = (one: MarketCard, two: MarketCard = 63, three: MarketCard = 63): Replace => {
  const key = (one * 64 + two) * 64 + three;
  const known = replaceMoves.get(key);
  if (known !== undefined) return known;
  const cards = Object.freeze([one, two, three].filter(card => card < MARKET_CARDS));
  const made: Replace = Object.freeze({ kind: 'replace', cards });
  replaceMoves.set(key, made);
  return made;
};

/** Every move that can ever be legal, but for replacements. */
export const fixedMoves: readonly Move[] = [
  ...chooseMoves,
  ...bidMoves,
  stay,
  pass,
  ...markerMoves,
  ...takeMoves,
  ...keepMoves.filter(({ first, second }) => first < second),
  ...placeMoves,
  discard,
  ...makeMoves,
  ...tradeMoves.filter(({ first, second }) => first <= second),
  ...relabelMoves.filter(({ from, to }) => from !== to),
  overtime,
  ...orderMoves,
  skip,
  stop,
  ...revealMoves,
  ...sellMoves.filter(({ silver, red, yellow }) => {
    const count = silver + red + yellow;
    return count >= 1 && count <= MOST_SLOTS;
  }),
  end,
  ...buyMoves,
];
