import { describe, expect, it } from 'vitest';
import { cutLines, type InputLine } from '../engine/lines.ts';

const cut = async (
  chunks: readonly (string | readonly number[])[],
  limit = 20,
): Promise<readonly InputLine[]> => {
  const stream = async function* (): AsyncGenerator<Uint8Array, undefined> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  const lines: InputLine[] = [];
  for await (const line of cutLines(stream(), limit)) lines.push(line);
  return lines;
};

const texts = (...lines: readonly string[]): readonly InputLine[] => lines.map(text => ({ text }));

describe('cutting a stream into lines', () => {
  it('cuts at line ends, wherever the chunks are cut', async () => {
    expect(await cut(['one\ntwo\n', 'th', 're', 'e\nfour\n'])).toEqual(texts('one', 'two', 'three', 'four'));
    expect(await cut(['one', '\n', 'two\n'])).toEqual(texts('one', 'two'));
  });

  it('gives blank lines too, and a last line without line end', async () => {
    expect(await cut(['\n\none'])).toEqual(texts('', '', 'one'));
    expect(await cut([])).toEqual([]);
    expect(await cut(['one\n', ''])).toEqual(texts('one'));
  });

  it('reads characters whose bytes come in different chunks', async () => {
    const [first, second] = Buffer.from('é');
    expect(await cut(['caf', [first], [second], '\n'])).toEqual(texts('café'));
  });

  it('takes no notice of a byte order mark', async () => {
    expect(await cut(['\ufeffone\ntwo\n'])).toEqual(texts('one', 'two'));
  });

  it('tells a line that is not UTF-8, and goes on behind it', async () => {
    expect(await cut(['one\n', [0x63, 0xff, 0x0a], 'two\n'])).toEqual([
      ...texts('one'),
      'not-utf8',
      ...texts('two'),
    ]);
    expect(await cut([[0xc3]])).toEqual(['not-utf8']);
  });

  it('skips a line above the limit in bytes, however it comes, and goes on behind it', async () => {
    const twenty = 'a'.repeat(20);
    expect(await cut([`${twenty}\n${twenty}a\nb\n`])).toEqual([...texts(twenty), 'too-long', ...texts('b')]);
    expect(await cut([twenty, twenty, twenty, '\nb\n'])).toEqual(['too-long', ...texts('b')]);
    expect(await cut([twenty, twenty])).toEqual(['too-long']);
    expect(await cut([`${'é'.repeat(11)}\n`])).toEqual(['too-long']);
  });
});
