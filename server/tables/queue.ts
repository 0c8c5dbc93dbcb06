/** One thing after the other, whatever becomes of each. */
export interface Queue {
  readonly add: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isEmpty: () => boolean;
  /** When something was last added. */
  readonly touched: () => number;
}

export const openQueue = (now: () => number): Queue => {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let touched = now();
  return {
    add: work => {
      waiting++;
      touched = now();
      const done = tail.then(work).finally(() => waiting--);
      tail = done.catch(() => undefined);
      return done;
    },
    isEmpty: () => waiting === 0,
    touched: () => touched,
  };
};
