import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { commit, freePlaces, hand, openLines, sitDown, untilAsked } from './table.ts';

const client = useClient();
const BIN = fileURLToPath(new URL('../../bin/cais.mjs', import.meta.url));

const verify = (file: string): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'verify', file], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

describe('a whole match by pointer', () => {
  it('against three bots, exported as a file that cais verify accepts, brought back, and played again', async () => {
    const page = await client.open();
    await sitDown(page);
    let turns = 0;
    for (; (await untilAsked(page)) === 'asked'; turns++) {
      await hand(page)
        .nth(turns % (await hand(page).count()))
        .click();
      if (turns % 3 === 0) await page.locator('.g-hand-head .button').click();
      await freePlaces(page).first().click();
      // Every third turn goes without a worker; where none can be posted, nothing is asked.
      const lines = openLines(page);
      if (turns % 3 !== 2 && (await lines.count()) > 0)
        await lines.nth(turns % (await lines.count())).click();
      else if ((await page.locator('.g-worker-buttons > .button').count()) > 0)
        await page.locator('.g-worker-buttons > .button').click();
      await commit(page).click();
    }
    expect(turns).toBe(16);
    await page.locator('.final .chart').waitFor();
    expect(await page.locator('.final .place').count()).toBe(4);
    expect(await page.locator('.final .course').count()).toBe(4);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.table-head button.link').click(),
    ]);
    const file = await download.path();
    const { status, said } = verify(file);
    expect(said).toContain('Yes: a match of garum with 4 players and 64 commits, finished with');
    expect(status).toBe(0);
    const { result } = JSON.parse(readFileSync(file, 'utf8'));
    const totals = await page.locator('.player .points').allTextContents();
    expect(totals.map(total => Number(total.replace('−', '-')))).toEqual(result);

    await page.locator('.home-link').click();
    await page.locator('.bring input').setInputFiles(file);
    await page.locator('.final').waitFor();
    expect(await page.locator('.moment-number').textContent()).toBe('64 / 64');

    await page.locator('.final .chart').waitFor();
    await page.locator('.final .button.main').click();
    await page.locator('.draft-bar, .cover[open]').first().waitFor();
    expect(await page.locator('.moment-number').textContent()).toBe('0 / 0');
  });

  it('a match that is not over is brought back with whomever one wants at its seats', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    const name = await page.locator('.player.own .player-name').textContent();
    const tiles = await hand(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.table-head button.link').click(),
    ]);
    await page.locator('.home-link').click();
    await page.locator('.bring input').setInputFiles(await download.path());
    await page.getByRole('heading', { name: 'Who goes on?' }).waitFor();
    for (const seat of [1, 2, 3]) await page.locator('.seats select').nth(seat).selectOption('greedy');
    await page.locator('main > .button.main').click();
    await untilAsked(page);
    expect(await page.locator('.player.own .player-name').textContent()).toBe(name);
    expect(await page.locator('.player-name').allTextContents()).toContain('Quay cat 3 ');
    expect(await hand(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual(
      tiles,
    );
  });

  it('a file that is no match, or claims what is not so, is refused in a sentence of either language', async () => {
    const page = await client.open();
    await sitDown(page, { people: 0, players: 2 });
    await page.locator('.final').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.table-head button.link').click(),
    ]);
    const good = readFileSync(await download.path(), 'utf8');
    const but = (changed: object): string => JSON.stringify({ ...JSON.parse(good), ...changed });
    await page.locator('.home-link').click();
    const refusal = page.locator('.bring [role=alert]');
    const broughtBut = async (text: string): Promise<string | null> => {
      await page
        .locator('.bring input')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(() => page.locator('.bring input').inputValue(), POLL).toBe('');
      return refusal.textContent();
    };
    for (const [text, why] of [
      ['', 'it is no match file of Cais, or it is damaged.'],
      [good.slice(0, 999), 'it is no match file of Cais, or it is damaged.'],
      ['{}', 'it is no match file of Cais, or it is damaged.'],
      [but({ game: 'chess' }), 'nobody here knows its game.'],
      [but({ rulesVersion: 99 }), 'it was played by another version of the rules.'],
      [but({ edition: 'mine' }), 'it was played with components that are not known here.'],
      [but({ seats: 9 }), 'by the rules, no match starts like this one.'],
      [but({ seed: '00'.repeat(16) }), 'its seed is not the one that was sealed before the first move.'],
      [but({ log: ['1: fly'] }), 'one of its moves is against the rules.'],
      [but({ result: [99, 98] }), 'its moves do not lead to the result that it claims.'],
    ])
      expect(await broughtBut(text)).toBe(`This file cannot be used: ${why}`);
    // What was there is there.
    expect(await page.locator('.match').count()).toBe(1);
    await page.goto(`${inject('address')}#/settings`);
    await page.locator('input[name="language"][value="pt"]').check();
    await page.goto(inject('address'));
    expect(await broughtBut('nonsense')).toBe(
      'Este ficheiro não serve: não é uma partida do Cais, ou está danificado.',
    );
  });
});
