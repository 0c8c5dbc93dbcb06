import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
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
    // It has one place, and is seen there; the workers told of are those of whoever lays it, for it has none.
    expect(await page.locator('.g-board .g-preview').count()).toBe(1);
    expect(await page.locator('.g-workers h2').textContent()).toBe('Workers of blue tuna');
    expect(await page.locator('.g-ghost .unseen').textContent()).toMatch(/^Still to come, 1[0-5] tiles: /);
    await page.keyboard.press('r');
    await freePlaces(page).first().click();
    expect(await page.locator('.drafted li').textContent()).toMatch(/^Lay the ghost’s tile, /);
    await commit(page).click();
    await page.locator('.log').getByText('lays the ghost').first().waitFor();
  });
});

/** Where something ends at the bottom, and where the bar begins that lies over the page there. */
const bottomOf = async (of: Locator): Promise<number> => {
  const { y, height } = (await of.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};
const topOfBar = async (page: Page): Promise<number> =>
  (await page.locator('.draft-bar').boundingBox())?.y ?? Number.NaN;

describe('the table of Garum', () => {
  it('shows on a phone the whole tank close up, and beside it the workers once a tile is laid', async () => {
    const page = await client.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await sitDown(page);
    await untilAsked(page);
    const tank = page.locator('.g-close-up');
    expect(await bottomOf(tank)).toBeLessThanOrEqual(await topOfBar(page));
    await hand(page).first().tap();
    await tank.locator('.spot.place.lit').first().tap();
    const workers = page.locator('.g-hands .g-worker-buttons > .button, .g-hands .g-worker-button');
    expect(await workers.count()).toBe(3);
    for (const worker of await workers.all()) {
      expect((await worker.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await bottomOf(worker)).toBeLessThanOrEqual(await topOfBar(page));
    }
    const panel = await page.locator('.g-hands .g-workers').boundingBox();
    expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThan((await tank.boundingBox())?.x ?? 0);
  });

  it('has the tank close up on a tablet too, large enough for fingers, and words that fit their buttons', async () => {
    const page = await client.open({
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
      locale: 'pt-PT',
    });
    await sitDown(page);
    await untilAsked(page);
    const spots = await page.locator('.board > .g-close-up .spot').all();
    expect(spots).toHaveLength(12);
    for (const spot of spots) {
      const { width, height } = (await spot.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(await bottomOf(spot)).toBeLessThanOrEqual(1024);
    }
    const wide = await page
      .locator('.draft-bar .button')
      .evaluateAll(all => all.map(button => button.scrollWidth - button.clientWidth));
    expect(wide).toEqual([0, 0, 0, 0]);
  });

  it('rings the specimens of the line pointed at that a worker there would count', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    await hand(page).first().click();
    await freePlaces(page).first().click();
    await openLines(page).first().hover();
    const told = await page.locator('.g-line-counts li:first-child [aria-hidden]').last().textContent();
    expect(await page.locator('.g-ring').count()).toBe(Number(told));
    expect(Number(told)).toBeGreaterThan(0);
  });
});
