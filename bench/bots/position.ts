import { firstSeat, nobody, Random, seedFrom, type Kind, type Seat } from '../../games/kernel/index.ts';
import type { Measured } from '../measured.ts';
import type { Stage } from './contender.ts';

/** Where a search starts: a decision between several moves. */
export interface Position<K extends Kind> {
  readonly state: K['State'];
  readonly seat: Seat;
  /** How many decisions were made before, of how many in the whole match. */
  readonly made: number;
  readonly of: number;
}

/** Plays one random match, always the same, up to the first choice after so many decisions, or to its end. */
const playTo = <K extends Kind>(
  { game, options, seats }: Measured<K>,
  decisions: number,
): Omit<Position<K>, 'of'> => {
  const chance = new Random(seedFrom('bench chance'));
  const minds = new Random(seedFrom('bench minds'));
  const state = game.setup(options, seats, chance);
  for (let made = 0; ; made++) {
    const pending = game.pending(state);
    const seat = firstSeat(pending);
    if (pending === nobody) return { state, seat, made };
    const legal = game.legal(state, seat);
    if (made >= decisions && legal.length > 1) return { state, seat, made };
    game.apply(state, seat, legal[minds.pick(legal.length)], chance);
  }
};

/** The first choice of the match, or the first one in its second half. */
export const positionAt = <K extends Kind>(measured: Measured<K>, stage: Stage): Position<K> => {
  const { made: of } = playTo(measured, Infinity);
  return { ...playTo(measured, stage === 'opening' ? 0 : Math.ceil(of / 2)), of };
};
