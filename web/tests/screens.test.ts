import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { act, bids, layPlaces, takeFirst, toActions, untilDrying } from './cafe.ts';
import { useClient } from './client.ts';
import { findingsOn, overflow, smallTargets } from './findings.ts';
import { commit, freePlaces, hand, openLines, sitDown, untilAsked } from './table.ts';

const client = useClient();

const at = (page: Page, hash: string): Promise<unknown> => page.goto(`${inject('address')}${hash}`);

/** Every screen there is, by how to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the first page': page => page.locator('.kept .paper').first().waitFor(),
  'a new game': async page => {
    await at(page, '#/new/garum');
    await page.locator('.seats').waitFor();
  },
  settings: async page => {
    await at(page, '#/settings');
    await page.locator('.keys').waitFor();
  },
  'the rules': async page => {
    await at(page, '#/rules/garum/G-TRN-4');
    await page.locator('.rule.open').waitFor();
  },
  'the pieces': async page => {
    await at(page, '#/pieces/garum');
    await page.locator('.pieces').waitFor();
  },
  'the rules of Lata': async page => {
    await at(page, '#/rules/lata/L-PRD-3');
    await page.locator('.rule.open').waitFor();
  },
  'the pieces of Lata': async page => {
    await at(page, '#/pieces/lata');
    await page.locator('.pieces').first().waitFor();
  },
  'the choice of rule sets': async page => {
    await at(page, '#/new/cafe');
    await page.locator('.c-compare').waitFor();
  },
  'the cards of Café': async page => {
    await at(page, '#/pieces/cafe');
    await page.locator('.c-gallery').first().waitFor();
  },
  'the rules of Café': async page => {
    await at(page, '#/rules/cafe/C-END-2');
    await page.locator('.rule.open').waitFor();
  },
  'a card about to be laid': async page => {
    await sitDown(page, { game: 'cafe', players: 1, options: { expresso: 'on' } });
    await untilAsked(page);
    await takeFirst(page);
    await layPlaces(page).first().focus();
    await page.keyboard.press('ArrowDown');
  },
  'an action under way': async page => {
    await sitDown(page, { game: 'cafe', players: 1 });
    await untilAsked(page);
    await toActions(page);
    await untilDrying(page);
    await act(page).dry.first().click();
    await page.locator('.spot.cell').first().hover();
  },
  'a sealed bid': async page => {
    await sitDown(page, { game: 'cafe', players: 2, options: { bidding: 'on' } });
    await untilAsked(page);
    await bids(page).more.first().click();
  },
  'a rating': async page => {
    await sitDown(page, { game: 'cafe', people: 0, players: 1, options: { rules: 'table' } });
    await page.locator('.final .chart').waitFor();
  },
  'a place that is not': async page => {
    await at(page, '#/match/nothing');
    await page.getByText('Nothing is moored here').waitFor();
  },
  'a turn in the making': async page => {
    await sitDown(page);
    await untilAsked(page);
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await page.locator('.g-counts').click();
    await openLines(page).first().click();
  },
  'a covered screen': async page => {
    await sitDown(page, { people: 2, players: 2 });
    await page.locator('.cover[open]').waitFor();
  },
  'two colours each': async page => {
    await sitDown(page, { people: 1, players: 2, options: { variant: 'haruspex' } });
    await untilAsked(page);
  },
  'the choice of the emperor': async page => {
    await sitDown(page, { people: 1, players: 2, options: { variant: 'emperor', board: 'baelo' } });
    await untilAsked(page);
  },
  'the final count': async page => {
    await sitDown(page, { people: 0, players: 2, options: { board: 'baelo' } });
    await page.locator('.final .chart').waitFor();
  },
};

describe.each(Object.entries(SCREENS))('%s', (_, go) => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s', async colorScheme => {
    const page = await client.open({ colorScheme, reducedMotion: 'reduce' });
    await go(page);
    expect(await findingsOn(page)).toEqual([]);
  });

  it('needs no sideways scrolling on a small phone, nor a pointed finger', async () => {
    const page = await client.open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await go(page);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });
});

describe.each(['garum', 'lata', 'cafe'])('the rules help of %s', game => {
  it('has every rule of its file in docs/rules, and no other', async () => {
    const page = await client.open();
    await at(page, `#/rules/${game}`);
    await page.locator('.rule').first().waitFor();
    const shown = await page.locator('.rule code').allTextContents();
    const file = fileURLToPath(new URL(`../../docs/rules/${game}.md`, import.meta.url));
    const written = [...readFileSync(file, 'utf8').matchAll(/^\s*[-*] \*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm)].map(
      ([, id]) => id,
    );
    expect([...new Set(shown)].toSorted()).toEqual(written.toSorted());
  });
});

describe('the ghost', () => {
  it('is laid by the holder of the amphora, who may turn it', async () => {
    const page = await client.open();
    await sitDown(page, { players: 3 });
    for (;;) {
      await untilAsked(page);
      if ((await page.locator('.g-hand h2').first().textContent())?.includes('ghost') === true) break;
      await hand(page).first().click();
      await freePlaces(page).first().click();
      if ((await openLines(page).count()) > 0) await openLines(page).first().click();
      await commit(page).click();
    }
    await page.keyboard.press('r');
    await freePlaces(page).first().click();
    expect(await page.locator('.drafted li').textContent()).toMatch(/^Lay the ghost’s tile, /);
    await commit(page).click();
    await page.locator('.log').getByText('lays the ghost').first().waitFor();
  });
});
