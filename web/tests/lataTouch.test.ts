import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { drafted, playTo, sets } from './lataTable.ts';
import { sitDown, untilAsked } from './table.ts';
import { middleOf, swipe } from './touch.ts';

const client = useClient();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

describe('the Lata table under a finger', () => {
  it.each([
    ['choosing a card for Aveiro', { players: 1, options: { scenario: 'aveiro' } }],
    ['bidding', { players: 4 }],
  ])('scrolls by a swipe over the cards while %s', async (_, seating) => {
    const page = await client.open(PHONE);
    await sitDown(page, { game: 'lata', ...seating });
    await untilAsked(page);
    const from = await middleOf(page.locator('.l-set').nth(2));
    await swipe(page, [from, { x: from.x, y: from.y - 150 }]);
    await expect.poll(() => scrolled(page), POLL).toBeGreaterThan(50);
    expect(await drafted(page)).toEqual([]);
  });

  it('lets a set be dragged onto the line', async () => {
    const page = await client.open(PHONE);
    await sitDown(page, { game: 'lata', players: 3 });
    await playTo(page, 'take');
    await page.locator('.l-line-art').scrollIntoViewIfNeeded();
    await swipe(page, [
      await middleOf(sets(page).first()),
      await middleOf(page.locator('.l-spot.space').nth(1)),
    ]);
    await expect
      .poll(() => drafted(page), POLL)
      .toEqual([expect.stringMatching(/^Take set \d$/), 'Space 2, free']);
  });
});
