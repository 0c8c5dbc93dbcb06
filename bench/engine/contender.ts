import peers from '../package.json' with { type: 'json' };

/** The engines: ours first, then our rules in three styles inside another engine, then another game. */
export const HOSTS = [
  'cais',
  'boardgame.io draft',
  'boardgame.io copy',
  'boardgame.io unfrozen',
  'chessops',
] as const;
export type Host = (typeof HOSTS)[number];

const { 'boardgame.io': boardgameIo, chessops } = peers.dependencies;

export const hostNames: Readonly<Record<Host, string>> = {
  cais: 'Cais',
  'boardgame.io draft': `boardgame.io ${boardgameIo}, Immer draft`,
  'boardgame.io copy': `boardgame.io ${boardgameIo}, copied state`,
  'boardgame.io unfrozen': `boardgame.io ${boardgameIo}, copied, never frozen`,
  chessops: `chessops ${chessops} (chess)`,
};

/** An engine and the game of ours that it hosts, as plain data for a thread; chessops has a game of its own. */
export type Contender =
  | { readonly host: Exclude<Host, 'chessops'>; readonly game: string }
  | { readonly host: 'chessops' };

/** Plays one random match from set-up to end and gives the number of its decisions. */
export type PlayMatch = () => number;
