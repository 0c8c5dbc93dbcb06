// The little of chessops that the benchmark uses, written out here because it is not installed in a plain checkout.

declare module 'chessops/chess' {
  export interface Squares extends Iterable<number> {
    readonly size: () => number;
  }

  export interface ChessMove {
    readonly from: number;
    readonly to: number;
    readonly promotion?: 'queen' | 'rook' | 'bishop' | 'knight';
  }

  export interface Context {
    readonly variantEnd: boolean;
  }

  export interface Position {
    readonly board: { readonly pawn: { readonly has: (square: number) => boolean } };
    readonly ctx: () => Context;
    readonly allDests: (context: Context) => ReadonlyMap<number, Squares>;
    readonly isInsufficientMaterial: () => boolean;
    readonly play: (move: ChessMove) => void;
  }

  export const Chess: { readonly default: () => Position };
}
