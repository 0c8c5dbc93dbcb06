import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  act,
  bids,
  cell,
  drafted,
  lay,
  layPlaces,
  offers,
  playOn,
  spendAll,
  takeFirst,
  toActions,
  untilDrying,
} from './cafe.ts';
import { POLL, useClient } from './client.ts';
import { overflow } from './findings.ts';
import { commit, sentence, sitDown, untilAsked, untilSaved, type Seating } from './table.ts';

const client = useClient();

const sit = (page: Page, seating: Seating = {}): Promise<void> => sitDown(page, { game: 'cafe', ...seating });

/** Sits down alone and comes to the actions of the first round. */
const sitToAct = async (page: Page): Promise<void> => {
  await sit(page, { players: 1 });
  await untilAsked(page);
  await toActions(page);
};

const undo = (page: Page): Promise<void> => page.locator('.draft-bar .button').first().click();

describe.each(['manual', 'table'])('a whole match by pointer, %s', rules => {
  it('against a bot, to the final count', async () => {
    const page = await client.open();
    await sit(page, { players: 2, options: { rules } });
    const turns = await playOn(page);
    // Eight cards and eight rounds of actions; the last to pick does both in one turn.
    expect(turns).toBeGreaterThanOrEqual(12);
    expect(turns).toBeLessThanOrEqual(16);
    await page.locator('.final .chart').waitFor();
    expect(await page.locator('.final .place').count()).toBe(2);
    const own = await page.locator('.player.own .points').textContent();
    expect(await page.locator('.final .total').allTextContents()).toContain(own);
  });
});

describe('before a card is laid', () => {
  it('the preview tells what is covered, what is lost, cups, ships and groups; nothing is drafted yet', async () => {
    const page = await client.open();
    await sit(page, { players: 1 });
    await untilAsked(page);
    await takeFirst(page);
    expect(await drafted(page).count()).toBe(1);
    await layPlaces(page).first().hover();
    const facts = page.locator('.c-facts');
    // An empty area has no cube to lose.
    expect(await facts.textContent()).toMatch(/covers [2-4] squares; no cube is lost/);
    expect(await facts.locator('dt').allTextContents()).toEqual(['Cups', 'Ships', 'Groups']);
    expect(await drafted(page).count()).toBe(1);
    const first = await page.locator('.spot.here').getAttribute('aria-label');
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Turn (R)', exact: true }).click();
    await layPlaces(page).last().hover();
    expect(await page.locator('.spot.here').getAttribute('aria-label')).not.toBe(first);
    await page.getByRole('button', { name: 'Lay it here' }).click();
    expect(await drafted(page).count()).toBe(2);
  });

  it('a place that is not allowed says why, with the rule', async () => {
    const page = await client.open();
    await sit(page, { players: 1 });
    await untilAsked(page);
    await takeFirst(page);
    await page.locator('.spot.place:not(.lit)').first().click({ force: true });
    expect(await page.locator('.why-not').textContent()).toContain('rule C-PLC-1');
  });

  it('a card can be dragged from the market to its place, and paid for on the way', async () => {
    const page = await client.open();
    await sit(page, { players: 1 });
    await untilAsked(page);
    const from = await offers(page).first().boundingBox();
    const ground = await page.locator('.c-ground').boundingBox();
    if (from === null || ground === null) throw new Error('The card or the ground is not on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(ground.x + 40, ground.y + 40, { steps: 4 });
    const place = await layPlaces(page).first().boundingBox();
    if (place === null) throw new Error('There is no place to drop the card on.');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
    await page.locator('.c-ghost').waitFor();
    await page.mouse.up();
    expect((await drafted(page).allTextContents()).map(move => move.split(' ')[0])).toEqual(['Take', 'Lay']);
  });
});

describe('actions', () => {
  it('a tap on a bean produces, a cube is dragged to a rack, and one undo takes a step back', async () => {
    const page = await client.open();
    await sitToAct(page);
    await cell(page, /^\w+: \w+ bean$/)
      .first()
      .click();
    expect(await drafted(page).last().textContent()).toMatch(/^Produce \w+ at \w+$/);
    await undo(page);
    await untilDrying(page);
    const before = await drafted(page).count();
    await cell(page, /^\w+: \w+ bean, \d/)
      .first()
      .dragTo(cell(page, /^\w+: drying rack$/).first());
    expect((await drafted(page).allTextContents()).slice(before).map(move => move.split(' ')[0])).toEqual([
      'Dry',
      'Carry',
    ]);
    await undo(page);
    expect(await drafted(page).count()).toBe(before);
  });

  it('what is pointed at in the list is lit on the table, and so is what takes the cubes of an action', async () => {
    const page = await client.open();
    await sitToAct(page);
    const lit = page.locator('.c-lit');
    expect(await lit.count()).toBe(0);
    const gains = (await act(page).produce.first().textContent())?.match(/gives (\d+)/);
    await act(page).produce.first().hover();
    // Nothing grows yet, so that every square of the group gets a cube (C-PRO-1).
    await expect.poll(() => lit.count(), POLL).toBe(Number(gains?.[1]));
    await page.locator('.status').hover();
    await expect.poll(() => lit.count(), POLL).toBe(0);

    await untilDrying(page);
    const room = (await act(page).dry.first().textContent())?.match(/room on (\d+)/);
    await act(page).dry.first().click();
    await expect.poll(() => lit.count(), POLL).toBe(Number(room?.[1]));
  });

  it('the card that was laid makes room for them, and can still be turned', async () => {
    const page = await client.open();
    await sitToAct(page);
    const laid = page.locator('.c-hand.laid');
    expect(await laid.textContent()).toMatch(/^C\d+, just laid/);
    expect(await laid.locator('.c-card').count()).toBe(0);
    const before = await drafted(page).last().textContent();
    await laid.getByRole('button').click();
    await expect.poll(() => drafted(page).last().textContent(), POLL).not.toBe(before);
    expect(await drafted(page).count()).toBe(2);
  });

  it('the assistant fills a group and delivers, and one undo takes all of it back', async () => {
    const page = await client.open();
    await sitToAct(page);
    await untilDrying(page);
    const before = await drafted(page).allTextContents();
    await act(page).best.first().click();
    expect((await drafted(page).count()) - before.length).toBeGreaterThanOrEqual(2);
    await undo(page);
    expect(await drafted(page).allTextContents()).toEqual(before);
  });

  it('what is not spent is said before the turn ends, and again after a reload', async () => {
    const page = await client.open();
    await sitToAct(page);
    const [, lost] =
      /^End my actions and lose ([1-8])$/.exec((await act(page).done.textContent()) ?? '') ?? [];
    await act(page).done.click();
    const said = page.getByText(/not spent and will be lost/);
    expect(await said.textContent()).toContain(lost);
    expect(await commit(page).textContent()).toBe('Reveal: cannot be undone');
    await untilSaved(page);
    await page.reload();
    expect(await said.textContent()).toContain(lost);
  });

  it('are taken by all at the same time: no draft is disturbed, and every area can be looked at', async () => {
    const page = await client.open();
    // A bot that takes its time, so that it ends its actions while others think about theirs.
    await sit(page, { people: 2, players: 3, bot: 'hard', options: { rules: 'table' } });
    for (let person = 0; person < 2; person++) {
      await page.locator('.c-market.active').waitFor();
      await takeFirst(page);
      await lay(page);
      // Who picks last goes on to the actions in the same turn.
      if ((await page.locator('.c-actions.active').count()) > 0) await act(page).done.click();
      await commit(page).click();
    }
    await page.locator('.c-actions.active').waitFor();
    await act(page).produce.first().click();
    const draft = await drafted(page).allTextContents();
    expect(draft).toEqual([expect.stringMatching(/^Produce/)]);
    await page
      .locator('.log')
      .getByText(/Foreman (has spent|leaves)/)
      .waitFor();
    expect(await drafted(page).allTextContents()).toEqual(draft);
    const shown = page.locator('.c-ground');
    const own = (await shown.getAttribute('aria-label'))?.replace('Business area', 'Show the area') ?? '';
    await page.getByRole('button', { name: 'Show the area of Foreman' }).click();
    expect(await shown.getAttribute('aria-label')).toBe('Business area of Foreman');
    expect(await page.locator('.spot.cell').count()).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: own }).click();
    await act(page).done.click();
    await commit(page).click();
    // Nobody waits: the other person acts, or the next round begins.
    await page.locator('.status.asked').waitFor();
    expect(await drafted(page).count()).toBe(0);
  });
});

describe('Expresso', () => {
  it('explains its squares where they lie', async () => {
    const page = await client.open();
    await sit(page, { players: 1, options: { expresso: 'on', rules: 'table' } });
    const special = cell(page, /^\w+: (expresso|lote|nata|plus) square/);
    // All eight cards are turned up in a match; the first that comes is laid.
    for (;;) {
      expect(await untilAsked(page)).toBe('asked');
      const wanted = page.locator('.c-offer.lit .c-card-button[aria-label*="Card E"]');
      if ((await wanted.count()) > 0) await wanted.first().click();
      else await takeFirst(page);
      await lay(page);
      await act(page).done.waitFor();
      if ((await special.count()) > 0) break;
      await spendAll(page);
      await commit(page).click();
    }
    await special.first().hover();
    const about = page.locator('section.c-inspector');
    expect(await about.locator('h2').textContent()).toMatch(/^(Expresso|Lote|Nata|Plus) square$/);
    expect(await about.locator('a').textContent()).toMatch(/^rule C-EXP-[2-5]$/);
  });
});

describe.each(['manual', 'table'])('a Plus square, %s', rules => {
  it('grows the colour that its owner names', async () => {
    const page = await client.open();
    await sit(page, { players: 1, options: { expresso: 'on', rules } });
    const plus = cell(page, /^\w+: plus square/);
    for (;;) {
      expect(await untilAsked(page)).toBe('asked');
      const wanted = page.locator('.c-offer.lit .c-card-button[aria-label*="plus"]');
      await ((await wanted.count()) > 0 ? wanted : offers(page)).first().click();
      await lay(page);
      await act(page).done.waitFor();
      if ((await plus.count()) > 0) break;
      await act(page).done.click();
      await commit(page).click();
    }
    // C-EXP-5: by the manual one colour for the whole group, at the table one for each empty Plus square.
    await plus.first().click();
    const named = page.locator('.c-naming .c-colour');
    expect(await named.count()).toBeGreaterThan(1);
    const [, colour] = /^Let (\w+) grow$/.exec((await named.last().textContent()) ?? '') ?? [];
    await named.last().click();
    expect(await plus.first().getAttribute('aria-label')).toContain(`1 ${colour}`);
  });
});

describe('sealed bids', () => {
  it('are hidden from whoever shares the screen until all are sealed', async () => {
    const page = await client.open();
    await sit(page, { people: 2, players: 2, options: { bidding: 'on' } });
    const cover = page.locator('.cover[open]');
    const counts: string[] = [];
    for (let person = 0; person < 2; person++) {
      await cover.locator('.button.main').click();
      await untilAsked(page);
      expect(await page.locator('.c-letter [role=status]').textContent()).toBe('0 cubes in the envelope');
      // Red first, then yellow: the rules want them in order, a player need not.
      await bids(page).more.last().click();
      if (person === 0) await bids(page).more.first().click();
      await bids(page).less.last().click();
      await bids(page).more.last().click();
      counts.push((await page.locator('.c-letter [role=status]').textContent()) ?? '');
      await bids(page).seal.click();
      await commit(page).click();
      if (person === 0) {
        await cover.waitFor();
        expect(await page.locator('.c-letter').count()).toBe(0);
        expect(await page.locator('.log').textContent()).not.toContain('in secret');
        // C-ADV-1: until the last bid is closed everybody may change their own.
        await page.getByRole('button', { name: 'I am Player 1, and want to change my mind' }).click();
        expect(await page.locator('.c-letter [role=status]').textContent()).toBe('2 cubes in the envelope');
        expect(await bids(page).seal.count()).toBe(0);
        await bids(page).less.first().click();
        await bids(page).more.nth(1).click();
        expect(await drafted(page).allTextContents()).toEqual([
          'Take a yellow cube out of the bid',
          'Lay a brown cube',
        ]);
        await bids(page).more.first().click();
        expect(await drafted(page).allTextContents()).toEqual(['Lay a brown cube']);
        await commit(page).click();
      }
    }
    expect(counts).toEqual(['2 cubes in the envelope', '1 cube in the envelope']);
    // All is open now, so the screen is passed on without a cover, to whoever laid more.
    await page.locator('.c-market.active').waitFor();
    expect(await cover.count()).toBe(0);
    expect(await page.locator('.player.own .player-name').textContent()).toContain('Player 1');
    expect(await page.locator('.log').textContent()).toContain(
      '1 yellow, 1 brown, 1 red from Player 1; 1 red from Player 2',
    );
  });
});

describe('alone', () => {
  it('ends with a rating, and the best results are kept and shown where one begins again', async () => {
    const page = await client.open();
    await sit(page, { players: 1, options: { rules: 'table' } });
    expect(await playOn(page)).toBe(8);
    await page.locator('.final .chart').waitFor();
    expect(await page.locator('#final-title').textContent()).toMatch(/^Rating: .* \([1-5] of 5\)\.$/);
    const best = page.locator('.best li');
    expect(await best.count()).toBe(1);
    expect(await best.textContent()).toContain(await page.locator('.player.own .points').textContent());
    await page.goto(new URL('#/new/cafe', page.url()).href);
    await page.locator('input[name="count"][value="1"]').check();
    // With the other rule set nothing was played yet.
    expect(await best.count()).toBe(0);
    await page.locator('input[name="rules"][value="table"]').check();
    await expect.poll(() => best.count(), POLL).toBe(1);
  });
});

describe('Café em português', () => {
  it('fala a língua do navegador', async () => {
    const page = await client.open({ locale: 'pt-PT' });
    await sit(page, { players: 1 });
    await untilAsked(page);
    expect(await sentence(page).textContent()).toBe('Escolha uma carta do mercado.');
    await takeFirst(page);
    await layPlaces(page).first().hover();
    expect(await page.locator('.c-facts').textContent()).toMatch(
      /cobre [2-4] casas; não se perde nenhum cubo/,
    );
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await overflow(page)).toBe(0);
  });
});
