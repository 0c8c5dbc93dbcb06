// What a player does at the Lata table.

import type { Locator, Page } from 'playwright-core';
import { commit, untilAsked } from './table.ts';

export const stepOf = async (page: Page): Promise<string> =>
  (await page.locator('.l-board').getAttribute('data-step')) ?? '';

export const bidButtons = (page: Page): Locator => page.locator('.l-screen .notch');
export const sets = (page: Page): Locator => page.locator('.l-set.lit');
export const spaces = (page: Page): Locator => page.locator('.l-spot.space.lit');
export const drafted = (page: Page): Promise<readonly string[]> =>
  page.locator('.drafted li').allTextContents();

const clickFirst = async (wanted: Locator, otherwise: Locator): Promise<void> => {
  if ((await wanted.count()) > 0) await wanted.first().click();
  else await otherwise.click();
};

/** Decides something in each step by pointer; what varies does so with the number of the decision. */
const DECIDE: Readonly<Record<string, (page: Page, number: number) => Promise<void>>> = {
  choose: page => sets(page).first().click(),
  bid: (page, number) =>
    bidButtons(page)
      .nth(number % 5)
      .click(),
  raise: (page, number) =>
    page
      .locator('.l-auction .button')
      .nth(number % 3 === 0 ? 1 : 0)
      .click(),
  marker: (page, number) =>
    page
      .locator('.notch.lit')
      .nth(number % 2)
      .click(),
  take: (page, number) => clickFirst(sets(page).nth(number % 2), sets(page).first()),
  keep: async page => {
    await sets(page).first().click();
    await sets(page).nth(1).click();
    await page.locator('.l-stage > .button.main').click();
  },
  place: (page, number) => clickFirst(spaces(page).nth(number % 4), spaces(page).first()),
  produce: async (page, number) => {
    const head = number % 2 === 0 ? page.locator('.l-spot.icon.lit') : page.locator('.l-choice');
    await clickFirst(head, page.locator('.l-choice').first());
  },
  sell: async page => {
    const fill = page.locator('.l-fill').first();
    if ((await fill.count()) === 0) return page.locator('.l-ending .button').click();
    await fill.click();
    await page.locator('.l-sale .button.main').click();
  },
  buy: page => clickFirst(page.locator('.l-label.lit'), page.locator('.l-offers .l-acts .button').last()),
};

/** Decides one thing, or commits what is ready. */
export const decide = async (page: Page, number: number): Promise<void> => {
  if ((await page.locator('.draft-bar .ready').count()) > 0) await commit(page).click();
  else await DECIDE[await stepOf(page)](page, number);
};

/** Plays until a step is asked for, or the match is over. */
export const playTo = async (page: Page, step: string): Promise<void> => {
  for (let number = 0; (await untilAsked(page)) === 'asked'; number++) {
    if ((await stepOf(page)) === step && (await page.locator('.draft-bar .ready').count()) === 0) return;
    await decide(page, number);
  }
};
