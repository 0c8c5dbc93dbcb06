import { describe, expect, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { draftTurn } from './online.ts';
import { commit, sitDown, untilAsked } from './table.ts';

const client = useClient();

describe('the final count on a phone', () => {
  it('comes into view, wherever one was when the match ended', async () => {
    const page = await client.open({ viewport: { width: 390, height: 844 } });
    await sitDown(page, { players: 2, options: { board: 'baelo' } });
    // Turns are drafted by the list of all moves, which is far below the top.
    while ((await untilAsked(page)) === 'asked') {
      await draftTurn(page);
      await commit(page).click();
    }
    const top = (): Promise<number> =>
      page.locator('.final').evaluate(final => final.getBoundingClientRect().top);
    await expect.poll(top, POLL).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(200);
  });
});
