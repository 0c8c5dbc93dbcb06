import { createInterface } from 'node:readline';
import type { Paint } from './paint.ts';

const WIDTH = 80;
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The screen and keyboard of people at one table, or a program that takes their place. */
export interface Terminal {
  readonly paint: Paint;
  readonly width: number;
  readonly say: (text: string) => void;
  /** Asks for a line; undefined when there will be no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Hides what has been shown so far. */
  readonly cover: () => void;
  readonly close: () => void;
}

export const openTerminal = (paint: Paint): Terminal => {
  const { stdin: input, stdout: output } = process;
  // No history: the next person at the screen must not find what the last one typed.
  const lines = createInterface({ input, output, terminal: input.isTTY && output.isTTY, historySize: 0 });
  const typed = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  let closed = false;
  lines.on('close', () => (closed = true));
  const say = (text: string): void => void output.write(`${text}\n`);
  return {
    paint,
    width: Math.max(WIDTH, output.columns ?? WIDTH),
    say,
    ask: async prompt => {
      lines.setPrompt(prompt);
      if (!closed) lines.prompt();
      const next = await typed.next();
      // Where nobody types, nothing has ended the line of the prompt.
      if (!input.isTTY || next.done === true) say(next.done === true ? '' : next.value);
      return next.done === true ? undefined : next.value;
    },
    cover: () => (output.isTTY ? void output.write(CLEAR) : say('─'.repeat(WIDTH))),
    close: () => lines.close(),
  };
};
