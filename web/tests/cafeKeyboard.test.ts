import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act, drafted } from './cafe.ts';
import { useClient } from './client.ts';
import { sitDown, tabTo, untilAsked } from './table.ts';

const client = useClient();

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Takes a card, turns it, walks a place on and lays it there. */
const takeAndLay = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.getElementById('content')?.focus());
  await tabTo(page, /^(Take|Discard) [CE]\d+/);
  const name = await focusedName(page);
  await page.keyboard.press('Enter');
  if (name.startsWith('Discard')) return;
  await page.locator('.spot.place.lit:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await drafted(page).nth(1).waitFor();
};

/** Lets the assistant work on the first thing that can be done, or produces, and ends. */
const spendOne = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.getElementById('content')?.focus());
  const { best, produce } = act(page);
  if ((await best.count()) > 0) await tabTo(page, /(let the assistant fill it|where it counts most)$/);
  else if ((await produce.count()) > 0) await tabTo(page, /^Produce/);
  else return;
  await page.keyboard.press('Enter');
};

describe.each(['manual', 'table'])('a whole match of Café by keyboard alone, %s', rules => {
  it('takes, lays, acts and commits without a pointer', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'cafe', players: 2, options: { rules } });
    let rounds = 0;
    while ((await untilAsked(page)) === 'asked') {
      if ((await page.locator('.c-market.active').count()) > 0) await takeAndLay(page);
      if ((await page.locator('.c-actions.active').count()) > 0) {
        await spendOne(page);
        await tabTo(page, /^End my actions/);
        await page.keyboard.press('Enter');
        rounds++;
      }
      await page.keyboard.press('Control+Enter');
    }
    expect(rounds).toBe(8);
  });
});
