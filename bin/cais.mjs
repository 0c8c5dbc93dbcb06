#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript. Plain JavaScript that Node 20 runs.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

const NEEDED = 24;

const findNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath;
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  return existsSync(pinned) ? pinned : undefined;
};

const fail = problem => {
  console.error(problem);
  process.exitCode = 1;
};

const run = node => {
  const main = join(root, 'cli', 'main.ts');
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // What Node makes of the sources is kept: every start but the first takes half the time.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', error => fail(`${node} does not start: ${error.message}.`));
  child.on('exit', (code, signal) => {
    for (const name of signals) process.removeAllListeners(name);
    if (signal === null) process.exitCode = code;
    else process.kill(process.pid, signal);
  });
};

const problem = setup();
const node = findNode();
if (problem !== undefined) fail(problem);
else if (node === undefined)
  fail(
    `Cais needs Node ${NEEDED} or newer; this is ${process.version}, and no newer one comes with it for ${process.platform} on ${process.arch}.`,
  );
else run(node);
