import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';

/** A stream that keeps what is written, as a terminal or as a file. */
const recorder = (isTTY: boolean) => {
  let written = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      written += String(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), written: () => written };
};

describe('progress', () => {
  it('is a bar that is drawn over itself and goes away at the end', () => {
    const { stream, written } = recorder(true);
    const progress = progressOn(stream);
    progress.show(0, 50);
    progress.show(25, 50);
    progress.show(50, 50);
    progress.clear();
    expect(written().split('\r')).toEqual([
      '',
      `${'░'.repeat(30)} 0 % of 50`,
      `${'█'.repeat(15)}${'░'.repeat(15)} 50 % of 50`,
      `${'█'.repeat(30)} 100 % of 50`,
      '\u001b[K',
    ]);
  });

  it('is not shown where nobody watches', () => {
    const { stream, written } = recorder(false);
    const progress = progressOn(stream);
    progress.show(1, 2);
    progress.clear();
    expect(written()).toBe('');
  });
});
