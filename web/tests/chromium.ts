import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { provide } from '../../tools/testkit/debian.ts';

const SYSTEM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: the one that CHROMIUM names, the system's, or one installed now where that can be. */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not there.`);
  }
  return provide({
    package: 'chromium',
    find: () => (existsSync(SYSTEM) ? SYSTEM : undefined),
    otherwise:
      'The tests of the client need Chromium: install it, or name it in the environment variable CHROMIUM.',
  });
};

export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS });
