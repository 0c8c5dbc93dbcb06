import { describe, expect, it } from 'vitest';
import { useClient } from './client.ts';
import { sitDown, tabTo, untilAsked } from './table.ts';

const client = useClient();

describe('a whole match by keyboard alone', () => {
  it('lays, turns, posts and commits without a pointer', async () => {
    const page = await client.open();
    await sitDown(page, { options: { board: 'baelo' } });
    let turns = 0;
    for (; (await untilAsked(page)) === 'asked'; turns++) {
      await page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.blur() : 0,
      );
      await tabTo(page, /^Tile B\d+/);
      await page.keyboard.press('Enter');
      await page.keyboard.press('r');
      await page.evaluate(() => document.getElementById('content')?.focus());
      await tabTo(page, /^Lay B\d+ in the/);
      await page.keyboard.press('Enter');
      if ((await page.locator('.draft-bar .ready').count()) === 0) {
        await tabTo(page, turns % 2 === 0 ? /^(Row|Column) \d+: .*free$/ : /^No worker$/);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Control+Enter');
    }
    expect(turns).toBe(12);
  });

  it('arrows walk over the board, and every move can be chosen by its name', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    await page.locator('.spot.tank').first().focus();
    await page.keyboard.press('ArrowUp');
    const above = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('ArrowDown');
    const back = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(above).not.toBe(back);

    await page.locator('.all-moves summary').press('Enter');
    const moves = page.locator('.all-moves button');
    expect(await moves.count()).toBeGreaterThan(4);
    expect(await moves.first().textContent()).toMatch(/^Lay B\d+ in the [a-z-]+, (not turned|turned \d+°)$/);
    await moves.first().press('Enter');
    expect(await page.locator('.drafted li').count()).toBe(1);
    // Whoever plays by this list finds it open again, and goes on from it.
    const list = page.locator('.all-moves');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^All moves/);
    await moves.last().press('Enter');
    await page.keyboard.press('Control+Enter');
    await untilAsked(page);
    expect(await list.getAttribute('open')).not.toBe(null);
  });
});
