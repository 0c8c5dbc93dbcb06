import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { findingsOn, overflow, smallTargets } from './findings.ts';
import { bidButtons, decide, drafted, playTo, sets, spaces, stepOf } from './lataTable.ts';
import { commit, sentence, sitDown, untilAsked } from './table.ts';

const client = useClient();

const playOut = async (page: Page): Promise<void> => {
  for (let number = 0; (await untilAsked(page)) === 'asked'; number++) await decide(page, number);
};

const skipShow = async (page: Page): Promise<void> => {
  await page.locator('.final .button').first().click();
  await page.locator('.final .chart').waitFor();
};

const RATINGS = [
  'Rating: ordinary tinned fish.',
  'Rating: tinned fish in cooking oil.',
  'Rating: tinned fish in olive oil.',
  'Rating: tinned fish for gourmets.',
  'Rating: you ought to open a cannery of your own.',
];

describe('a whole match of Lata by pointer', () => {
  it('against three bots, counted card by card', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata' });
    await playOut(page);
    await skipShow(page);
    expect(await page.locator('.final .place').count()).toBe(4);
    // L-BUY-3: the starting card and at most six more, each its own column before the total.
    expect(await page.locator('.final-bars thead th').count()).toBe(8);
    const totals = await page.locator('.player .points').allTextContents();
    for (const [seat, total] of totals.entries()) {
      const worths = await page
        .locator('.l-final .l-own-cards')
        .nth(seat)
        .locator('.l-worth')
        .allTextContents();
      expect(worths.reduce((sum, worth) => sum + Number(worth), 0)).toBe(Number(total));
    }
    // Three bots that reveal whatever they can: the crates stay large enough to be read.
    const widths = await page
      .locator('.l-crate')
      .evaluateAll(crates => crates.map(crate => crate.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(5);
    expect(Math.min(...widths)).toBeGreaterThan(100);
  });

  it('and the markets that were taken can be looked at, with all that may score on them', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', people: 0, players: 2, bot: 'greedy' });
    await page.locator('.final .chart').waitFor();
    const taken = page.locator('.l-own .l-won');
    await taken.locator('summary').click();
    const count = await taken.locator('li').count();
    expect(count).toBeGreaterThan(0);
    expect(await taken.locator('summary').textContent()).toContain(`${count} market`);
  });

  it('with an open auction, which is a quick exchange without a last word', async () => {
    const page = await client.open();
    // A bot that is asked first and leaves at once ends the exchange before it begins.
    do {
      await sitDown(page, { game: 'lata', players: 2, options: { auction: 'open' } });
      await untilAsked(page);
    } while ((await stepOf(page)) !== 'raise');
    await page.getByRole('button', { name: 'Stay in for 1 action point' }).click();
    await page.locator('.log').getByText('pays an action point to stay in and has 8 left').first().waitFor();
    await playTo(page, 'buy');
    expect(await stepOf(page)).toBe('buy');
  });
});

describe.each(['setubal', 'portimao', 'aveiro', 'matosinhos'])('alone in %s', scenario => {
  it('ends with the rating that its points deserve', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 1, options: { scenario } });
    await playOut(page);
    await skipShow(page);
    const points = Number(await page.locator('.player .points').textContent());
    // L-SOL-9: 0–15, 16–30, 31–45, 46–60, 61 and more.
    const band = Math.min(4, Math.max(0, Math.ceil(points / 15) - 1));
    expect(await page.locator('#final-title').textContent()).toBe(RATINGS[band]);
  });
});

/** Draws the key of the tin to a number, by the mouse. */
const drawKeyTo = async (page: Page, points: number): Promise<void> => {
  const tin = await page.locator('.l-screen .l-drawn').boundingBox();
  const notch = await bidButtons(page).nth(points).boundingBox();
  if (tin === null || notch === null) throw new Error('The tin is not on the screen.');
  await page.mouse.move(tin.x + 20, tin.y + tin.height / 2);
  await page.mouse.down();
  await page.mouse.move(notch.x + notch.width / 2, tin.y + tin.height / 2, { steps: 5 });
  await page.mouse.up();
};

describe('sealed bids at one screen', () => {
  it('are hidden behind the cover and from the next person, and open all at once', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', people: 2, players: 2 });
    const cover = page.locator('.cover[open]');
    await cover.locator('.button').click();
    await bidButtons(page).nth(7).click();
    expect(await page.locator('.l-own-bid').textContent()).toBe('you bid 7 action points');
    await bidButtons(page).nth(4).click();
    expect(await drafted(page)).toEqual(['Bid 4 action points']);
    const name = (await page.locator('.player.own .player-name').textContent())?.replace(' you', '') ?? '';
    await commit(page).click();
    await cover.waitFor();
    expect(await page.locator('.l-own-bid').count()).toBe(0);
    expect(await page.locator('.l-tins').textContent()).toContain(`${name}: a sealed bid`);
    const told = page.locator('.log li').last();
    expect(await told.textContent()).toBe(`1${name} has bid.`);
    // L-BID-1: a bid can be changed until the last one is in; the others do not hear of it.
    await page.getByRole('button', { name: `I am ${name}, and want to change my mind` }).click();
    expect(await sentence(page).textContent()).toBe('You may still change your bid.');
    expect(await page.locator('.l-own-bid').textContent()).toBe('you bid 4 action points');
    await drawKeyTo(page, 8);
    expect(await drafted(page)).toEqual(['Bid 8 action points']);
    await bidButtons(page).nth(4).click();
    expect(await drafted(page)).toEqual([]);
    await bidButtons(page).nth(6).click();
    await commit(page).click();
    await cover.locator('.button').first().click();
    expect(await told.textContent()).toBe(`1${name} has bid.`);
    expect(await page.locator('.l-own-bid').textContent()).toBe('no bid yet');
    await page.getByRole('button', { name: 'Pass the screen on' }).click();
    await cover.locator('.button').last().click();
    expect(await page.locator('.l-own-bid').textContent()).toBe('you bid 6 action points');
    await page.getByRole('button', { name: 'Pass the screen on' }).click();
    await cover.locator('.button').first().click();
    await bidButtons(page).nth(1).click();
    expect(await commit(page).textContent()).toBe('Reveal: cannot be undone');
    await commit(page).click();
    await cover.locator('.button').click();
    // L-BID-2: the higher bid goes first.
    expect(await page.locator('.l-opened .l-bid').allTextContents()).toEqual(['6', '1']);
    expect(await page.locator('.l-opened li').first().textContent()).toContain(name);
  });
});

describe('the factory', () => {
  it('tries a set on the line before it is taken, and a card can be dragged onto a space', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 3 });
    await playTo(page, 'take');
    await sets(page).last().hover();
    await page.locator('.l-try').first().waitFor();
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.l-try').count(), POLL).toBe(0);
    await sets(page).last().dragTo(page.locator('.l-spot.space').nth(1));
    expect(await drafted(page)).toEqual([expect.stringMatching(/^Take set \d$/), 'Space 2, free']);
  });

  it.each(['sealed', 'open'])('the %s auction shows the sets, and tries them on the line', async auction => {
    const page = await client.open();
    do {
      await sitDown(page, { game: 'lata', players: 3, options: { auction } });
      await untilAsked(page);
    } while (!['bid', 'raise'].includes(await stepOf(page)));
    // L-RND-1: one set more than there are players, open before anybody bids.
    const open = page.locator('.l-auction .l-set');
    expect(await open.count()).toBe(4);
    expect(await page.locator('.l-cost.lit').count()).toBe(0);
    await open.first().click();
    await page.locator('.l-try').first().waitFor();
    // L-CMP-2: with 4 $, every space can be paid.
    expect(await page.locator('.l-cost.lit').count()).toBe(5);
    expect(await drafted(page)).toEqual([]);
    expect(await page.locator('.why-not').count()).toBe(0);
  });

  it('says by the tins who holds which token, because it decides a tie', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 3 });
    await untilAsked(page);
    const order = /The turn order is (.*?)\./.exec((await page.locator('.log').textContent()) ?? '')?.[1];
    const tins = await page.locator('.l-tins li .unseen').allTextContents();
    expect(tins.map(words => words.split(':')[0]).join(', ')).toBe(order);
    expect(tins.map(words => words.split(', ').at(-1))).toEqual(['token 1', 'token 2', 'token 3']);
  });

  it('shows the scoring cards of whoever is looked at', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 2 });
    await untilAsked(page);
    const name = (await page.locator('.player:not(.own) .player-name').textContent())?.trim() ?? '';
    await page.getByRole('button', { name: `Show the line of ${name}` }).click();
    expect(await page.locator('.l-tray .l-own-cards h2').textContent()).toContain(name);
  });

  it('says why a space cannot be used', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 2 });
    await untilAsked(page);
    await page.locator('.l-spot.space').nth(2).click({ force: true });
    expect(await page.locator('.why-not').textContent()).toContain('rule L-BID-1');
    await playTo(page, 'take');
    await page.locator('.l-spot.space').nth(2).click({ force: true });
    expect(await page.locator('.why-not').textContent()).toContain('Choose a card first. rule L-FAC-1');
  });

  it('fans covered cards out', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 2 });
    await playTo(page, 'place');
    await spaces(page).first().click();
    await page.locator('.l-fan-button').first().click();
    expect(await page.locator('.l-line .l-fan li').count()).toBe(2);
    // On a phone, what a card would bring is not hidden by the button over the stack.
    await page.setViewportSize({ width: 390, height: 844 });
    await playTo(page, 'bid');
    await playTo(page, 'place');
    const gains = await page.locator('.l-try').first().boundingBox();
    const button = await page.locator('.l-fan-button > span').first().boundingBox();
    expect((gains?.y ?? 0) + (gains?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});

describe('production and sales', () => {
  it('“Make everything sensible” drafts a whole production, which can be undone', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 1, options: { scenario: 'matosinhos' } });
    await playTo(page, 'produce');
    const before = (await drafted(page)).length;
    expect(await page.locator('.l-head').count()).toBe(1);
    await page.getByRole('button', { name: 'Make everything sensible' }).click();
    await expect.poll(async () => (await drafted(page)).length, POLL).toBeGreaterThan(before);
    const plan = (await drafted(page)).slice(before);
    for (const move of plan) expect(move).toMatch(/^(Make|Skip|Stop|Buy a|Relabel|Give|Overtime)/);
    // One step of undo takes the bot's work back.
    await page.locator('.draft-bar .button').first().click();
    expect(await drafted(page)).toHaveLength(before);
    expect(await stepOf(page)).toBe('produce');
  });

  it('shows on the line of the others what they have made since', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 2, bot: 'greedy' });
    await untilAsked(page);
    // Whoever bids everything goes first and makes nothing: the other one produces afterwards.
    await bidButtons(page).nth(9).click();
    await commit(page).click();
    await playTo(page, 'buy');
    expect(await page.locator('.l-made').count()).toBe(0);
    const told = (await page.locator('.log').textContent())?.match(/ makes a /g)?.length ?? 0;
    expect(told).toBeGreaterThan(0);
    await page.locator('.l-looker[aria-pressed="false"]').click();
    await page.locator('.l-made').first().waitFor({ state: 'attached' });
    expect(await page.locator('.l-made').count()).toBe(told);
  });

  it('a sale is put together tin by tin, with what it brings and what would be lost, said before', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 1 });
    for (let number = 0; ; number++) {
      await playTo(page, 'sell');
      if ((await page.locator('.l-fill').count()) > 0) break;
      await decide(page, number);
    }
    expect(await page.locator('.l-ending p').textContent()).toMatch(/lost|salt/i);
    const crate = page.locator('.l-crate.lit').first();
    const brings = await crate.locator('.l-coins').textContent();
    await crate.locator('.l-fill').click();
    expect(await crate.locator('.l-coins').textContent()).toBe(brings);
    await crate.locator('.l-slot.offered').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Take the tins back' }).click();
    expect(await page.locator('.l-slot.offered').count()).toBe(0);
    await crate.locator('.l-fill').click();
    await page.locator('.l-sale .button.main').click();
    expect((await drafted(page)).at(-1)).toMatch(/^Sell \d .*tins? to M\d\d$/);
  });
});

/** Presses Tab until something with such a name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  await page.evaluate(() => document.getElementById('content')?.focus());
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
};

const NAMES: Readonly<Record<string, RegExp>> = {
  bid: /^Bid 2 action points$/,
  take: /^Set \d: P/,
  place: /^Place P\d\d .* on space \d/,
  produce: /^(Make a|Relabel|Give the|Overtime|Buy a)/,
  sell: /^(Put in all|End production)/,
  buy: /^(Buy S\d\d|Buy none)/,
};

describe('a whole match of Lata by keyboard alone', () => {
  it('bids, takes, places, produces, sells and buys without a pointer', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 2 });
    const asked = new Set<string>();
    while ((await untilAsked(page)) === 'asked') {
      if ((await page.locator('.draft-bar .ready').count()) > 0) {
        await page.keyboard.press('Control+Enter');
        continue;
      }
      const step = await stepOf(page);
      asked.add(step);
      await tabTo(page, NAMES[step]);
      await page.keyboard.press('Enter');
      if (step === 'sell' && (await page.locator('.l-sale .button.main').count()) > 0) {
        await tabTo(page, /^Sell \d/);
        await page.keyboard.press('Enter');
      }
    }
    expect([...asked].toSorted()).toEqual(Object.keys(NAMES).toSorted());
  });
});

const PHASES = ['bid', 'take', 'place', 'produce', 'sell', 'buy'];

const eachPhase = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await sitDown(page, { game: 'lata', players: 4 });
  for (const phase of PHASES) {
    await playTo(page, phase);
    await look();
  }
  await sitDown(page, { game: 'lata', players: 4, options: { auction: 'open' } });
  await untilAsked(page);
  await look();
  await sitDown(page, { game: 'lata', players: 1, options: { scenario: 'aveiro' } });
  for (const phase of ['choose', 'marker', 'keep']) {
    await playTo(page, phase);
    await look();
  }
  await sitDown(page, { game: 'lata', people: 0, players: 4 });
  await page.locator('.final .chart').waitFor();
  await look();
};

describe('the gallery of Lata', () => {
  it('shows every card, says what it does, and marks what is our own', async () => {
    const page = await client.open();
    await page.goto(new URL('#/pieces/lata', page.url()).href);
    const kinds = page.locator('.kind');
    await kinds.first().waitFor();
    // L-CMP-3, and the starting cards of the four scenarios.
    const counts = await Promise.all([0, 1, 2].map(kind => kinds.nth(kind).locator('li').count()));
    expect(counts).toEqual([42, 42, 32 + 4]);
    expect(await kinds.nth(0).locator('.tag').count()).toBe(42);
    expect(await kinds.nth(1).locator('.tag').count()).toBe(42);
    // Four prices are our reading of a damaged page.
    expect(await kinds.nth(2).locator('.tag').count()).toBe(4);
    const traders = kinds.nth(0).locator('li').filter({ hasText: '(trader)' });
    expect(await traders.first().textContent()).toContain('The trader takes any two tins for 1 $.');
  });
});

describe('a sealed auction against bots', () => {
  it('lets a bid be changed as long as a bot has not bid, and a hint comes although others bid meanwhile', async () => {
    const page = await client.open();
    await sitDown(page, { game: 'lata', players: 4, bot: 'expert' });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await bidButtons(page).nth(3).click();
    await commit(page).click();
    expect(await sentence(page).textContent()).toBe('You may still change your bid.');
    await bidButtons(page).nth(0).click();
    await commit(page).click();
    expect(await page.locator('.l-own-bid').textContent()).toBe('you bid 0 action points');
    await page.getByRole('button', { name: 'Let the bot play' }).waitFor();
    await sitDown(page, { game: 'lata', players: 4, bot: 'easy' });
    await untilAsked(page);
    await page.locator('.controls > .button').click();
    await page.locator('.hint .button').click();
    expect(await drafted(page)).toEqual([expect.stringMatching(/^Bid \d action points?$/)]);
  });
});

describe('the Lata table in every phase', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s', async colorScheme => {
    const page = await client.open({ colorScheme, reducedMotion: 'reduce' });
    await eachPhase(page, async () => expect(await findingsOn(page)).toEqual([]));
  });

  it('needs no sideways scrolling on a small phone, nor a pointed finger', async () => {
    const page = await client.open({ hasTouch: true, reducedMotion: 'reduce' });
    await eachPhase(page, async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await overflow(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  });

  it('fala português', async () => {
    const page = await client.open({ locale: 'pt-PT' });
    await sitDown(page, { game: 'lata', players: 2 });
    await untilAsked(page);
    expect(await sentence(page).textContent()).toMatch(/^Licite pontos de ação/);
    expect(await bidButtons(page).nth(1).getAttribute('aria-label')).toBe('Licitar 1 ponto de ação');
    await playTo(page, 'sell');
    expect(await page.locator('.l-ending .button').textContent()).toBe('Acabar a produção e as vendas');
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await overflow(page)).toBe(0);
  });
});
