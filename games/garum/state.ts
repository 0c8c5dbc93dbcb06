import type { Viewer } from '../kernel/index.ts';
import type { Board, Cetarium, Colour, Laid, Post, Tile, TileSet, Variant } from './components.ts';

export const STEPS = ['cetarium', 'tile', 'worker', 'ghost', 'over'] as const;
/** What is being decided: the round's cetarium, a tile, a worker, the ghost's tile, or nothing any more. */
export type Step = (typeof STEPS)[number];

/** Everything on the table; `Secret` is what is known of hands and piles. */
export interface Table<Secret> {
  readonly board: Board;
  readonly variant: Variant;
  readonly players: number;
  step: Step;
  round: number;
  /** The colour that starts the round. */
  amphora: Colour;
  /** The colour whose turn it is. */
  turn: Colour;
  /** Cetaria in the order of the rounds, as far as it is known. */
  readonly order: Cetarium[];
  /** By place: the tile laid there, or −1. */
  readonly places: Laid[];
  /** By line: the worker posted there, or −1. */
  readonly lines: Post[];
  /** Workers not yet posted, by colour. */
  readonly vilicus: number[];
  readonly dominus: number[];
  /** Bonus points, by colour. */
  readonly bonus: number[];
  /** The ghost's tile while it waits to be laid, or −1. */
  ghostTile: Tile;
  /** By colour. */
  readonly hands: Secret[];
  /** By colour. Only which tiles are left: their order is decided by chance when they are drawn. */
  readonly piles: Secret[];
}

export type State = Table<TileSet>;

/** Hands and piles of others are null. The viewer's name keeps a state from passing for a view. */
export interface View extends Table<TileSet | null> {
  readonly viewer: Viewer;
}

/** What the rules need: they must not rely on knowing everything. */
export type AnyTable = Table<TileSet | null>;

const cloneTable = <Secret>(table: Table<Secret>): Table<Secret> => ({
  board: table.board,
  variant: table.variant,
  players: table.players,
  step: table.step,
  round: table.round,
  amphora: table.amphora,
  turn: table.turn,
  order: table.order.slice(),
  places: table.places.slice(),
  lines: table.lines.slice(),
  vilicus: table.vilicus.slice(),
  dominus: table.dominus.slice(),
  bonus: table.bonus.slice(),
  ghostTile: table.ghostTile,
  hands: table.hands.slice(),
  piles: table.piles.slice(),
});

export const cloneState = (state: State): State => cloneTable(state);
export const cloneView = (view: View): View => ({ ...cloneTable(view), viewer: view.viewer });

export const cetariumOf = (table: AnyTable): Cetarium => table.order[table.round];
