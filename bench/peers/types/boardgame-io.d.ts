// The little of the peers that the benchmark uses, written out here because they are not installed in a plain checkout.

// The folder "boardgame.io/client" has no exports map, so that Node needs the file itself.
declare module 'boardgame.io/dist/cjs/client.js' {
  export interface Hooks<G> {
    readonly G: G;
    readonly ctx: {
      readonly numPlayers: number;
      readonly currentPlayer: string;
      readonly gameover?: unknown;
    };
    readonly random: { readonly Die: (spots: number) => number };
  }

  export interface Verdict {
    readonly points: readonly number[];
    readonly winner?: string;
    readonly draw?: true;
  }

  export interface HostedGame<G, M> {
    readonly name: string;
    readonly seed: string;
    readonly disableUndo: boolean;
    readonly setup: (hooks: Omit<Hooks<never>, 'G'>) => G;
    readonly moves: {
      readonly play: (hooks: Hooks<G> & { readonly playerID: string }, move: M) => G | 'INVALID_MOVE' | void;
    };
    readonly turn: {
      readonly order: {
        readonly first: (hooks: Hooks<G>) => number;
        readonly next: (hooks: Hooks<G>) => number;
      };
      readonly endIf: (hooks: Hooks<G>) => boolean;
    };
    readonly endIf: (hooks: Hooks<G>) => Verdict | undefined;
  }

  export type HostedState<G> = Pick<Hooks<G>, 'G' | 'ctx'>;

  export interface ClientOf<G, M> {
    readonly getState: () => HostedState<G> | null;
    /** What the bots search from: the state without what is added for the screen. */
    readonly store: { readonly getState: () => HostedState<G> };
    readonly moves: { readonly play: (move: M) => void };
  }

  export const Client: <G, M>(settings: {
    readonly game: HostedGame<G, M>;
    readonly numPlayers: number;
    readonly debug: false;
  }) => ClientOf<G, M>;
}

declare module 'boardgame.io/dist/cjs/ai.js' {
  import type { HostedGame, HostedState, Verdict } from 'boardgame.io/dist/cjs/client.js';

  /** A move as its reducer takes it. */
  export interface Action<M> {
    readonly type: 'MAKE_MOVE';
    readonly payload: {
      readonly type: 'play';
      readonly args: readonly [M];
      readonly playerID: string;
    };
  }

  export interface TreeNode<G, M> {
    readonly state: HostedState<G>;
    readonly parentAction?: Action<M>;
    readonly children: readonly TreeNode<G, M>[];
    readonly visits: number;
    readonly value: number;
  }

  export class MCTSBot<G, M> {
    constructor(settings: {
      readonly game: HostedGame<G, M>;
      readonly enumerate: (
        G: G,
        ctx: HostedState<G>['ctx'],
        playerID: string,
      ) => readonly (Action<M> | { readonly move: 'play'; readonly args: readonly [M] })[];
      readonly iterations: number;
      readonly playoutDepth: number;
      readonly seed?: string;
    });
    play(
      state: HostedState<G>,
      playerID: string,
    ): Promise<{ readonly action: Action<M> | null; readonly metadata: TreeNode<G, M> }>;
    /** Plays on from a node of the tree: what came of it, or undefined where the playout was cut short. */
    playout(leaf: TreeNode<G, M>): Verdict | undefined;
  }
}

// boardgame.io loads this build of Immer; a draft of one build is unknown to the others.
declare module 'immer/dist/index.js' {
  const immer: {
    readonly original: <T>(draft: T) => T | undefined;
    readonly setAutoFreeze: (freeze: boolean) => void;
  };
  export default immer;
}

declare module 'boardgame.io/dist/cjs/server.js' {
  export const Server: (settings: {
    readonly games: readonly object[];
    readonly origins: readonly string[];
  }) => {
    readonly run: (settings: {
      readonly port: number;
    }) => Promise<{ readonly appServer: { readonly address: () => { readonly port: number } } }>;
  };
}
