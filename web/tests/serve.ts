// Builds and serves the client for all tests of it, by the very command that people use.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

const BIN = fileURLToPath(new URL('../../bin/cais.mjs', import.meta.url));

export interface Served {
  readonly address: string;
  /** Asks the server to end, and gives the code that it ends with. */
  readonly stop: () => Promise<number | null>;
}

export const serve = async (): Promise<Served> => {
  const data = mkdtempSync(join(tmpdir(), 'cais-data-'));
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--no-open', '--data', data], {
    // Browsers say in a header where they are: to the server, everybody comes from another address.
    env: { ...process.env, CAIS_PROXY: '1' },
  });
  let said = '';
  const ended = new Promise<number | null>(resolve => {
    child.on('exit', resolve);
  });
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /http:\/\/localhost:\d+\//.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(code => reject(new Error(`cais serve ended with ${code}: ${said}`)));
  });
  return {
    address,
    stop: async () => {
      child.kill();
      const code = await ended;
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
};

export const setup = async (project: TestProject): Promise<() => Promise<unknown>> => {
  findChromium();
  const { address, stop } = await serve();
  project.provide('address', address);
  return stop;
};
