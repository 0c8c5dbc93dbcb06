// What a player does at a table, and at the Garum table.

import type { Locator, Page } from 'playwright-core';

export interface Seating {
  readonly game?: string;
  readonly people?: number;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly bot?: string;
}

/** Sets up a match by the form, of Garum unless told, with people first and quick bots behind them. */
export const sitDown = async (page: Page, seating: Seating = {}): Promise<void> => {
  const { game = 'garum', people = 1, players = 4, options = {}, bot = 'random' } = seating;
  await page.goto(new URL(`#/new/${game}`, page.url()).href);
  await page.locator(`input[name="count"][value="${players}"]`).check();
  for (let seat = 0; seat < players; seat++)
    await page
      .locator('.seats select')
      .nth(seat)
      .selectOption(seat < people ? 'person' : bot);
  for (const [name, value] of Object.entries(options)) {
    // Not by the attribute, which a radio button whose value is "on" does not have.
    const radios = page.locator(`input[name="${name}"]`);
    const values = await radios.evaluateAll(all =>
      all.map(radio => (radio instanceof HTMLInputElement ? radio.value : '')),
    );
    await radios.nth(values.indexOf(value)).check();
  }
  await page.locator('main > .button.main').click();
  await page.locator('.table > .board').waitFor();
};

export const sentence = (page: Page): Locator => page.locator('.status .sentence');
export const commit = (page: Page): Locator => page.locator('.draft-bar .button.main');
export const hand = (page: Page): Locator => page.locator('.g-hand.active .g-tile-button');
export const freePlaces = (page: Page): Locator => page.locator('.g-board .spot.place.lit');
export const openLines = (page: Page): Locator => page.locator('.g-board .spot.line.lit');

/** Waits until somebody at this screen is asked something, or the match is over; says which. */
export const untilAsked = async (page: Page): Promise<'asked' | 'over' | 'cover'> => {
  const state =
    (await page.locator('.status.asked, .final, .cover[open]').first().getAttribute('class')) ?? '';
  return state.includes('final') ? 'over' : state.includes('cover') ? 'cover' : 'asked';
};

/** Waits until all that was done is kept in the browser. */
export const untilSaved = async (page: Page): Promise<void> => {
  await page.locator('.status[data-saved="true"]').waitFor();
};

/** Presses Tab until something with such a name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
};
