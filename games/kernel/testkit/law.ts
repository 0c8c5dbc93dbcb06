import fc from 'fast-check';
import type { Game, Kind, Title } from '../game.ts';
import type { Viewer } from '../seats.ts';
import { seatList, type Trial } from './play.ts';
import { settingsOf } from '../settings.ts';

/** A game and what the laws cannot know of it by themselves. */
export interface Subject<K extends Kind> {
  readonly title: Title<K>;
  readonly game: Game<K>;
  /** What no move may change: how many there are of each component, say. */
  readonly conserved: (state: K['State']) => unknown;
  /** Whether others must not learn this move from the move itself, but only once the referee reveals it. */
  readonly secret?: ((move: K['Move']) => boolean) | undefined;
}

/** Throws if the law does not hold in the random match of this trial. */
export type Law = <K extends Kind>(subject: Subject<K>, trial: Trial) => void;

export const viewersOf = (match: { readonly seats: number }): readonly Viewer[] => [
  ...seatList(match),
  'spectator',
];

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

/** How many random matches are played of each setting, and from which seed these are derived. */
export interface Extent {
  readonly games: number;
  readonly seed: number;
}

/** Tries a law with every number of seats and every combination of options, and says on how many matches. */
export const prove = <K extends Kind>(subject: Subject<K>, law: Law, { games, seed }: Extent): number => {
  let matches = 0;
  for (const [i, { seats, options }] of settingsOf(subject.game).entries()) {
    const trials = fc.record({ seats: fc.constant(seats), options: fc.constant(options), seed: seeds });
    // A smaller seed is not a simpler match, so there is nothing to shrink.
    fc.assert(
      fc.property(trials, trial => {
        law(subject, trial);
        matches++;
      }),
      { numRuns: games, seed: seed + i, endOnFailure: true },
    );
  }
  return matches;
};
