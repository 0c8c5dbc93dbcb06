import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { distrust, POLL, useClient } from './client.ts';
import { findingsOn } from './findings.ts';
import { draftTurn, finalTotals, openChairs, openTable, playTurn, sitDownBy, whoIsAsked } from './online.ts';
import { commit, sentence } from './table.ts';

const client = useClient();

const moments = (page: Page): Promise<number> => page.locator('.log li').count();
const drafted = (page: Page): Promise<readonly string[]> => page.locator('.drafted li').allTextContents();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Two people at a table, and who of them is asked first. */
const sitTogether = async (): Promise<{
  readonly ana: Page;
  readonly rui: Page;
  readonly link: string;
  readonly asked: Page;
  readonly other: Page;
}> => {
  const ana = await client.open({ breaks: true });
  const rui = await client.open({ breaks: true });
  const link = await openTable(ana);
  await sitDownBy(rui, link, 'Rui');
  const asked = (await whoIsAsked([ana, rui])) ?? ana;
  return { ana, rui, link, asked, other: asked === ana ? rui : ana };
};

describe('two browsers', () => {
  it('play a whole match by an invitation link, then another one', async () => {
    const ana = await client.open();
    const rui = await client.open();
    const link = await openTable(ana, {
      players: 4,
      bots: { 2: 'random', 3: 'random' },
      options: { board: 'baelo' },
    });
    await sitDownBy(rui, link, 'Rui');
    for (;;) {
      const page = await whoIsAsked([ana, rui]);
      if (page === undefined) break;
      await playTurn(page);
    }
    expect(await finalTotals(ana)).toEqual(await finalTotals(rui));

    await ana.getByRole('button', { name: 'Play again' }).click();
    await rui.getByRole('link', { name: 'Go to the next match' }).click();
    await whoIsAsked([ana, rui]);
    // Each one chair further: who sat second sits first.
    await expect.poll(() => rui.locator('.player-name').first().textContent(), POLL).toBe('Rui you');
  });
});

describe('a network at home, which browsers do not trust', () => {
  it('is enough to invite, to play and to talk', async () => {
    const ana = await client.open();
    const rui = await client.open();
    for (const page of [ana, rui]) await page.addInitScript(distrust);
    await ana.reload();
    const link = await openTable(ana);
    expect(await ana.locator('.invite input').count()).toBe(1);
    expect(await ana.locator('.invite .button.main').count()).toBe(0);
    await sitDownBy(rui, link, 'Rui');
    await playTurn((await whoIsAsked([ana, rui])) ?? ana);
    await ana.locator('.feed input').fill('Olá!');
    await ana.locator('.feed input').press('Enter');
    await rui.locator('.feed .lines').getByText('Olá!').waitFor();
  });
});

describe('a break of the connection', () => {
  it('loses nothing of a draft, nor does a reload', async () => {
    const { asked, other } = await sitTogether();
    await draftTurn(asked);
    const before = await drafted(asked);
    expect(before.length).toBeGreaterThan(0);
    await asked.context().setOffline(true);
    await asked.getByText('The connection is lost.').waitFor();
    expect(await drafted(asked)).toEqual(before);
    await asked.context().setOffline(false);
    await expect.poll(() => asked.getByText('The connection is lost.').count(), POLL).toBe(0);
    expect(await drafted(asked)).toEqual(before);
    await asked.reload();
    await expect.poll(() => drafted(asked), POLL).toEqual(before);
    await commit(asked).click();
    await expect.poll(() => moments(other), POLL).toBe(2);
  });

  it('right after a turn was sent plays it once', async () => {
    const { asked, other } = await sitTogether();
    let cut = 0;
    await asked.routeWebSocket(/\/api\/socket$/, (client: WebSocketRoute) => {
      const server = client.connectToServer();
      client.onMessage(message => {
        server.send(message);
        // The turn arrives, but no word of it comes back.
        if (String(message).includes('"move"') && cut++ === 0) void client.close();
      });
    });
    await asked.reload();
    await asked.locator('.status.asked').waitFor();
    await draftTurn(asked);
    await commit(asked).click();
    await expect.poll(() => moments(other), POLL).toBe(2);
    await expect.poll(() => moments(asked), POLL).toBe(2);
    await asked.locator('.status[data-saved="true"]').waitFor();
    await playTurn((await whoIsAsked([asked, other])) ?? asked);
    await expect.poll(() => moments(asked), POLL).toBe(3);
    expect(cut).toBeGreaterThan(0);
  });

  it('with what was sent out of date gives the turn back, without a reload', async () => {
    const { asked } = await sitTogether();
    await asked.routeWebSocket(/\/api\/socket$/, (client: WebSocketRoute) => {
      const server = client.connectToServer();
      let refused = false;
      client.onMessage(message => {
        const text = String(message);
        if (refused || !text.includes('"move"')) return server.send(message);
        refused = true;
        const { id, table } = JSON.parse(text) as { readonly id: string; readonly table: string };
        client.send(
          JSON.stringify({ type: 'refused', id, table, code: 'stale', message: '', version: 0, seq: 1 }),
        );
      });
    });
    await asked.reload();
    await asked.locator('.status.asked').waitFor();
    await draftTurn(asked);
    await commit(asked).click();
    await asked.getByText('The table has changed meanwhile.').waitFor();
    expect((await drafted(asked)).length).toBeGreaterThan(0);
    await commit(asked).click();
    await expect.poll(() => moments(asked), POLL).toBe(2);
  });
});

describe('at the table', () => {
  it('people talk, hide what others say, and show it again', async () => {
    const { ana, rui } = await sitTogether();
    await rui.getByLabel('Say something').fill('Boa sorte!');
    await rui.getByRole('button', { name: 'Send' }).click();
    await ana.getByText('Boa sorte!').waitFor();
    await ana.getByRole('button', { name: 'Hide what Rui says' }).click();
    await expect.poll(() => ana.getByText('Boa sorte!').count(), POLL).toBe(0);
    await ana.getByRole('button', { name: 'Show what Rui says again' }).click();
    await ana.getByText('Boa sorte!').waitFor();
  });

  it('a spectator sees the board and no hand', async () => {
    const { ana, asked } = await sitTogether();
    const link = ana.locator('.watch-link');
    await link.locator('summary').click();
    const watcher = await client.open();
    await watcher.goto(await link.locator('.invite input').inputValue());
    await watcher.locator('.g-board').waitFor();
    await watcher.getByText('You are watching.').waitFor();
    expect(await watcher.locator('.g-hand.active').count()).toBe(0);
    expect(await watcher.getByLabel('Say something').count()).toBe(0);
    await playTurn(asked);
    await expect.poll(() => moments(watcher), POLL).toBe(2);
  });

  it('whoever leaves is played by a bot, finds the table on the first page, and takes the seat back', async () => {
    const { asked } = await sitTogether();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await asked.getByRole('button', { name: 'Let a bot play' }).click();
    await asked.getByRole('link', { name: /^To the table: / }).click();
    await asked.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => asked.getByText('plays in your place').count(), POLL).toBe(0);
  });

  it('who looks elsewhere is told that it is their turn', async () => {
    const { asked, other } = await sitTogether();
    await other.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    while ((await other.locator('.status.asked').count()) === 0)
      await playTurn((await whoIsAsked([asked, other])) ?? asked);
    await expect.poll(() => other.title(), POLL).toMatch(/^● Your turn/);
    await other.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible' });
      dispatchEvent(new Event('focus'));
    });
    expect(await other.title()).not.toContain('●');
  });

  it('a resignation ends a match of two', async () => {
    const { ana, rui } = await sitTogether();
    await rui.getByRole('button', { name: 'Resign' }).click();
    await rui.getByRole('button', { name: 'Give up for good' }).click();
    await ana.locator('.final').waitFor();
    await ana.getByText('The others have resigned.').waitFor();
    await expect.poll(() => ana.locator('#final-title').textContent(), POLL).toBe('Ana wins');
  });
});

describe('another device', () => {
  it('is the same person by a code', async () => {
    const ana = await client.open();
    await openTable(ana);
    await ana.goto(`${inject('address')}#/online`);
    await ana.getByRole('button', { name: 'Make a code' }).click();
    const phone = await client.open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await phone.goto(await ana.locator('.device .invite input').inputValue());
    await phone.getByRole('button', { name: 'Use the code' }).click();
    await phone.getByText('This device plays as Ana now.').waitFor();
    await phone.goto(`${inject('address')}#/`);
    await phone.getByRole('link', { name: /^To the table: Ana/ }).waitFor();
    // The code counts once.
    const thief = await client.open({ breaks: true });
    await thief.goto(await ana.locator('.device .invite input').inputValue());
    await thief.getByRole('button', { name: 'Use the code' }).click();
    await expect
      .poll(() => thief.locator('[role="alert"]').textContent(), POLL)
      .toBe('This code is not valid, or no longer.');
  });
});

describe('em português', () => {
  it('convida, espera e joga', async () => {
    const ana = await client.open({ locale: 'pt-PT' });
    const link = await openTable(ana);
    expect(await ana.locator('h1').textContent()).toContain('Há cadeiras livres');
    const rui = await client.open({ locale: 'pt-PT' });
    await sitDownBy(rui, link, 'Rui');
    const asked = (await whoIsAsked([ana, rui])) ?? ana;
    expect(await sentence(asked).textContent()).toMatch(/^Coloque uma peça de /);
    expect(await ana.locator('.feed li').allTextContents()).toEqual(['A mesa está aberta.', 'Rui senta-se.']);
  });
});

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the lobby': async page => {
    await page.goto(`${inject('address')}#/online`);
    await page.locator('.open-a').waitFor();
  },
  'a new table': async page => {
    await page.goto(`${inject('address')}#/open/garum`);
    await page.locator('.chairs').waitFor();
  },
  'free chairs': page => openTable(page),
  'a match': async page => {
    await openChairs(page, { bots: { 1: 'random' } });
    await page.locator('.status.asked').waitFor();
  },
  'a code': async page => {
    await page.goto(`${inject('address')}#/device`);
    await page.locator('form').waitFor();
  },
};

describe.each(Object.entries(SCREENS))('%s', (_, go) => {
  it.each(['light', 'dark'] as const)(
    'axe finds nothing in the %s; nothing moves sideways',
    async colorScheme => {
      const page = await client.open({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 360, height: 640 },
        hasTouch: true,
      });
      await go(page);
      expect(await findingsOn(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );
});
