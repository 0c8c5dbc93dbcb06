import { parentPort } from 'node:worker_threads';

/** Does one piece of work, a match or a search, and gives the number of its steps: decisions or iterations. */
export type Work = () => number | Promise<number>;

/** What one contender managed in one round. */
export interface Round {
  readonly stepsPerSecond: number;
  readonly piecesPerSecond: number;
}

const workFor = async (work: Work, seconds: number): Promise<Round> => {
  const start = performance.now();
  let steps = 0;
  let pieces = 0;
  let elapsed: number;
  do {
    const done = work();
    steps += typeof done === 'number' ? done : await done;
    pieces++;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { stepsPerSecond: steps / elapsed, piecesPerSecond: pieces / elapsed };
};

/** In a contender's thread: works for as many seconds as it is told, and sends back what it managed. */
export const serve = (work: Work): void => {
  // rounds.ts sends nothing but seconds. A failure that nobody catches ends the thread, and so the measurement.
  parentPort?.on('message', (seconds: number) => {
    void workFor(work, seconds).then(round => parentPort?.postMessage(round));
  });
};
