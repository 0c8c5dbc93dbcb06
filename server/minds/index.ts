// Bots think in threads of their own. One that takes too long, or breaks, is ended together with its thread.

import { Worker } from 'node:worker_threads';
import type { BotName } from '../../bots/names.ts';
import type { Question } from './question.ts';

export type { Question };

export interface Minds {
  /** The moves of a turn in notation; undefined where the bot failed. */
  readonly ask: (question: Question) => Promise<readonly string[] | undefined>;
  readonly close: () => Promise<void>;
}

const SECOND = 1000;

/** How long a turn may take. Turns have several decisions, and machines are busy. */
const PATIENCE: Readonly<Record<BotName, number>> = {
  random: 10 * SECOND,
  greedy: 10 * SECOND,
  easy: 20 * SECOND,
  medium: 30 * SECOND,
  hard: 60 * SECOND,
  expert: 180 * SECOND,
};

export interface MindSettings {
  readonly threads: number;
  readonly thread?: URL;
  readonly patience?: Readonly<Record<BotName, number>>;
  readonly tally?: (bot: BotName, seconds: number, ok: boolean) => void;
}

interface Asked {
  readonly question: Question;
  readonly answer: (moves: readonly string[] | undefined) => void;
}

export const openMinds = (settings: MindSettings): Minds => {
  const { thread = new URL('./thread.ts', import.meta.url), patience = PATIENCE, tally } = settings;
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Asked[] = [];
  let closed = false;

  const take = (): Worker | undefined => {
    const free = idle.pop();
    if (free !== undefined || all.size >= settings.threads) return free;
    const worker = new Worker(thread);
    // Who asks listens as well; an ended thread may still complain when nobody does.
    worker.on('error', () => undefined);
    all.add(worker);
    return worker;
  };

  const next = (): void => {
    if (queue.length === 0 || closed) return;
    const worker = take();
    const asked = worker === undefined ? undefined : queue.shift();
    if (worker === undefined || asked === undefined) return;
    const { question, answer } = asked;
    const begun = performance.now();
    const finish = (moves: readonly string[] | undefined): void => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', fail).off('exit', fail);
      if (moves !== undefined) idle.push(worker);
      else {
        all.delete(worker);
        void worker.terminate();
      }
      tally?.(question.bot, (performance.now() - begun) / SECOND, moves !== undefined);
      answer(moves);
      next();
    };
    const fail = (): void => finish(undefined);
    const timer = setTimeout(fail, patience[question.bot]);
    worker.on('message', finish).on('error', fail).on('exit', fail);
    worker.postMessage(question);
  };

  return {
    ask: question =>
      new Promise(answer => {
        if (closed) return answer(undefined);
        queue.push({ question, answer });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { answer } of queue.splice(0)) answer(undefined);
      await Promise.all([...all].map(worker => worker.terminate()));
    },
  };
};
