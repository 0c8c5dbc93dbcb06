/** How long a search may think about one decision: it stops at whichever limit comes first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

export const iterations = (count: number): Budget => ({ iterations: count, milliseconds: Infinity });

/** Milliseconds from some moment on, by which a search keeps to its budget. */
export type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** How a playout from a leaf of the tree chooses: anything, or mostly what seems to gain most. */
export type Rollout = 'uniform' | 'guided';

export interface SearchSettings {
  readonly budget: Budget;
  readonly clock: Clock;
  readonly rollout: Rollout;
  /** How often a guided playout makes any move instead of the best-looking one. */
  readonly surprise: number;
  /** After how many decisions a playout is cut short and the rest estimated; `game` is what the game's knowledge says. */
  readonly horizon: number | 'game';
  /** How strongly the tree prefers what it has tried seldom (the constant of UCB1). */
  readonly curiosity: number;
  /** Whether the tree opens the best-looking moves first and the others only as it grows (progressive widening). */
  readonly widening: boolean;
  /** How strongly the first impression of a move counts while it has been tried seldom (progressive bias). */
  readonly bias: number;
  /** How often the second thought is taken for the best one: any move that was considered, the likelier the better. */
  readonly slip: number;
  /** How much of a reward is for winning, from 0 to 1, the rest for the margin; `game` is what the game's knowledge says. */
  readonly winning: number | 'game';
  /**
   * Whether the tree is of the own decisions alone, for the own points alone, and others do what looks best; `game` is
   * what the game's knowledge says.
   */
  readonly apart: boolean | 'game';
}

/** What the game's knowledge says, where the settings leave it to it. */
export const isApart = (
  settings: Pick<SearchSettings, 'apart'>,
  knowledge: { readonly apart: boolean },
): boolean => (settings.apart === 'game' ? knowledge.apart : settings.apart);

/** What is the same whatever the budget and whoever keeps the time. */
export type Manner = Omit<SearchSettings, 'budget' | 'clock'>;

/** Cowling, Powley and Whitehouse 2012, as published: nothing is known but the rules. */
export const plain: Manner = {
  rollout: 'uniform',
  surprise: 1,
  horizon: Infinity,
  curiosity: 0.7,
  widening: false,
  bias: 0,
  slip: 0,
  winning: 1,
  apart: false,
};

/** What won in the arena (docs/bots.md). */
export const guided: Manner = {
  rollout: 'guided',
  surprise: 0.1,
  horizon: 'game',
  curiosity: 0.5,
  widening: true,
  bias: 0.5,
  slip: 0,
  winning: 'game',
  apart: 'game',
};
