const WIDTH = 30;

/** Shows how much of a long work is done; only people at a terminal see it. */
export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

export const progressOn = (stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): Progress => {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: (done, total) => {
      const full = Math.floor((done / total) * WIDTH);
      const percent = Math.floor((done / total) * 100);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} % of ${total}`);
    },
    clear: () => void stream.write('\r\u001b[K'),
  };
};
