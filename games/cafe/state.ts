import type { Seat, Seats, Viewer } from '../kernel/index.ts';
import { cloneArea, type Area } from './area/area.ts';
import type { Cell } from './cells.ts';
import type { Card, RuleSet, Switch } from './components.ts';

export const STEPS = ['bid', 'take', 'place', 'act', 'over'] as const;
/** What is being decided: bids, a card of the market, its place, actions, or nothing any more. */
export type Step = (typeof STEPS)[number];

/** The action that a seat has begun and may still go on with, by number. */
export type Doing = number;
export const [NOTHING, DRYING, ROASTING, DELIVERING, NAMING] = [0, 1, 2, 3, 4] as const;
export const DOINGS = 5;

/** Everything on the table; `Secret` is what is known of a bid. */
export interface Table<Secret> {
  readonly rules: RuleSet;
  readonly expresso: Switch;
  readonly bidding: Switch;
  readonly players: number;
  step: Step;
  round: number;
  master: Seat;
  /** The seats in the order in which they pick. */
  readonly order: Seat[];
  /** How many of them have picked. */
  turn: number;
  readonly market: Card[];
  /** The card that waits to be placed, or −1. */
  taken: Card;
  /** The cards not turned up yet, 28 bits a number. Only which they are: chance decides their order when they come. */
  readonly deck: number[];
  /** Cubes in the supply, by colour. */
  readonly supply: number[];
  /** By seat. */
  readonly companies: number[];
  /** Cubes by seat × 4 + colour; those of a bid that is not shown yet still lie here. */
  readonly warehouse: number[];
  /** Cubes laid for the bid, by seat × 4 + colour. */
  readonly bids: Secret[];
  /** The seats that have closed their bid. */
  closed: Seats;
  /** The seats that have not ended their actions. */
  acting: Seats;
  /** Actions left, by seat. */
  readonly actions: number[];
  /** The action begun, by seat; then the group it is about, and the squares of its last cube, or −1. */
  readonly doing: Doing[];
  readonly group: Cell[];
  readonly source: Cell[];
  readonly target: Cell[];
  /** By seat. */
  readonly areas: Area[];
}

export type State = Table<number>;

/** Bids of others that are not shown yet are null. The viewer's name keeps a state from passing for a view. */
export interface View extends Table<number | null> {
  readonly viewer: Viewer;
}

/** What the rules need: they must not rely on knowing everything. */
export type AnyTable = Table<number | null>;

const cloneTable = <Secret>(table: Table<Secret>): Table<Secret> => ({
  rules: table.rules,
  expresso: table.expresso,
  bidding: table.bidding,
  players: table.players,
  step: table.step,
  round: table.round,
  master: table.master,
  order: table.order.slice(),
  turn: table.turn,
  market: table.market.slice(),
  taken: table.taken,
  deck: table.deck.slice(),
  supply: table.supply.slice(),
  companies: table.companies.slice(),
  warehouse: table.warehouse.slice(),
  bids: table.bids.slice(),
  closed: table.closed,
  acting: table.acting,
  actions: table.actions.slice(),
  doing: table.doing.slice(),
  group: table.group.slice(),
  source: table.source.slice(),
  target: table.target.slice(),
  areas: table.areas.map(cloneArea),
});

export const cloneState = (state: State): State => cloneTable(state);
export const cloneView = (view: View): View => ({ ...cloneTable(view), viewer: view.viewer });
