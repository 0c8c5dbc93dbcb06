import type { Colour } from '../../../games/cafe/index.ts';

/** The squares of the vocabulary, as they are explained where they lie. */
export type SquareName =
  | 'blank'
  | 'bean'
  | 'plus'
  | 'dry'
  | 'lote'
  | 'roast'
  | 'cup'
  | 'expresso'
  | 'ship'
  | 'shop'
  | 'nata';

/** What the Café table says, once a language. */
export interface CafeMessages {
  readonly colours: readonly string[];
  /** One or several cubes of a colour: "2 yellow cubes". */
  readonly cubes: (colour: Colour, count: number) => string;
  readonly nothing: string;
  readonly squares: Readonly<Record<SquareName, string>>;
  readonly abouts: Readonly<Record<SquareName, string>>;
  readonly star: string;
  readonly bean: (colour: Colour) => string;
  readonly shop: (name: string, wants: string, value: number) => string;
  readonly shopHas: (has: string) => string;
  readonly shopMisses: (misses: string) => string;
  readonly shopFull: string;
  readonly shopDead: string;
  readonly cell: (cell: string, what: string, holds: string) => string;
  readonly empty: string;
  readonly round: (round: number, rounds: number) => string;
  readonly over: string;
  readonly area: (name: string) => string;
  readonly areas: string;
  readonly showArea: (name: string) => string;
  readonly fit: string;
  readonly closer: string;
  readonly farther: string;
  readonly market: string;
  readonly card: (name: string, top: string, bottom: string) => string;
  readonly free: string;
  readonly freeByShips: string;
  readonly costs: string;
  readonly take: (card: string, pays: string) => string;
  readonly takeFree: (card: string) => string;
  readonly tooDear: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly payWith: string;
  readonly adds: string;
  readonly action: (count: number) => string;
  readonly deckLeft: (count: number) => string;
  readonly turn: string;
  readonly inHand: (card: string) => string;
  readonly justLaid: (card: string) => string;
  readonly layHere: string;
  readonly lay: (cell: string, turned: string) => string;
  readonly layAt: (card: string, cell: string, facts: string) => string;
  readonly moveLaid: (card: string, cell: string) => string;
  readonly turned: (degrees: number) => string;
  readonly whereTo: string;
  readonly preview: string;
  readonly covers: (count: number) => string;
  readonly loses: (cubes: string) => string;
  readonly losesNothing: string;
  readonly kills: (shops: string) => string;
  readonly cups: string;
  readonly ships: string;
  readonly groups: string;
  readonly groupSizes: Readonly<Record<'bean' | 'dry' | 'roast', string>>;
  readonly before: (before: number, after: number) => string;
  readonly actions: string;
  readonly actionsLeft: (left: number, of: number) => string;
  readonly produce: (cell: string) => string;
  readonly produceIn: (colour: Colour, cell: string) => string;
  readonly dry: (cell: string) => string;
  readonly roast: (cell: string) => string;
  readonly deliver: string;
  readonly gains: (cubes: string) => string;
  readonly room: (free: number) => string;
  readonly roasted: (count: number) => string;
  readonly fillBest: string;
  readonly fillBestFor: (group: string) => string;
  readonly deliverBest: string;
  readonly carryColour: (colour: Colour, count: number) => string;
  readonly carryHint: string;
  readonly put: (from: string, to: string) => string;
  readonly serve: (from: string, shop: string) => string;
  readonly store: (from: string) => string;
  readonly clear: (cell: string) => string;
  readonly clearAbout: string;
  readonly name: (colour: Colour) => string;
  readonly nameWhich: string;
  readonly done: string;
  readonly doneUnspent: (count: number) => string;
  readonly unspentAbout: (count: number) => string;
  readonly redOnStar: string;
  readonly shops: string;
  readonly noShops: string;
  readonly worth: (points: number) => string;
  readonly warehouse: string;
  readonly warehouseAbout: (first: Colour, second: Colour, points: number) => string;
  readonly scoresDouble: string;
  readonly scoresOnce: string;
  readonly bid: string;
  readonly bidAbout: string;
  readonly bidMore: (colour: Colour) => string;
  readonly bidLess: (colour: Colour) => string;
  readonly bidTotal: (count: number) => string;
  readonly closeBid: string;
  readonly bidClosed: string;
  readonly bidOpen: string;
  readonly unlay: (colour: Colour) => string;
  readonly layCube: (colour: Colour) => string;
  readonly master: string;
  readonly picksNext: string;
  readonly company: (name: string) => string;
  readonly supply: string;
  readonly rule: (id: string) => string;
  readonly askSquare: string;
  readonly compare: readonly (readonly [what: string, manual: string, table: string])[];
  readonly compareTitle: readonly [manual: string, table: string];
  readonly ratings: readonly string[];
  readonly points: string;
}
