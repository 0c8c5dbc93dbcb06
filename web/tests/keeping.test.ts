import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { distrust, POLL, useClient } from './client.ts';
import { commit, freePlaces, hand, openLines, sentence, untilAsked, untilSaved } from './table.ts';

const client = useClient();

/** What a browser does that keeps nothing, or does not keep everything. */
const OBSTACLES: Readonly<Record<string, () => void>> = {
  'forbids IndexedDB': () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      },
    });
  },
  'cannot open IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Broken.', 'InvalidStateError');
    };
  },
  'has no space left': () => {
    // A full disk is noticed after everything seemed to be written.
    IDBObjectStore.prototype.put = function () {
      const request = this.add({ id: '' });
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  },
};

const openWith = async (obstacle: () => void): Promise<Page> => {
  const page = await client.open();
  await page.addInitScript(obstacle);
  await page.reload();
  await page.locator('h1').first().waitFor();
  return page;
};

const playNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Play Garum' }).click();
  await untilAsked(page);
};

describe.each(Object.entries(OBSTACLES))('a browser that %s', (_, obstacle) => {
  it('lets one play all the same, says so, and keeps the match as long as the page', async () => {
    const page = await openWith(obstacle);
    await playNow(page);
    const refusal = page.getByText('The browser refuses to keep this match');
    await refusal.waitFor();
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await untilSaved(page);
    await page.locator('.home-link').click();
    await page.getByRole('link', { name: /^Go on: Skipper/ }).click();
    await untilAsked(page);
    await refusal.waitFor();
    expect(await page.locator('.drafted li').count()).toBe(1);
    await page.locator('.home-link').click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect.poll(() => page.locator('.match a').count(), POLL).toBe(0);
  });
});

describe('a browser that forbids localStorage', () => {
  it('shows the client, which changes as wished', async () => {
    const page = await openWith(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError');
        },
      });
    });
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.locator('input[name="language"][value="pt"]').check();
    expect(await page.locator('h1').textContent()).toBe('Definições');
    await page.goBack();
    await page.getByRole('button', { name: 'Jogar Garum' }).click();
    await untilAsked(page);
  });
});

describe('a network at home, which browsers do not trust', () => {
  it('is enough to play, and for a link to a moment', async () => {
    const page = await openWith(distrust);
    await playNow(page);
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await openLines(page).first().click();
    await commit(page).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.locator('.timeline a').click();
    await expect.poll(() => page.url(), POLL).toMatch(/\/at\/0$/);
    expect(await sentence(page).textContent()).toMatch(/^You are looking back: moment 0 of/);
  });
});

describe('a match in two windows', () => {
  it('goes on in the latest, and can be taken back with everything that was played there', async () => {
    const page = await client.open();
    await playNow(page);
    await untilSaved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilAsked(other);
    await page.getByRole('heading', { name: 'This match has moved' }).waitFor();
    await hand(other).first().click();
    await freePlaces(other).first().click();
    const made = await other.locator('.drafted li').allTextContents();
    await untilSaved(other);
    await page.getByRole('button', { name: 'Go on here' }).click();
    await untilAsked(page);
    expect(await page.locator('.drafted li').allTextContents()).toEqual(made);
    await other.getByRole('heading', { name: 'This match has moved' }).waitFor();
  });
});
