import { Worker as Thread } from 'node:worker_threads';

/** Work that is cut into batches, each done by whichever thread is free. */
export interface Shared<Task, Batch, Part> {
  /** A module that answers each batch it is sent with what came of it. */
  readonly thread: URL;
  readonly task: Task;
  /** The next batch; undefined when all have been given out. */
  readonly next: () => Batch | undefined;
  readonly add: (part: Part) => void;
}

const inThread = <Task, Batch, Part>({ thread, task, next, add }: Shared<Task, Batch, Part>): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Thread(thread, { workerData: task });
    const feed = (): void => {
      const batch = next();
      if (batch === undefined) resolve(void worker.terminate());
      else worker.postMessage(batch);
    };
    worker.on('message', (part: Part) => {
      add(part);
      feed();
    });
    worker.on('error', reject);
    feed();
  });

/** Does all the work in so many threads. */
export const shareOut = async <Task, Batch, Part>(
  work: Shared<Task, Batch, Part>,
  threads: number,
): Promise<void> => {
  await Promise.all(Array.from({ length: threads }, () => inThread(work)));
};
