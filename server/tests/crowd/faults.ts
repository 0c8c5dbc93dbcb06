import { Random, seedFrom } from '../../../games/kernel/index.ts';

/** What happens to one message on its way: nothing, lost, twice, or late. */
export type Fate = 'passes' | 'lost' | 'doubled' | 'late';

/** A network that does all this, by a seed. */
export interface Network {
  readonly fateOf: () => Fate;
  /** Milliseconds, for what is late. */
  readonly delay: () => number;
  /** Whether the connection breaks now. */
  readonly breaks: () => boolean;
}

export const goodNetwork: Network = { fateOf: () => 'passes', delay: () => 0, breaks: () => false };

export const badNetwork = (seed: string): Network => {
  const random = new Random(seedFrom(seed));
  return {
    fateOf: () => {
      const roll = random.pick(100);
      if (roll < 6) return 'lost';
      if (roll < 12) return 'doubled';
      return roll < 24 ? 'late' : 'passes';
    },
    delay: () => random.pick(60),
    breaks: () => random.pick(60) === 0,
  };
};
