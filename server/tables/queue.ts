/** One thing after the other, whatever becomes of each. */
export interface Queue {
  readonly add: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isEmpty: () => boolean;
  /** When something was last added. */
  readonly touched: () => number;
}

export const openQueue = (now: () => number): Queue => {
  let last: Promise<unknown> | undefined;
  let touched = now();

  const run = async <T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> => {
    // Whatever became of it has been told to whoever added it.
    if (before !== undefined) await before.catch(() => undefined);
    return work();
  };

  return {
    add: work => {
      touched = now();
      const done = run(last, work);
      const forget = (): void => {
        if (last === done) last = undefined;
      };
      last = done;
      done.then(forget, forget);
      return done;
    },
    isEmpty: () => last === undefined,
    touched: () => touched,
  };
};
