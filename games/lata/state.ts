import type { Seat, Seats, Viewer } from '../kernel/index.ts';
import type { SetAt } from './cards.ts';
import type {
  Auction,
  Cubes,
  Laid,
  MarketCard,
  Money,
  ProductionCard,
  Scenario,
  ScoringCard,
  Space,
  Spot,
} from './components.ts';

export const STEPS = [
  'choose',
  'bid',
  'raise',
  'marker',
  'take',
  'keep',
  'place',
  'produce',
  'sell',
  'buy',
  'over',
] as const;

/**
 * What is being decided: Aveiro's first card, sealed bids, the open auction, where the solo marker starts, a set, two
 * of the cards shown to a single player, where cards go, production, sales, a scoring card, or nothing any more.
 */
export type Step = (typeof STEPS)[number];

/** Where the three decks stand in `decks`. */
export const [PRODUCTION_DECK, MARKET_DECK, SCORING_DECK]: readonly [SetAt, SetAt, SetAt] = [0, 2, 4];

/** Everything on the table; `Secret` is what is known of a bid. Lists by seat have so many entries for each. */
export interface Table<Secret> {
  readonly auction: Auction;
  readonly money: Money;
  readonly scenario: Scenario;
  readonly players: number;
  step: Step;
  round: number;
  /** Whose turn it is, as an index of `order`. */
  turn: number;
  /** The seat that holds each turn-order token, first one first. */
  readonly order: Seat[];
  /** The same for the tokens taken so far in an open auction, −1 where none is. */
  readonly tokens: Seat[];
  /** Who has made a sealed bid. */
  sealed: Seats;
  /** Sealed bids by seat, −1 where there is none. */
  readonly bids: Secret[];
  /** Action points by seat. */
  readonly points: number[];
  readonly coins: number[];
  /** Cubes by seat × 3 + good, those in salt included. */
  readonly goods: number[];
  /** How many of them come from salt. */
  readonly salt: number[];
  /** What is left of the three decks; the order is decided by chance when cards are drawn. */
  readonly decks: number[];
  /** Market cards under the deck, the next one first (L-SOL-3). */
  readonly under: MarketCard[];
  /** The discard pile of production cards, as a set. */
  readonly discard: number[];
  /** Production cards on offer, two entries a set; −1 where there is none. */
  readonly sets: ProductionCard[];
  /** Cards that have been taken and must be placed, the next one first. */
  readonly hand: ProductionCard[];
  /** The space that the first card of the hand was placed on, or −1. */
  usedSpace: Space;
  /** Cards by seat × FACTORY_CARDS in the order they were placed, −1 for none. */
  readonly factories: Laid[];
  /** The visible card by seat × SPACES + space, or −1. */
  readonly tops: ProductionCard[];
  /** Market cards on display, and the cubes on each. */
  readonly market: MarketCard[];
  readonly filled: Cubes[];
  /** Completed market cards, a set a seat. */
  readonly won: number[];
  /** Scoring cards on display. */
  readonly offers: ScoringCard[];
  /** Scoring cards bought, a set a seat. */
  readonly bought: number[];
  /** Where the line has come to; LINE_END when there is nothing to produce. */
  spot: Spot;
  /** 1 if the card under the line's head has been paid for. */
  paid: number;
  /** 1 if the wholesaler has delivered once. */
  ordered: number;
  /** How often this turn may still reveal for free, reveal for a price, and replace market cards. */
  freeReveals: number;
  reveals: number;
  replacements: number;
}

export type State = Table<number>;

/** The bids of others are null. The viewer's name keeps a state from passing for a view. */
export interface View extends Table<number | null> {
  readonly viewer: Viewer;
}

/** What the rules need: they must not rely on knowing everything. */
export type AnyTable = Table<number | null>;

const cloneTable = <Secret>(table: Table<Secret>): Table<Secret> => ({
  auction: table.auction,
  money: table.money,
  scenario: table.scenario,
  players: table.players,
  step: table.step,
  round: table.round,
  turn: table.turn,
  order: table.order.slice(),
  tokens: table.tokens.slice(),
  sealed: table.sealed,
  bids: table.bids.slice(),
  points: table.points.slice(),
  coins: table.coins.slice(),
  goods: table.goods.slice(),
  salt: table.salt.slice(),
  decks: table.decks.slice(),
  under: table.under.slice(),
  discard: table.discard.slice(),
  sets: table.sets.slice(),
  hand: table.hand.slice(),
  usedSpace: table.usedSpace,
  factories: table.factories.slice(),
  tops: table.tops.slice(),
  market: table.market.slice(),
  filled: table.filled.slice(),
  won: table.won.slice(),
  offers: table.offers.slice(),
  bought: table.bought.slice(),
  spot: table.spot,
  paid: table.paid,
  ordered: table.ordered,
  freeReveals: table.freeReveals,
  reveals: table.reveals,
  replacements: table.replacements,
});

export const cloneState = (state: State): State => cloneTable(state);
export const cloneView = (view: View): View => ({ ...cloneTable(view), viewer: view.viewer });

/** The seat whose turn it is. */
export const seatToPlay = (table: AnyTable): Seat => table.order[table.turn];

export const isSolo = (table: AnyTable): boolean => table.players === 1;
