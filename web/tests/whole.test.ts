// Real browsers play whole matches at tables of the server: some here, all by `npm run prove -- browsers`.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { expect as sure, openFor, parseRecord, verify } from '../../games/kernel/index.ts';
import { useClient } from './client.ts';
import { finalTotals, openTable, playOut, sitDownBy } from './online.ts';

const client = useClient();

const GUESTS = ['Rui', 'Zé', 'Eva'];
const ALL = Object.keys(catalogue).flatMap(game => [2, 4].map(players => [game, players] as const));
const SOME = [
  ['lata', 2],
  ['cafe', 4],
] as const;

describe.each(process.env.CAIS_PROVE === 'browsers' ? ALL : SOME)('%s in %i browsers', (game, players) => {
  it('is played from the first turn to the same final count everywhere', async () => {
    const ana = await client.open();
    const link = await openTable(ana, { game, players });
    const pages: Page[] = [ana];
    for (const name of GUESTS.slice(0, players - 1)) {
      const page = await client.open();
      await sitDownBy(page, link, name);
      await page.locator('.tag.own, .table').first().waitFor();
      pages.push(page);
    }
    await Promise.all(pages.map(playOut));
    // The set-up is a moment too, and told like all others.
    for (const page of pages)
      expect(await page.locator('.log li span').first().textContent()).not.toBe('Set-up');
    const totals = await finalTotals(ana);
    expect(totals).toHaveLength(players);
    for (const page of pages) expect(await finalTotals(page)).toEqual(totals);

    const [, table] = /#\/table\/([a-z0-9]+)/.exec(ana.url()) ?? [];
    const text = await ana.evaluate(async id => (await fetch(`/api/tables/${id}/record`)).text(), table);
    const record = sure(parseRecord(text));
    catalogue[game](title => sure(verify(sure(openFor(title, record)), record)));
    // The page ranks, and writes a true minus.
    const shown = totals.map(total => Number(total.replace('−', '-')));
    const inOrder = (points: readonly number[]): readonly number[] => points.toSorted((a, b) => a - b);
    expect(inOrder(shown)).toEqual(inOrder(record.result ?? []));
  });
});
