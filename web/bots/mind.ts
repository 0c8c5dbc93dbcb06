import type { Answer, Question } from './question.ts';

/** Bots at work beside the page. */
export interface Mind {
  /** Undefined when the bot was stopped before it had decided. */
  readonly ask: (question: Omit<Question, 'number'>) => Promise<Answer | undefined>;
  /** Ends whatever is being thought about. */
  readonly stop: () => void;
}

export const createMind = (): Mind => {
  let worker: Worker | undefined;
  let number = 0;
  let giveUp: (() => void) | undefined;

  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    giveUp?.();
    giveUp = undefined;
  };

  return {
    stop,
    ask: question =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
        const asked = ++number;
        giveUp = () => resolve(undefined);
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (data.number === asked) resolve(data);
        };
        worker.onerror = event => reject(new Error(`A bot failed: ${event.message}`));
        worker.postMessage({ ...question, number: asked } satisfies Question);
      }),
  };
};
