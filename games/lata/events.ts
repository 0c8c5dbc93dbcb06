import { byKind, type Seat, type Viewer } from '../kernel/index.ts';
import type { Good, MarketCard, ProductionCard, Scenario, ScoringCard, Space } from './components.ts';

/** A bid that a viewer does not see is null. */
export type Event =
  | { readonly kind: 'start'; readonly order: readonly Seat[] }
  | { readonly kind: 'solo'; readonly scenario: Scenario }
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly card: ProductionCard }
  | { readonly kind: 'round'; readonly round: number }
  /** Two entries a set; −1 where there is no second card. */
  | { readonly kind: 'dealt'; readonly sets: readonly ProductionCard[] }
  | { readonly kind: 'markets'; readonly cards: readonly MarketCard[] }
  | { readonly kind: 'offers'; readonly cards: readonly ScoringCard[] }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly points: number | null; readonly first: boolean }
  | { readonly kind: 'bids'; readonly bids: readonly number[] }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'left'; readonly seat: Seat; readonly token: number }
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'marker'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly cards: readonly ProductionCard[] }
  | { readonly kind: 'discarded'; readonly cards: readonly ProductionCard[] }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly card: ProductionCard;
      readonly space: Space;
      readonly cost: number;
    }
  | { readonly kind: 'made'; readonly seat: Seat; readonly good: Good; readonly card: ProductionCard }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly first: Good; readonly second: Good }
  | { readonly kind: 'relabelled'; readonly seat: Seat; readonly from: Good; readonly to: Good }
  | { readonly kind: 'overtime'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly good: Good }
  | {
      readonly kind: 'revealed-market';
      readonly seat: Seat;
      readonly card: MarketCard;
      readonly free: boolean;
    }
  | { readonly kind: 'revealed-scoring'; readonly seat: Seat; readonly cards: readonly ScoringCard[] }
  | {
      readonly kind: 'replaced';
      readonly seat: Seat;
      readonly old: readonly MarketCard[];
      readonly cards: readonly MarketCard[];
    }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly card: MarketCard;
      readonly silver: number;
      readonly red: number;
      readonly yellow: number;
      readonly coins: number;
    }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly card: MarketCard }
  | { readonly kind: 'ended'; readonly seat: Seat }
  | {
      readonly kind: 'salted';
      readonly seat: Seat;
      readonly silver: number;
      readonly red: number;
      readonly yellow: number;
    }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly red: number; readonly yellow: number }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: ScoringCard; readonly cost: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over' };

const asItIs = (event: Event): Event => event;

/** L-BID-1: others learn that somebody has bid, and nothing of the bid or of a change of mind. */
export const witness = byKind<Event, [Viewer], Event | undefined>({
  start: asItIs,
  solo: asItIs,
  chosen: asItIs,
  round: asItIs,
  dealt: asItIs,
  markets: asItIs,
  offers: asItIs,
  bid: (event, viewer) => {
    if (event.seat === viewer) return event;
    return event.first ? { ...event, points: null } : undefined;
  },
  bids: asItIs,
  stayed: asItIs,
  left: asItIs,
  order: asItIs,
  marker: asItIs,
  took: asItIs,
  discarded: asItIs,
  placed: asItIs,
  made: asItIs,
  traded: asItIs,
  relabelled: asItIs,
  overtime: asItIs,
  ordered: asItIs,
  'revealed-market': asItIs,
  'revealed-scoring': asItIs,
  replaced: asItIs,
  sold: asItIs,
  completed: asItIs,
  ended: asItIs,
  salted: asItIs,
  lost: asItIs,
  bought: asItIs,
  passed: asItIs,
  over: asItIs,
});
