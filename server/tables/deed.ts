import type { BotName } from '../../bots/names.ts';
import type { Seat } from '../../games/kernel/index.ts';
import type { Sitter } from '../wire/parts.ts';

/** What can happen at a table, as it is kept. The log of a table is a list of these. */
export type Deed =
  | { readonly kind: 'opened'; readonly sitters: readonly Sitter[] }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly program: boolean;
    }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly bot: BotName | 'free' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      /** Notation. */
      readonly moves: readonly string[];
      readonly bot?: BotName | undefined;
      /** Person and id, by which the same move is known again. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'late'; readonly seat: Seat }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly table: string }
  | {
      readonly kind: 'chat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly text: string;
      readonly by: string;
    };

export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

/** A deed with its number and time. */
export type Logged<D extends Deed = Deed> = { readonly seq: number; readonly at: number; readonly deed: D };
