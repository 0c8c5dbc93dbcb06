// A browser at the client, as the tests use it.

import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openChromium } from './chromium.ts';

/** How long something may take on a machine that has much else to do. */
const PATIENCE = 30_000;

/** For what comes a little later than the click that brings it. */
export const POLL = { timeout: PATIENCE } as const;

/** An address that no other browser of any test has, as good as certainly: limits count by address. */
const newAddress = (): string => `10.${Array.from(randomBytes(3)).join('.')}`;

interface Wishes extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, string | boolean>>;
  /** The network is broken, or the server refuses, on purpose; the browser says so. */
  readonly breaks?: boolean;
}

export interface Client {
  /** A fresh browser profile with the client open in it, its bots playing at once. */
  readonly open: (wishes?: Wishes) => Promise<Page>;
}

/** Gives the page the same chance on every run of a test, so that what it found once it finds again. */
const setChance = (seed: string): void => {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    return (mixed ^ (mixed >>> 15)) & 255;
  };
  crypto.getRandomValues = array => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  };
};

/** Takes away what browsers have only where the connection is safe: not in a network at home. */
export const distrust = (): void => {
  for (const [of, name] of [
    [Crypto.prototype, 'randomUUID'],
    [Navigator.prototype, 'clipboard'],
    [Navigator.prototype, 'serviceWorker'],
  ] as const)
    Reflect.deleteProperty(of, name);
};

/** Opens Chromium for the tests of a file; a page that complains fails its test. */
export const useClient = (): Client => {
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await openChromium();
  }, PATIENCE);
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.map(context => context.close()));
    contexts = [];
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    open: async ({ settings = {}, breaks = false, ...wishes } = {}) => {
      if (browser === undefined) throw new Error('The browser is not open yet.');
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
        ...wishes,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(setChance, `${expect.getState().currentTestName} ${contexts.length}`);
      await context.addInitScript(
        chosen => {
          if (localStorage.getItem('cais settings') === null) localStorage.setItem('cais settings', chosen);
        },
        JSON.stringify({ pace: 'instant', ...settings }),
      );
      const page = await context.newPage();
      page.on('pageerror', error => complaints.push(error.message));
      page.on('console', message => {
        const isBreak = breaks && /net::ERR|WebSocket|the server responded/.test(message.text());
        if (message.type() === 'error' && !isBreak) complaints.push(message.text());
      });
      await page.goto(inject('address'));
      await page.locator('h1').first().waitFor();
      return page;
    },
  };
};
