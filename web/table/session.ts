import type { ReadonlySignal } from '@preact/signals';
import type { Kind, Seat } from '../../games/kernel/index.ts';
import type { Route } from '../shell/router.ts';
import type { Chronicle } from './chronicle.ts';
import type { Drafting } from './drafting.ts';
import type { Scene } from './scene.ts';

/** What the table is shown with, and played by, wherever the referee is: at this screen or on a server. */
export interface Session<K extends Kind> extends Pick<
  Drafting<K>,
  'play' | 'replace' | 'redraft' | 'undo' | 'redo' | 'startOver' | 'explain' | 'askForHint' | 'letBotDraft'
> {
  readonly chronicle: Chronicle<K>;
  readonly names: () => readonly string[];
  readonly scene: ReadonlySignal<Scene<K>>;
  /** The address of the match, or of a moment of it. */
  readonly at: (moment?: number) => Route;
  readonly commit: () => void;
  /** Looks at an earlier moment, or with undefined at what is. */
  readonly lookAt: (moment: number | undefined) => void;
  /**
   * Only where people share the screen, and its bots: somebody takes the screen that was covered, whom it was covered
   * for or who may still change a secret choice.
   */
  readonly takeScreen?: (seat: Seat) => void;
  /** Covers the screen for whoever is to decide. */
  readonly passScreen?: () => void;
  readonly stopBot?: () => void;
  readonly letBotPlay?: () => void;
  readonly close: () => void;
}
