import type { Bot } from '../../bots/index.ts';
import type { Game, Kind, Match, Random, Seat } from '../../games/kernel/index.ts';
import type { Board, Pencil } from '../boards/board.ts';
import type { Messages } from '../messages/index.ts';
import type { Terminal } from '../terminal.ts';

/** Who sits at a seat: a person at the keyboard, or a bot with a random stream of its own. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: Bot; readonly random: Random };

/** A match in the terminal, with all that is around it. */
export interface Table<K extends Kind> {
  readonly game: Game<K>;
  readonly match: Match<K>;
  readonly board: Board<K>;
  readonly players: readonly Player[];
  readonly terminal: Terminal;
  readonly pencil: Pencil;
  readonly messages: Messages;
  /** Commits without asking. */
  readonly atOnce: boolean;
  readonly saveFile: string | undefined;
}

export const people = ({ players }: { readonly players: readonly Player[] }): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
