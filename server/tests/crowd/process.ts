import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A server in a process of its own. */
export interface Node {
  readonly port: number;
  readonly base: string;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

export const startNode = async (client: string, database: string, port = 0): Promise<Node> => {
  const args = ['--disable-warning=ExperimentalWarning', CHILD, client, database, String(port)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // As bin/cais.mjs starts it.
    env: { NODE_COMPILE_CACHE: CACHE, ...process.env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const opened = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /open (\d+)/.exec(chunk.toString());
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', code => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    port: opened,
    base: `http://127.0.0.1:${opened}`,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
};
