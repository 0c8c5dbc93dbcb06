import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act, cell, drafted, layPlaces, offers, toActions, untilDrying } from './cafe.ts';
import { POLL, useClient } from './client.ts';
import { sitDown, untilAsked } from './table.ts';
import { middleOf, putFingers, swipe, type Point } from './touch.ts';

const client = useClient();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const sitAlone = async (): Promise<Page> => {
  const page = await client.open(PHONE);
  await sitDown(page, { game: 'cafe', players: 1 });
  await untilAsked(page);
  return page;
};

interface Frame extends Point {
  readonly scale: number;
}

/** Where the drawing of the area lies, and how large it is drawn. */
const frameOf = (page: Page): Promise<Frame> =>
  page.locator('.c-spots').evaluate(spots => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(spots).transform);
    return { scale: a, x: e, y: f };
  });

const verbs = async (page: Page): Promise<readonly string[]> =>
  (await drafted(page).allTextContents()).map(move => move.split(' ')[0]);

describe('the table top of Café under fingers', () => {
  it('is panned by one, zoomed by two and by buttons, and fitted again', async () => {
    const page = await sitAlone();
    const { x, y } = await middleOf(page.locator('.c-ground'));
    const whole = await frameOf(page);

    await swipe(
      page,
      [
        { x, y: y - 30 },
        { x, y: y - 110 },
      ],
      [
        { x, y: y + 30 },
        { x, y: y + 110 },
      ],
    );
    const close = await frameOf(page);
    // The fingers are 220 px apart where they were 60, if not the closest there is came first.
    expect(close.scale).toBeGreaterThan(whole.scale * 1.5);
    // What was under the middle of the fingers is still there.
    const ground = await page.locator('.c-ground').boundingBox();
    const middle = (ground?.width ?? 0) / 2;
    expect((middle - close.x) / close.scale).toBeCloseTo((middle - whole.x) / whole.scale, 0);
    // However small the squares of a large area are, each can be made larger than a fingertip.
    expect((await page.locator('.spot.cell').first().boundingBox())?.width).toBeGreaterThan(44);

    await swipe(page, [
      { x, y },
      { x: x + 60, y: y + 45 },
    ]);
    const moved = await frameOf(page);
    expect(moved.scale).toBe(close.scale);
    expect(moved.x - close.x).toBeCloseTo(60, 0);
    expect(moved.y - close.y).toBeCloseTo(45, 0);

    await swipe(
      page,
      [
        { x: x - 110, y },
        { x: x - 30, y },
      ],
      [
        { x: x + 110, y },
        { x: x + 30, y },
      ],
    );
    expect((await frameOf(page)).scale).toBeLessThan(moved.scale);
    await page.getByRole('button', { name: 'Fit the area to the screen' }).tap();
    expect(await frameOf(page)).toEqual(whole);
    await page.getByRole('button', { name: 'Closer' }).tap();
    expect((await frameOf(page)).scale).toBeCloseTo(whole.scale * 1.3);
    await page.getByRole('button', { name: 'Farther away' }).tap();
    expect((await frameOf(page)).scale).toBeCloseTo(whole.scale);
  });

  it('takes the first tap after a pan for a tap, on a square with a cube as well', async () => {
    const page = await sitAlone();
    await toActions(page);
    await untilDrying(page);
    await page.locator('.c-ground').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Closer' }).tap();
    const { x, y } = await middleOf(cell(page, /^\w+: cup$/).first());
    const before = await frameOf(page);
    await swipe(page, [
      { x, y },
      { x: x + 30, y: y + 20 },
    ]);
    expect((await frameOf(page)).x).not.toBe(before.x);
    await cell(page, /^\w+: \w+ bean, \d/)
      .first()
      .tap();
    await page.locator('.c-clear').waitFor();
  });

  it('shows at the first tap on a place what comes of it, and gets a card dragged from the market', async () => {
    const page = await sitAlone();
    await offers(page).first().tap();
    await layPlaces(page).first().tap();
    await page.locator('.c-facts').waitFor();
    expect(await verbs(page)).toEqual(['Take']);
    await layPlaces(page).first().tap();
    await expect.poll(() => verbs(page), POLL).toEqual(['Take', 'Lay']);
    await page.getByRole('button', { name: 'Start turn over' }).click();

    const ground = await middleOf(page.locator('.c-ground'));
    const finger = await putFingers(page, await middleOf(offers(page).first()));
    await finger.moveTo(ground);
    await finger.moveTo(await middleOf(layPlaces(page).first()));
    await page.locator('.c-ghost').waitFor();
    await finger.lift();
    await expect.poll(() => verbs(page), POLL).toEqual(['Take', 'Lay']);
  });

  it('takes the tap after a drag, however quickly the cube was let go', async () => {
    const page = await sitAlone();
    await toActions(page);
    await untilDrying(page);
    await page.locator('.c-ground').scrollIntoViewIfNeeded();
    const before = await verbs(page);
    const grown = await middleOf(cell(page, /^\w+: \w+ bean, \d/).first());
    const rack = await middleOf(cell(page, /^\w+: drying rack$/).first());
    // Nearly every such drag was taken for a fling.
    for (let time = 0; time < 3; time++) {
      const finger = await putFingers(page, grown);
      await finger.moveTo(rack);
      await finger.lift('moving');
      await page.touchscreen.tap(rack.x, rack.y);
      await page.locator('.c-clear').waitFor();
      await page.touchscreen.tap(rack.x, rack.y);
      await page.locator('.c-clear').waitFor({ state: 'detached' });
      expect(await verbs(page)).toEqual([...before, 'Dry', 'Carry']);
      await page.locator('.draft-bar .button').first().click();
    }
  });

  it('lets cubes be dragged to a rack, and a square be cleared', async () => {
    const page = await sitAlone();
    await toActions(page);
    await untilDrying(page);
    const before = await verbs(page);
    const grown = cell(page, /^\w+: \w+ bean, \d/);
    await page.locator('.c-ground').scrollIntoViewIfNeeded();
    await swipe(page, [
      await middleOf(grown.first()),
      await middleOf(cell(page, /^\w+: drying rack$/).first()),
    ]);
    await expect.poll(() => verbs(page), POLL).toEqual([...before, 'Dry', 'Carry']);
    await page.locator('.draft-bar .button').first().click();
    expect(await verbs(page)).toEqual(before);

    // C-ACT-2: a square is cleared for free.
    const square = await grown.first().getAttribute('aria-label');
    const left = await page.locator('.c-cups').getAttribute('aria-label');
    await grown.first().tap();
    await page.locator('.c-clear .button').tap();
    const place = square?.split(':')[0] ?? '';
    expect(await drafted(page).last().textContent()).toBe(`Clear ${place}`);
    expect(await cell(page, new RegExp(`^${place}: \\w+ bean$`)).count()).toBe(1);
    expect(await page.locator('.c-cups').getAttribute('aria-label')).toBe(left);
    expect(await act(page).done.isVisible()).toBe(true);
  });
});
