import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server that is measured, in a process of its own. */
export interface Measured {
  readonly port: number;
  /** Seconds of work so far, of all its threads. */
  readonly cpu: () => number;
  readonly stop: () => Promise<void>;
}

const TICKS_A_SECOND = 100;

/** Linux tells the work of a process in ticks; elsewhere it is not told. */
const cpuOf = ({ pid }: ChildProcess): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
};

export const startMeasured = async (script: URL, ...args: string[]): Promise<Measured> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Whatever ends the measuring ends the server too.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /open (\d+)/.exec(chunk.toString());
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    port,
    cpu: () => cpuOf(child),
    stop: async () => {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
};
