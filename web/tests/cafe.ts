// What a player does at the Café table.

import type { Locator, Page } from 'playwright-core';
import { commit, untilAsked } from './table.ts';

export const offers = (page: Page): Locator => page.locator('.c-offer.lit .c-card-button');
export const layPlaces = (page: Page): Locator => page.locator('.c-spots .spot.place.lit');
export const drafted = (page: Page): Locator => page.locator('.drafted li');
export const cell = (page: Page, name: RegExp): Locator =>
  page.locator('.c-spots').getByRole('button', { name, includeHidden: true });

export const act = (
  page: Page,
): Readonly<Record<'produce' | 'dry' | 'roast' | 'deliver' | 'best' | 'done', Locator>> => ({
  produce: page.locator('.c-choice').filter({ hasText: /^Produce/ }),
  dry: page.locator('.c-choice').filter({ hasText: /^Dry/ }),
  roast: page.locator('.c-choice').filter({ hasText: /^Roast/ }),
  deliver: page.locator('.c-choice').filter({ hasText: /^Deliver/ }),
  best: page.locator('.c-best'),
  done: page.locator('.c-done'),
});

export const bids = (page: Page): Readonly<Record<'more' | 'less' | 'seal', Locator>> => ({
  more: page.getByRole('button', { name: /^Lay one more/ }),
  less: page.getByRole('button', { name: /^Take a \w+ cube back/ }),
  seal: page.getByRole('button', { name: 'Seal the bid' }),
});

export const takeFirst = (page: Page): Promise<void> => offers(page).first().click();

/** Lays the card in hand at the first place there is. */
export const lay = async (page: Page): Promise<void> => {
  await layPlaces(page).first().hover();
  await layPlaces(page).first().click();
};

/** Spends all actions as the assistant advises, the last ones of the way first, and ends them. */
export const spendAll = async (page: Page): Promise<void> => {
  const { best, produce, done } = act(page);
  for (;;) {
    await done.waitFor();
    if (!((await done.getAttribute('class')) ?? '').includes('unspent')) break;
    if ((await best.count()) > 0) await best.last().click();
    else if ((await produce.count()) > 0) await produce.first().click();
    else break;
    await nameColours(page);
  }
  await done.click();
};

const nameColours = async (page: Page): Promise<void> => {
  const names = page.locator('.c-naming .c-colour');
  while ((await names.count()) > 0) await names.first().click();
};

/** Takes a card with drying racks on it, if there is one. */
const takeRacks = async (page: Page): Promise<void> => {
  const withRacks = page.locator('.c-offer.lit .c-card-button[aria-label*="drying rack"]');
  await ((await withRacks.count()) > 0 ? withRacks : offers(page)).first().click();
};

/** Takes and lays a card, where one goes on to the actions in the same turn. */
export const toActions = async (page: Page): Promise<void> => {
  await takeRacks(page);
  await lay(page);
  await act(page).done.waitFor();
};

/** Produces, round after round, alone, until something can be dried. */
export const untilDrying = async (page: Page): Promise<void> => {
  const { produce, dry, done } = act(page);
  while ((await dry.count()) === 0) {
    if ((await produce.count()) > 0) {
      await produce.first().click();
      await nameColours(page);
      continue;
    }
    await done.click();
    await commit(page).click();
    if ((await untilAsked(page)) !== 'asked') throw new Error('In no round could anything be dried.');
    await toActions(page);
  }
};

/** Plays turns by pointer until the match is over; says how many there were. */
export const playOn = async (page: Page): Promise<number> => {
  let turns = 0;
  for (; (await untilAsked(page)) === 'asked'; turns++) {
    if ((await page.locator('.c-market.active').count()) > 0) {
      await takeFirst(page);
      if ((await layPlaces(page).count()) > 0) await lay(page);
    }
    if ((await page.locator('.c-actions.active').count()) > 0) await spendAll(page);
    await commit(page).click();
  }
  return turns;
};
