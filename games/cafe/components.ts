// The vocabulary of Café. Data count from 0; names and texts count from 1, as the box does.

/** The colours of beans and cubes. */
export const COLOURS = ['yellow', 'brown', 'green', 'red'] as const;
export type Colour = number;
export const LETTERS = ['Y', 'B', 'G', 'R'] as const;
export const RED: Colour = 3;

/** C-CMP-1 */
export const CUBES_A_COLOUR = 35;

/** What a square is (C-CMP-3, C-EXP-2 to C-EXP-5), by the number that data know it by. */
export const SQUARES = [
  'blank',
  'bean',
  'plus',
  'dry',
  'lote',
  'roast',
  'cup',
  'expresso',
  'ship',
  'shop',
  'nata',
] as const;
export type Square = number;
export const [BLANK, BEAN, PLUS, DRY, LOTE, ROAST, CUP, EXPRESSO, SHIP, SHOP, NATA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;

/** A card: 0 to 47 the plan cards, then those of Expresso, then the initial ones. */
export type Card = number;
export const PLAN_CARDS = 48;
export const EXPRESSO_CARDS = 8;
export const COMPANIES = 4;
export const FIRST_INITIAL: Card = PLAN_CARDS + EXPRESSO_CARDS;
export const CARDS = FIRST_INITIAL + COMPANIES;
export const NO_CARD = -1;

export const cardName = (card: Card): string => {
  if (card < PLAN_CARDS) return `C${card + 1}`;
  return card < FIRST_INITIAL ? `E${card - PLAN_CARDS + 1}` : `I${card - FIRST_INITIAL + 1}`;
};

export const SQUARES_A_CARD = 6;

/** One printed square of one card: card × 6 + its place on the card in reading order. */
export type Face = number;
export const FACES = CARDS * SQUARES_A_CARD;
export const faceOf = (card: Card, place: number): Face => card * SQUARES_A_CARD + place;
export const cardOf = (face: Face): Card => Math.floor(face / SQUARES_A_CARD);
export const placeOf = (face: Face): number => face % SQUARES_A_CARD;

/** A shop of the edition, by its number in the list of all shops. */
export type Shop = number;
export const NO_SHOP = -1;

/** Clockwise quarter turns. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = number;

export const ROUNDS = 8;
export const MOST_ACTIONS = 8;
export const MOST_PLAYERS = 4;

export const RULE_SETS = ['manual', 'table'] as const;
export type RuleSet = (typeof RULE_SETS)[number];
export const SWITCHES = ['off', 'on'] as const;
export type Switch = (typeof SWITCHES)[number];

/** C-DRF-1, C-EXP-1 */
export const marketSize = (expresso: Switch): number => (expresso === 'on' ? 4 : 3);
