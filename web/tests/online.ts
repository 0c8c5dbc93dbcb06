// What people do at tables of the server.

import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { commit } from './table.ts';

const at = (page: Page, hash: string): Promise<unknown> => page.goto(`${inject('address')}${hash}`);

interface Wanted {
  readonly game?: string;
  readonly name?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Chairs for bots, by seat. */
  readonly bots?: Readonly<Record<number, string>>;
}

/** Opens a table, of Garum unless told. */
export const openChairs = async (page: Page, wanted: Wanted = {}): Promise<void> => {
  const { game = 'garum', name = 'Ana', players = 2, options = {}, bots = {} } = wanted;
  await at(page, `#/open/${game}`);
  await page.locator('input[name="name"]').fill(name);
  await page.locator(`input[name="count"][value="${players}"]`).check();
  for (const [seat, bot] of Object.entries(bots))
    await page
      .locator('.chairs select')
      .nth(Number(seat) - 1)
      .selectOption(bot);
  for (const [option, value] of Object.entries(options))
    await page.locator(`input[name="${option}"][value="${value}"]`).check();
  await page.locator('main > .button.main').click();
};

/** Opens a table and gives the link to send. */
export const openTable = async (page: Page, wanted: Wanted = {}): Promise<string> => {
  await openChairs(page, wanted);
  return page.locator('.invite input').inputValue();
};

/** Sits down by a link. */
export const sitDownBy = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('.chairs .button.main').first().click();
};

/** Drafts a whole turn by the list of all moves, so that it only needs to be committed. */
export const draftTurn = async (page: Page): Promise<void> => {
  for (let moves = 0; ; moves++) {
    await page.locator('.all-moves, .draft-bar .ready').first().waitFor();
    if ((await page.locator('.draft-bar .ready').count()) > 0) return;
    const list = page.locator('.all-moves');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    await list.locator('button').first().click();
    await page.locator('.drafted li').nth(moves).waitFor();
  }
};

/** Plays a turn, until the server has taken it. */
export const playTurn = async (page: Page): Promise<void> => {
  const moments = page.locator('.log li');
  const before = await moments.count();
  await draftTurn(page);
  await commit(page).click();
  await moments.nth(before).waitFor();
};

/** Waits until one of the pages is asked, and gives it; undefined when the match is over. */
export const whoIsAsked = async (pages: readonly Page[]): Promise<Page | undefined> =>
  Promise.race(
    pages.map(async page => {
      const found = page.locator('.status.asked, .final').first();
      await found.waitFor();
      return (await found.getAttribute('class'))?.includes('final') === true ? undefined : page;
    }),
  );

/**
 * Plays until the match is over, by the list of all moves, whenever this page is asked. It runs inside the page, so that
 * several play at the same time without waiting for the test.
 */
export const playOut = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const PAUSE = 20;
        let decisions = 0;
        const timer = setInterval(() => {
          if (document.querySelector('.final') !== null) {
            clearInterval(timer);
            resolve();
          }
          if (document.querySelector('.status.asked') === null) return;
          const ready = document.querySelector<HTMLElement>('.draft-bar .ready');
          const moves = document.querySelectorAll<HTMLElement>('.all-moves button');
          // Others than always the first, so that the match goes through more of the game.
          if (ready !== null) ready.click();
          else if (moves.length > 0) moves[(decisions++ * 7) % moves.length].click();
        }, PAUSE);
      }),
  );

/** The totals of the final count, once the seed has been told. */
export const finalTotals = async (page: Page): Promise<readonly string[]> => {
  await page.locator('.final').waitFor();
  // At once, if it is there: by itself it goes away in the end.
  await page
    .getByRole('button', { name: 'Show everything' })
    .evaluateAll(buttons => buttons.forEach(button => button instanceof HTMLElement && button.click()));
  await page.getByText('Every draw can be checked now').waitFor();
  return page.locator('.final-bars .total').allTextContents();
};
