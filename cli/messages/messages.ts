/** What can be typed at the table besides moves. */
export const KEYWORDS = ['undo', 'redo', 'startOver', 'log', 'scores', 'board', 'help', 'quit'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Every sentence that the terminal says by itself, in one language. Players and commits are counted from 1. */
export interface Messages {
  /** How a keyword can be typed, its usual form first. */
  readonly keywords: Readonly<Record<Keyword, readonly string[]>>;
  readonly help: string;
  readonly player: (number: number) => string;
  readonly bot: (number: number) => string;
  readonly chooseGame: string;
  readonly gamePrompt: (count: number) => string;
  readonly noSuchGame: (given: string) => string;
  readonly welcome: (game: string, names: readonly string[]) => string;
  readonly commitment: (hash: string) => string;
  readonly passTheScreen: (name: string) => string;
  readonly movePrompt: string;
  readonly commitPrompt: (moves: string) => string;
  readonly commitFirst: string;
  readonly notAMove: (given: string) => string;
  readonly noSuchNumber: (count: number) => string;
  readonly notAmongTheLegal: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly scores: string;
  readonly points: (points: number) => string;
  readonly ranking: string;
  readonly place: (place: number, names: readonly string[], points: number) => string;
  readonly over: string;
  readonly seed: (seed: string, hash: string) => string;
  readonly howToVerify: (file: string | undefined) => string;
  readonly quit: (file: string | undefined) => string;
  readonly setUp: string;
  readonly commit: (number: number, name: string, moves: string) => string;
  readonly afterCommit: (number: number, of: number) => string;
}
