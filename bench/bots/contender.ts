import peers from '../package.json' with { type: 'json' };

/** The searches: ours in two settings, then another engine's bot on our rules in two styles of hosting. */
export const SEARCHES = ['plain', 'guided', 'mctsbot unfrozen', 'mctsbot draft'] as const;
export type Search = (typeof SEARCHES)[number];

/** What a search does, in words for a table. */
export interface Character {
  readonly contender: string;
  /** How it plays on from a leaf of its tree. */
  readonly playouts: string;
  /** What it knows of what its seat cannot see. */
  readonly hidden: string;
}

const mctsBot = `boardgame.io ${peers.dependencies['boardgame.io']} MCTSBot`;

export const characters: Readonly<Record<Search, Character>> = {
  plain: { contender: 'Cais, plain', playouts: 'random, to the end', hidden: 'guessed anew' },
  guided: {
    contender: 'Cais, as the levels play',
    playouts: 'led by what is known of the game',
    hidden: 'guessed anew',
  },
  'mctsbot unfrozen': {
    contender: `${mctsBot}, copied, never frozen`,
    playouts: 'random, to the end',
    hidden: 'seen',
  },
  'mctsbot draft': {
    contender: `${mctsBot}, Immer draft`,
    playouts: 'random, to the end',
    hidden: 'seen',
  },
};

export const STAGES = ['opening', 'middle'] as const;
/** How far the match has come from which a search starts. */
export type Stage = (typeof STAGES)[number];

/** Who searches where, as plain data for a thread. */
export interface Contender {
  readonly search: Search;
  readonly game: string;
  readonly stage: Stage;
}

/** An iteration is one playout added to the tree. Each search starts with an empty tree and does this many. */
export const ITERATIONS = 200;
