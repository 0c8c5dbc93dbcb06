// Takes the pictures of the README, or, given a folder, pictures of every kind of screen to be looked at.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { act, layPlaces, takeFirst, toActions, untilDrying } from './cafe.ts';
import { openChromium } from './chromium.ts';
import { playTo } from './lataTable.ts';
import { serve } from './serve.ts';
import { commit, freePlaces, hand, openLines, sitDown, untilAsked } from './table.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Look {
  readonly name: string;
  readonly size: typeof DESK;
  readonly colorScheme: 'light' | 'dark';
}

const open = async (browser: Browser, address: string, { size, colorScheme }: Look): Promise<Page> => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  await context.addInitScript(() => localStorage.setItem('cais settings', '{"pace":"instant"}'));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.kept .paper').first().waitFor();
  return page;
};

const takeAdvice = async (page: Page): Promise<void> => {
  await page.locator('.controls > .button').click();
  await page.locator('.hint .button').click();
};

const play = async (page: Page, turns: number): Promise<void> => {
  for (let turn = 0; turn < turns && (await untilAsked(page)) === 'asked'; turn++) {
    while (!(await page.locator('.draft-bar .ready').isVisible())) await takeAdvice(page);
    await commit(page).click();
  }
  await untilAsked(page);
};

const toTheTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

const take = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `${folder}/${name}.png` });
};

const readme = async (browser: Browser, address: string): Promise<void> => {
  const wide = await open(browser, address, { name: 'wide', size: DESK, colorScheme: 'light' });
  await take(wide, 'quay');
  await sitDown(wide, { bot: 'greedy' });
  await play(wide, 9);
  await hand(wide).first().click();
  await freePlaces(wide).first().click();
  await toTheTop(wide);
  if ((await openLines(wide).count()) > 0) await openLines(wide).first().hover();
  await take(wide, 'table');
  await sitDown(wide, { game: 'cafe', bot: 'greedy', options: { rules: 'table' } });
  await play(wide, 9);
  await toTheTop(wide);
  await take(wide, 'cafe');
  await sitDown(wide, { game: 'lata', bot: 'greedy' });
  await playTo(wide, 'buy');
  await playTo(wide, 'bid');
  await playTo(wide, 'produce');
  await toTheTop(wide);
  await take(wide, 'lata');
  const small = await open(browser, address, { name: 'small', size: PHONE, colorScheme: 'dark' });
  await sitDown(small, { bot: 'greedy' });
  await play(small, 6);
  await toTheTop(small);
  await take(small, 'phone');
};

const everything = async (browser: Browser, address: string, look: Look): Promise<void> => {
  const page = await open(browser, address, look);
  await take(page, `${look.name}-1-quay`);
  for (const [i, hash] of [
    '#/new/garum',
    '#/settings',
    '#/rules/garum/G-TRN-4',
    '#/pieces/garum',
    '#/rules/cafe/C-END-2',
    '#/pieces/cafe',
  ].entries()) {
    await page.goto(`${address}${hash}`);
    await page.locator('main h1').waitFor();
    await page.screenshot({ path: `${folder}/${look.name}-page-${i + 2}.png` });
  }
  await sitDown(page, { bot: 'greedy' });
  await play(page, 7);
  await toTheTop(page);
  await take(page, `${look.name}-6-tile`);
  await hand(page).first().click();
  await freePlaces(page).first().click();
  await page.locator('.g-counts').click();
  await toTheTop(page);
  if ((await openLines(page).count()) > 0) await openLines(page).first().hover();
  await take(page, `${look.name}-7-worker`);
  await sitDown(page, { players: 2, bot: 'greedy', options: { variant: 'emperor', board: 'baelo' } });
  await play(page, 4);
  await toTheTop(page);
  await take(page, `${look.name}-8-emperor`);
  await sitDown(page, { people: 0, bot: 'greedy', players: 3 });
  await page.locator('.chart').waitFor();
  await toTheTop(page);
  await take(page, `${look.name}-9-final`);
  await cafe(page, look.name);
};

/** The Café table in each of its phases, a few rounds in. */
const cafe = async (page: Page, name: string): Promise<void> => {
  await sitDown(page, { game: 'cafe', players: 1, options: { expresso: 'on' } });
  await play(page, 4);
  await toTheTop(page);
  await take(page, `${name}-cafe-1-take`);
  await takeFirst(page);
  await layPlaces(page).nth(3).hover();
  await toTheTop(page);
  await take(page, `${name}-cafe-2-place`);
  await page.locator('.draft-bar .button').first().click();
  await toActions(page);
  await untilDrying(page);
  await act(page).dry.first().click();
  await toTheTop(page);
  await take(page, `${name}-cafe-3-act`);
  await sitDown(page, { game: 'cafe', players: 3, bot: 'greedy', options: { bidding: 'on' } });
  await untilAsked(page);
  await toTheTop(page);
  await take(page, `${name}-cafe-4-bid`);
  await sitDown(page, { game: 'cafe', people: 0, players: 4, bot: 'greedy', options: { rules: 'table' } });
  await page.locator('.chart').waitFor();
  await toTheTop(page);
  await take(page, `${name}-cafe-5-final`);
};

const LATA_STEPS = ['bid', 'take', 'place', 'produce', 'sell', 'buy'];

const everythingOfLata = async (browser: Browser, address: string, look: Look): Promise<void> => {
  const page = await open(browser, address, look);
  for (const place of ['rules', 'pieces']) {
    await page.goto(`${address}#/${place}/lata`);
    await page.locator('main h1').waitFor();
    await take(page, `${look.name}-lata-${place}`);
  }
  await sitDown(page, { game: 'lata', bot: 'greedy' });
  for (const step of LATA_STEPS) {
    await playTo(page, step);
    await toTheTop(page);
    await take(page, `${look.name}-lata-${step}`);
  }
  await sitDown(page, { game: 'lata', people: 0, bot: 'greedy' });
  await page.locator('.chart').waitFor();
  await toTheTop(page);
  await take(page, `${look.name}-lata-final`);
};

const { address, stop } = await serve();
const browser = await openChromium();
if (process.argv[2] === undefined) await readme(browser, address);
else
  for (const [name, size] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = { name: `${name}-${colorScheme}`, size, colorScheme };
      await everything(browser, address, look);
      await everythingOfLata(browser, address, look);
    }
await browser.close();
await stop();
