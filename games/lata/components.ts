// The vocabulary of Lata. Data count from 0; names and texts count from 1, as the box does.

/** What is sold: 0 sardines, 1 sardines in tomato, 2 mackerel in olive oil, named by their cubes. */
export const GOODS = ['silver', 'red', 'yellow'] as const;
export type GoodName = (typeof GOODS)[number];
export type Good = number;
export const [SILVER, RED, YELLOW] = [0, 1, 2] as const;
export const GOOD_LETTERS = ['S', 'R', 'Y'] as const;

/** What production cards show: four resources, and five symbols that make a card green. */
export const ICONS = [
  'sardine',
  'mackerel',
  'tomato',
  'oil',
  'tinplate',
  'trader',
  'relabel',
  'overtime',
  'wholesaler',
] as const;
export type IconName = (typeof ICONS)[number];
export type Icon = number;
export const NO_ICON = -1;
export const [SARDINE, MACKEREL, TOMATO, OIL, TINPLATE, TRADER, RELABEL, OVERTIME, WHOLESALER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** Colours of production cards: fish, fish and ingredient, ingredients, special. */
export const COLOURS = ['blue', 'brown', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const NATIONS = ['PT', 'FR', 'US', 'AU', 'CL'] as const;
export type Nation = number;
export const [PORTUGAL, FRANCE, USA, AUSTRALIA, CHILE] = [0, 1, 2, 3, 4] as const;

/** L-CMP-3 */
export const PRODUCTION_CARDS = 42;
export const MARKET_CARDS = 42;
export const SCORING_CARDS = 32;

/** A production card by its number less one; the starting cards, all alike, come after the deck. */
export type ProductionCard = number;
export const STARTING_CARD: ProductionCard = 42;
export type MarketCard = number;
export type ScoringCard = number;

const numbered = (letter: string, number: number): string => `${letter}${String(number).padStart(2, '0')}`;
export const productionName = (card: ProductionCard): string =>
  numbered('P', card === STARTING_CARD ? 0 : card + 1);
export const marketName = (card: MarketCard): string => numbered('M', card + 1);
export const scoringName = (card: ScoringCard): string => numbered('S', card + 1);

/** L-CMP-2: a space of the factory line, from the left. */
export type Space = number;
export const SPACES = 5;

/** A place for an icon in the line: space × 2, and one more for the lower icon. */
export type Spot = number;
export const LINE_END: Spot = SPACES * 2;

export const MOST_POINTS = 9;
export const ROUNDS = 6;

/** The starting card, one that Aveiro chooses, and two a round. */
export const FACTORY_CARDS = 2 + 2 * ROUNDS;

/** A card in a factory: card × 8 + space. */
export type Laid = number;
export const NONE = -1;
export const laid = (card: ProductionCard, space: Space): Laid => card * 8 + space;
export const cardOf = (placed: Laid): ProductionCard => placed >> 3;
export const spaceOf = (placed: Laid): Space => placed & 7;

/** Cubes by colour in one number, each from 0 to 4: silver + 5 × red + 25 × yellow. */
export type Cubes = number;
export const MOST_SLOTS = 4;
export const CUBES = 125;
export const cubes = (silver: number, red: number, yellow: number): Cubes => silver + 5 * red + 25 * yellow;

// Looked up instead of divided: sales are the longest lists.
const SILVERS = Uint8Array.from({ length: CUBES }, (_, packed) => packed % 5);
const REDS = Uint8Array.from({ length: CUBES }, (_, packed) => Math.floor(packed / 5) % 5);
const YELLOWS = Uint8Array.from({ length: CUBES }, (_, packed) => Math.floor(packed / 25));
export const silverIn = (packed: Cubes): number => SILVERS[packed];
export const redIn = (packed: Cubes): number => REDS[packed];
export const yellowIn = (packed: Cubes): number => YELLOWS[packed];
export const countCubes = (packed: Cubes): number => silverIn(packed) + redIn(packed) + yellowIn(packed);

export const AUCTIONS = ['sealed', 'open'] as const;
export type Auction = (typeof AUCTIONS)[number];
export const MONEY = ['4', '3'] as const;
export type Money = (typeof MONEY)[number];
export const SCENARIOS = ['setubal', 'portimao', 'aveiro', 'matosinhos'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** L-RND-1: how many cards each set has, by number of players. */
export const SETS: readonly (readonly number[])[] = [[], [], [2, 1, 1], [2, 2, 1, 1], [2, 2, 1, 1, 1]];

/** L-RND-2, L-SOL-1: how many cards the displays of markets and scoring cards are topped up to. */
export const displaySize = (players: number): number => (players === 1 ? 3 : players + 1);
