import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { overflow } from './findings.ts';
import { commit, freePlaces, hand, openLines, sentence, sitDown, untilAsked, untilSaved } from './table.ts';

const client = useClient();
const BUDGET = 150_000;

describe('the first page', () => {
  it('starts a match with one click', async () => {
    const page = await client.open();
    expect(await page.getByRole('button', { name: /^Play / }).count()).toBe(3);
    await page.getByRole('button', { name: 'Play Garum' }).click();
    await untilAsked(page);
    expect(await sentence(page).textContent()).toMatch(/^Lay a tile of blue tuna in tank \d+\.$/);
    expect(await page.locator('.player').count()).toBe(4);
  });

  it('keeps matches in progress, goes on with them, and removes them', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    await untilSaved(page);
    await page.locator('.home-link').click();
    await page.getByRole('link', { name: /^Go on: Skipper, Gull 1/ }).click();
    await untilAsked(page);
    await page.locator('.home-link').click();
    await page.getByRole('button', { name: /^Remove the match of Skipper/ }).click();
    await page.getByText('No match yet.').waitFor();
    expect(await page.locator('.match').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Go on: Skipper, Gull 1/ }).click();
    await untilAsked(page);
  });

  it('starts a match by its box, and sets up one for people at this screen, or for one alone', async () => {
    const page = await client.open();
    await page.locator('.game .box').nth(1).click();
    await page.locator('.table-page.lata').waitFor();
    await page.locator('.home-link').click();
    const way = (name: string): Locator => page.getByRole('navigation', { name: 'Lata' }).getByText(name);
    const sitters = (): Promise<readonly string[]> =>
      page.locator('.seats select').evaluateAll(all => all.map(one => Reflect.get(one, 'value')));
    await way('At this screen').click();
    await expect.poll(sitters, POLL).toEqual(['person', 'person']);
    await page.goBack();
    await way('Alone').click();
    await expect.poll(sitters, POLL).toEqual(['person']);
  });

  it.each(['Garum', 'Lata', 'Café'])(
    'loads at most 150 kB of compressed JavaScript for a match of %s',
    async game => {
      const page = await client.open({ serviceWorkers: 'block' });
      const sizes = new Map<string, Promise<number>>();
      page.context().on('response', response => {
        const name = response.url();
        if (name.endsWith('.js'))
          sizes.set(
            name,
            response.body().then(body => gzipSync(body).length),
          );
      });
      await page.reload();
      await page.getByRole('button', { name: `Play ${game}` }).click();
      await untilAsked(page);
      // Whoever starts: with the bots, that think beside the page.
      await page.locator('.controls > .button').click();
      await page.locator('.hint .button').waitFor();
      expect([...sizes.keys()].some(name => name.includes('/worker-'))).toBe(true);
      const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(80_000);
      expect(total).toBeLessThanOrEqual(BUDGET);
    },
  );
});

describe('without a network', () => {
  it('can be installed: nothing is wrong but that browsers of tests forget everything', async () => {
    const page = await client.open();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const inside = await page.context().newCDPSession(page);
    const { installabilityErrors } = await inside.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const { errors } = await inside.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  it('opens, sets up and plays', async () => {
    const page = await client.open();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise(resolve =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    await page.context().setOffline(true);
    await page.reload();
    await sitDown(page);
    await untilAsked(page);
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await openLines(page).first().click();
    await commit(page).click();
    expect(await untilAsked(page)).toBe('asked');
  });
});

describe('em português', () => {
  it('fala a língua do navegador', async () => {
    const page = await client.open({ locale: 'pt-PT' });
    expect(await page.locator('.sign p').textContent()).toBe('Três jogos de tabuleiro dos cais de Portugal');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-PT');
    await sitDown(page);
    await untilAsked(page);
    expect(await sentence(page).textContent()).toMatch(/^Coloque uma peça de atum azul no tanque \d+\.$/);
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await openLines(page).first().click();
    expect(await commit(page).textContent()).toBe('Revelar: não se pode desfazer');
    expect(await page.locator('.drafted li').first().textContent()).toMatch(/^Colocar B\d+ a /);
  });

  it('changes at once, everywhere, and stays', async () => {
    const page = await client.open();
    await page.goto(`${inject('address')}#/settings`);
    await page.locator('input[name="language"][value="pt"]').check();
    expect(await page.locator('h1').textContent()).toBe('Definições');
    await page.reload();
    expect(await page.locator('h1').textContent()).toBe('Definições');
  });
});

describe('the final count', () => {
  it('grows source by source, names the winner last, and is not shown again after a look back', async () => {
    const page = await client.open();
    await sitDown(page, { people: 0, players: 3, bot: 'greedy' });
    await page.getByRole('heading', { name: 'Final count' }).waitFor();
    const parts = page.locator('.final-bars tbody .bar-part');
    // Each source has its part from the start: what was not there before cannot grow.
    expect(await parts.count()).toBe(9);
    expect(await page.locator('.final .place').count()).toBe(0);
    expect(await page.locator('.player-score').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.final .chart').waitFor();
    const winner = await page.locator('.final-bars tbody th').first().textContent();
    const verdict = await page.locator('.final h2').textContent();
    expect(winner?.replace('1.', '').trim()).toBe(verdict?.replace(/ wins$/, ''));
    expect(await page.locator('.player-score').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'One moment back' }).click();
    await page.getByText('Back to now').click();
    await page.locator('.final .chart').waitFor({ timeout: 1000 });
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.final').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => scrollY), POLL).toBe(0);
  });
});

describe('names as long as they may be', () => {
  it('stand on a small screen, not beside it', async () => {
    const page = await client.open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await page.goto(`${inject('address')}#/new/lata`);
    for (let seat = 0; seat < 4; seat++) {
      await page
        .locator('.seats select')
        .nth(seat)
        .selectOption(seat === 0 ? 'person' : 'greedy');
      await page.locator('.seats input').nth(seat).fill('W'.repeat(24));
    }
    await page.locator('main > .button.main').click();
    await untilAsked(page);
    expect(await overflow(page)).toBe(0);
    await page.locator('.home-link').click();
    await page.locator('.match').waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

describe('whoever goes somewhere', () => {
  it('is told where by the title, and listens to the new page from its beginning', async () => {
    const page = await client.open();
    const place = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
    expect(await page.title()).toBe('Cais');
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect.poll(() => page.title(), POLL).toBe('Garum: Rules · Cais');
    expect(await place()).toBe('content');
    await page.goBack();
    await page.getByRole('button', { name: 'Play Garum' }).click();
    await untilAsked(page);
    await expect.poll(() => page.title(), POLL).toBe('Garum · Cais');
    expect(await place()).toBe('content');
  });

  it('hears of what cannot be loaded, and can try again', async () => {
    const page = await client.open({ serviceWorkers: 'block', breaks: true });
    await page.route(/assets\/garum-/, route => route.abort());
    await page.getByRole('button', { name: 'Play Garum' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.goto(`${inject('address')}#/rules/garum`);
    await page.getByRole('heading', { name: 'This did not arrive' }).waitFor();
    await page.unroute(/assets\/garum-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.rule').first().waitFor();
    expect(await page.getByRole('heading', { name: 'This did not arrive' }).count()).toBe(0);
  });
});

describe('at one screen', () => {
  it('stays covered whatever is pressed, and goes on at the table', async () => {
    const page = await client.open();
    await sitDown(page, { people: 2, players: 2 });
    const cover = page.locator('.cover[open]');
    await cover.waitFor();
    for (let i = 0; i < 6; i++) await page.keyboard.press('Escape');
    await cover.getByRole('button').click();
    await untilAsked(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('covers every hand until its owner has the screen', async () => {
    const page = await client.open();
    await sitDown(page, { people: 2, players: 2 });
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      const cover = page.locator('.cover[open]');
      await page.locator('.cover[open], .status.asked').first().waitFor();
      if ((await cover.count()) > 0) {
        expect(await page.locator('.g-hand').count()).toBe(0);
        expect(await cover.locator('h2').textContent()).toMatch(/^Pass the screen to Player [12]$/);
        await cover.locator('.button').click();
      }
      expect(await untilAsked(page)).toBe('asked');
      // Two players have two colours each, and see the hands of both.
      expect(await page.locator('.g-hand').count()).toBe(2);
      seen.add((await page.locator('.player.own .player-name').textContent()) ?? '');
      await hand(page).first().click();
      await freePlaces(page).first().click();
      await openLines(page).first().click();
      await commit(page).click();
    }
    expect([...seen].toSorted()).toEqual(['Player 1 you', 'Player 2 you']);
  });
});

describe('the time line', () => {
  it('goes back to any moment, by link too, and back to now; the log leads there', async () => {
    const page = await client.open();
    await sitDown(page);
    for (let turn = 0; turn < 2; turn++) {
      await untilAsked(page);
      await hand(page).first().click();
      await freePlaces(page).first().click();
      await openLines(page).first().click();
      await commit(page).click();
    }
    await untilAsked(page);
    const tiles = page.locator('.g-board .settle use[href^="#g-fish"]');
    const now = await tiles.count();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect.poll(() => tiles.count(), POLL).toBe(0);
    expect(await sentence(page).textContent()).toMatch(/^You are looking back: moment 0 of \d+\.$/);
    await page.getByRole('button', { name: 'One moment on' }).click();
    await expect.poll(() => tiles.count(), POLL).toBe(4);
    await page.getByText('Back to now').click();
    await expect.poll(() => tiles.count(), POLL).toBe(now);

    await page.locator('.log .moment').nth(2).click();
    await expect.poll(() => tiles.count(), POLL).toBe(8);
    await expect.poll(() => page.url(), POLL).toMatch(/\/at\/2$/);
    await page.reload();
    await page.locator('.g-board').waitFor();
    await expect.poll(() => tiles.count(), POLL).toBe(8);
    await page.getByRole('button', { name: 'To now', exact: true }).click();
    await expect.poll(() => page.url(), POLL).not.toContain('/at/');
    await page.getByText('Show it again').click();
    await page.getByText('You are looking back').waitFor();
    expect(await untilAsked(page)).toBe('asked');
  });
});
