import type { Game, Kind, Language, Names, Title } from '../../games/kernel/index.ts';
import type { Paint } from '../paint.ts';

/** What a drawing needs besides the table. */
export interface Pencil {
  readonly paint: Paint;
  readonly language: Language;
  readonly names: Names;
}

/** Draws what a viewer knows of the table as text, at most 80 columns wide. */
export type Board<K extends Kind> = (game: Game<K>, view: K['View'], pencil: Pencil) => string;

/** Some title with the board that draws it, its types unknown: whoever uses it must be able to use any. */
export type SomeDrawn = <R>(use: <K extends Kind>(title: Title<K>, board: Board<K>) => R) => R;

export const drawn =
  <K extends Kind>(title: Title<K>, board: Board<K>): SomeDrawn =>
  use =>
    use(title, board);
