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
    readonly endIf: (hooks: Hooks<G>) => object | undefined;
  }

  export interface ClientOf<G, M> {
    readonly getState: () => Pick<Hooks<G>, 'G' | 'ctx'> | null;
    readonly moves: { readonly play: (move: M) => void };
  }

  export const Client: <G, M>(settings: {
    readonly game: HostedGame<G, M>;
    readonly numPlayers: number;
    readonly debug: false;
  }) => ClientOf<G, M>;
}

// boardgame.io loads this build of Immer; a draft of one build is unknown to the others.
declare module 'immer/dist/index.js' {
  const immer: {
    readonly original: <T>(draft: T) => T | undefined;
    readonly setAutoFreeze: (freeze: boolean) => void;
  };
  export default immer;
}
