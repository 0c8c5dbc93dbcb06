import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { bidButtons } from './lataTable.ts';
import { openTable, sitDownBy, whoIsAsked } from './online.ts';
import { commit, sentence } from './table.ts';

const client = useClient();

/** Bids, until the server has taken it. */
const bid = async (page: Page, points: number): Promise<void> => {
  await bidButtons(page).nth(points).click();
  await commit(page).click();
  await page.locator('.status[data-saved="true"]').waitFor();
};

describe('a sealed bid on a server', () => {
  it('can be changed until the last one is in, and nobody hears of it', async () => {
    const ana = await client.open();
    const rui = await client.open();
    const link = await openTable(ana, { game: 'lata' });
    await sitDownBy(rui, link, 'Rui');
    await whoIsAsked([ana]);
    await whoIsAsked([rui]);
    await bid(ana, 2);
    await expect.poll(() => sentence(ana).textContent(), POLL).toBe('You may still change your bid.');
    await rui.locator('.log').getByText('Ana has bid.').waitFor();
    const heard = await rui.locator('.log li').allTextContents();
    await bid(ana, 7);
    await expect.poll(() => ana.locator('.l-own-bid').textContent(), POLL).toBe('you bid 7 action points');
    expect(await rui.locator('.log').getByText('Ana has bid.').count()).toBe(1);
    expect(await rui.locator('.log li').allTextContents()).toEqual(heard);
    await bid(rui, 4);
    // L-BID-2: the higher bid goes first.
    for (const page of [ana, rui])
      await expect.poll(() => page.locator('.l-opened .l-bid').allTextContents(), POLL).toEqual(['7', '4']);
  });
});
