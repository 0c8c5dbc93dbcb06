// Tables among strangers: the lobby, clocks, seats that somebody left alone, and no server at all.

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { openChairs, openTable, playTurn, sitDownBy, whoIsAsked } from './online.ts';

const client = useClient();

const toLobby = (page: Page): Promise<unknown> => page.goto(`${inject('address')}#/online`);
/** What the clock of each seat shows, in seconds. */
const clocks = async (page: Page): Promise<readonly number[]> => {
  const shown = await page.locator('.clock').allTextContents();
  return shown.map(time => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
};
const running = (page: Page): Promise<readonly boolean[]> =>
  page.locator('.clock').evaluateAll(all => all.map(clock => clock.classList.contains('running')));

describe('the lobby', () => {
  it('leads to tables that are open to everybody, and to matches that anybody may watch', async () => {
    const [ana, rui, eva] = [await client.open(), await client.open(), await client.open()];
    const host = `Ana ${Date.now()}`;
    await openChairs(ana, { name: host, options: { access: 'open', spectators: 'public' } });
    await ana.locator('.tag.own').waitFor();
    await toLobby(rui);
    await rui.getByRole('link', { name: `Sit down with ${host}` }).click();
    await rui.locator('input[name="name"]').fill('Rui');
    await rui.locator('.chairs .button.main').first().click();
    const asked = (await whoIsAsked([ana, rui])) ?? ana;
    await toLobby(eva);
    expect(await eva.getByRole('link', { name: `Sit down with ${host}` }).count()).toBe(0);
    await eva.getByRole('link', { name: `Watch ${host} and Rui` }).click();
    await eva.getByText('You are watching.').waitFor();
    await playTurn(asked);
    await expect.poll(() => eva.locator('.log li').count(), POLL).toBe(2);
  });
});

describe('a clock', () => {
  it('runs for whoever has to decide, and a turn brings the increment', async () => {
    const [ana, rui] = [await client.open(), await client.open()];
    await sitDownBy(rui, await openTable(ana, { options: { time: 'brisk' } }), 'Rui');
    const asked = (await whoIsAsked([ana, rui])) ?? ana;
    const seat = asked === ana ? 0 : 1;
    for (const page of [ana, rui]) expect(await running(page)).toEqual([seat === 0, seat === 1]);
    await expect.poll(async () => (await clocks(asked))[seat], POLL).toBeLessThan(600);
    expect((await clocks(asked))[1 - seat]).toBe(600);
    const before = (await clocks(asked))[seat];
    const begun = Date.now();
    await playTurn(asked);
    await expect.poll(() => running(asked), POLL).toEqual([seat === 1, seat === 0]);
    const after = (await clocks(asked))[seat];
    const took = Math.ceil((Date.now() - begun) / 1000);
    expect(after).toBeGreaterThanOrEqual(before + 10 - took - 1);
    expect(after).toBeLessThanOrEqual(before + 10);
    await expect.poll(async () => (await clocks(ana))[seat], POLL).toBe(after);
  });

  it('that has run out lets the others hand the seat to a bot, and its owner take it back', async () => {
    const ana = await client.open({ serviceWorkers: 'block' });
    const rui = await client.open();
    // The shortest time that the server allows, which no table is opened with by the form.
    await ana.route('**/api/tables', async route => {
      const wanted = route.request().postDataJSON() as object;
      await route.continue({
        postData: { ...wanted, time: { kind: 'bank', seconds: 10, increment: 0 } },
      });
    });
    const link = await openTable(ana, { options: { time: 'brisk', overtime: 'wait' } });
    await sitDownBy(rui, link, 'Rui');
    const asked = (await whoIsAsked([ana, rui])) ?? ana;
    const [other, name] = asked === ana ? [rui, 'Ana'] : [ana, 'Rui'];
    const hand = other.getByRole('button', { name: `Let a bot play for ${name}` });
    expect(await hand.count()).toBe(0);
    await asked.locator('.clock.running.short').waitFor();
    await hand.click();
    await asked.getByText('plays in your place').waitFor();
    // The bot plays, and the other is asked.
    await other.locator('.status.asked').waitFor();
    await asked.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => asked.getByText('plays in your place').count(), POLL).toBe(0);
    await expect.poll(() => other.locator('.feed li').allTextContents(), POLL).toContain(`${name} is back.`);
  });
});

describe('without a server', () => {
  it('the lobby says so calmly, and goes on when there is one', async () => {
    const page = await client.open({ breaks: true, serviceWorkers: 'block' });
    await page.route('**/api/**', route => route.abort());
    await toLobby(page);
    const notice = page.locator('.notice[role="status"]');
    await notice.getByText('The server cannot be reached').waitFor();
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    await page.unroute('**/api/**');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => notice.count(), POLL).toBe(0);
  });

  it('a table says so, and comes when there is one', async () => {
    const page = await client.open({ breaks: true, serviceWorkers: 'block' });
    await openTable(page);
    const { hash } = new URL(page.url());
    let isThere = false;
    await page.routeWebSocket(/\/api\/socket$/, async socket => {
      if (isThere) socket.connectToServer();
      else await socket.close();
    });
    await page.reload();
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
    isThere = true;
    await page.locator('.chairs').waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
  });
});
