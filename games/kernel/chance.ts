/** The one door to what is random or hidden. */
export interface Chance {
  /** A whole number from 0 to n − 1, all equally likely. */
  pick(n: number): number;
  /** Must be asked before a rule makes use of what another seat keeps secret (sealed bids, say). */
  reveal(): void;
}

/** Thrown by a chance that knows nothing: the move can only be made by the referee. */
export class NeedsReferee extends Error {
  constructor() {
    super('This move needs the referee.');
  }
}

/** The chance of a client, which holds neither seed nor secrets. */
export const noChance: Chance = {
  pick: () => {
    throw new NeedsReferee();
  },
  reveal: () => {
    throw new NeedsReferee();
  },
};

/** Passes everything on and remembers whether anything was asked. */
export class WatchedChance implements Chance {
  asked = false;
  readonly #source: Chance;

  constructor(source: Chance) {
    this.#source = source;
  }

  pick(n: number): number {
    this.asked = true;
    return this.#source.pick(n);
  }

  reveal(): void {
    this.asked = true;
    this.#source.reveal();
  }
}

/** Shuffles in place (Fisher and Yates). */
export const shuffle = <T>(list: T[], chance: Chance): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
};
