import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BIN, cais, typed } from './cais.ts';

const start = (): ChildProcessWithoutNullStreams => spawn(process.execPath, [BIN, 'engine']);

const collect = async (stream: AsyncIterable<unknown>): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
};

const answersTo = async (...input: readonly (string | readonly number[])[]): Promise<readonly string[]> => {
  const engine = start();
  engine.stdin.end(Buffer.concat(input.map(piece => Buffer.from(piece))));
  const text = await collect(engine.stdout);
  return text === '' ? [] : text.trimEnd().split('\n');
};

const codeOf = (answer: string): string => /"code":"([a-z0-9-]+)"/.exec(answer)?.[1] ?? 'none';
const GAMES = '{"id":1,"cmd":"games"}';

describe('the process of cais engine', () => {
  it('ends well with its input, and says nothing where nothing was asked', () => {
    expect(cais(['engine'], '')).toEqual({ code: 0, out: '', err: '' });
  });

  it('answers a request before the next one comes', async () => {
    const engine = start();
    for (const id of [1, 2, 3]) {
      engine.stdin.write(`{"id":${id},"cmd":"new","game":"garum","seats":2}\n`);
      const [answer] = await once(engine.stdout, 'data');
      expect(JSON.parse(String(answer))).toMatchObject({ id, ok: true, match: `m${id}` });
    }
    engine.stdin.end();
    expect(await once(engine, 'close')).toEqual([0, null]);
  });

  it('answers a last line that has no line end', async () => {
    expect(await answersTo(`${GAMES}\n`, '{"id":2,"cmd":"dance"}')).toHaveLength(2);
  });

  it('reads line ends of Windows, and a byte order mark', async () => {
    const answers = await answersTo('\ufeff', `${GAMES}\r\n${GAMES}\r\n`);
    expect(answers.map(codeOf)).toEqual(['none', 'none']);
  });

  it('goes on after blank lines, other bytes, no JSON and lines without end', async () => {
    const answers = await answersTo(
      '\n',
      [0xff, 0x0a],
      'dance\n',
      `${'x'.repeat(5_000_000)}\n`,
      `${GAMES}\n`,
    );
    expect(answers.map(codeOf)).toEqual(['bad-json', 'bad-utf8', 'bad-json', 'line-too-long', 'none']);
  });

  it('answers a long session in order', () => {
    const count = 20_000;
    const requests = Array.from({ length: count }, (_, id) => `{"id":${id},"cmd":"pending","match":"m1"}`);
    const { out } = cais(['engine'], typed('{"id":"n","cmd":"new","game":"garum","seats":4}', ...requests));
    const ids = out
      .trimEnd()
      .split('\n')
      .map(line => /^\{"id":("n"|\d+),"ok":true,/.exec(line)?.[1]);
    expect(ids).toEqual(['"n"', ...Array.from({ length: count }, (_, id) => String(id))]);
  });

  it('stops reading while nobody takes its answers, and loses none of them', async () => {
    const engine = start();
    const count = 20_000;
    const requests = Array.from({ length: count }, (_, id) => `{"id":${id},"cmd":"games"}\n`);
    engine.stdin.end(requests.join(''));
    await wait(1500);
    // What the pipes between us hold is far less than what was sent.
    expect(engine.stdin.writableLength).toBeGreaterThan(0);
    const answers = (await collect(engine.stdout)).trimEnd().split('\n');
    expect(answers).toHaveLength(count);
    expect(answers.at(-1)).toMatch(new RegExp(`^\\{"id":${count - 1},"ok":true,`));
  });
});
