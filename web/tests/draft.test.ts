import { describe, expect, it } from 'vitest';
import { POLL, useClient } from './client.ts';
import { commit, freePlaces, hand, openLines, sentence, sitDown, untilAsked, untilSaved } from './table.ts';

const client = useClient();

/** The moves drafted so far, as the list beside the board names them. */
const drafted = (page: Awaited<ReturnType<typeof client.open>>): Promise<readonly string[]> =>
  page.locator('.drafted li').allTextContents();

const layFirst = async (page: Awaited<ReturnType<typeof client.open>>): Promise<void> => {
  await sitDown(page);
  await untilAsked(page);
  await hand(page).first().click();
  await freePlaces(page).first().click();
};

describe('a turn in the making', () => {
  it('can be undone, redone, started over and, once it reveals something, must be committed by a clear step', async () => {
    const page = await client.open();
    await layFirst(page);
    const [undo, redo, startOver] = await page.locator('.draft-bar .button:not(.main)').all();
    const [tile] = await drafted(page);
    expect(await hand(page).count()).toBe(0);

    await undo.click();
    expect(await drafted(page)).toEqual([]);
    expect(await hand(page).count()).toBe(4);
    await redo.click();
    expect(await drafted(page)).toEqual([tile]);

    await openLines(page).first().click();
    expect(await drafted(page)).toHaveLength(2);
    expect(await commit(page).textContent()).toBe('Reveal: cannot be undone');
    await openLines(page).nth(3).click();
    expect(await drafted(page)).toHaveLength(2);
    await startOver.click();
    expect(await drafted(page)).toEqual([]);

    // What cannot be done is not done, and says why.
    const before = await page.locator('.moment-number').textContent();
    const why = page.locator('.why-not');
    await commit(page).click({ force: true });
    expect(await why.textContent()).toContain('There is something left to decide');
    expect(await page.locator('.moment-number').textContent()).toBe(before);
    await redo.click({ force: true });
    expect(await why.textContent()).toContain('Nothing has been undone.');
    await undo.click();
    await undo.click({ force: true });
    while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click();
    await undo.click({ force: true });
    expect(await why.textContent()).toContain('This turn has not begun yet');
  });

  it('shows what it changes in the points before it is committed', async () => {
    const page = await client.open();
    await layFirst(page);
    const change = page.locator('.player.own .change');
    const bonus = (await change.count()) === 0 ? 0 : Number(await change.textContent());
    await openLines(page).first().click();
    await page.keyboard.press('Control+z');
    expect(await drafted(page)).toHaveLength(1);
    await page.keyboard.press('Control+y');
    expect(await drafted(page)).toHaveLength(2);
    await commit(page).click();
    await untilAsked(page);
    // A vilicus on a line with fewer than five specimens of its own loses a point.
    const points = await page.locator('.player.own .points').textContent();
    expect(Number(points?.replace('−', '-'))).toBe(bonus - 1);
  });

  it('is still there after a reload', async () => {
    const page = await client.open();
    await layFirst(page);
    const made = await drafted(page);
    await untilSaved(page);
    await page.reload();
    await untilAsked(page);
    expect(await drafted(page)).toEqual(made);
    await page.locator('.draft-bar .button').first().click();
    expect(await hand(page).count()).toBe(4);
  });

  it('a tile turns by the key, by another tap, and by the wheel', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    // Every tile of the edition looks different in all four turns.
    const face = (): Promise<string | null> => hand(page).first().getAttribute('aria-label');
    await hand(page).first().click();
    const faces = [await face()];
    await hand(page).first().click();
    faces.push(await face());
    await page.keyboard.press('r');
    faces.push(await face());
    await freePlaces(page).first().hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(face, POLL).not.toBe(faces[2]);
    faces.push(await face());
    expect(new Set(faces).size).toBe(4);
    // A pad tells of one movement of the fingers in many small ones.
    for (let i = 0; i < 5; i++) await page.mouse.wheel(0, 10);
    await expect.poll(face, POLL).toBe(faces[0]);
    await page.waitForTimeout(100);
    expect(await face()).toBe(faces[0]);
    await freePlaces(page).first().click();
    const [laid] = await drafted(page);
    await page.locator('.spot.place.lit').first().click();
    expect(await drafted(page)).not.toEqual([laid]);
  });

  it('a tile can be dragged to its place', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    await hand(page).nth(1).dragTo(freePlaces(page).first());
    expect(await drafted(page)).toHaveLength(1);
  });

  it('commits by itself where the player wants no last word', async () => {
    const page = await client.open({ settings: { confirm: false } });
    await layFirst(page);
    await openLines(page).first().click();
    await page.locator('.log li').nth(4).waitFor();
    expect(await page.locator('.log').textContent()).toMatch(/Skipper posts a vilicus of blue tuna/);
  });
});

describe('what cannot be done', () => {
  it('says why, with the rule, and leads to it', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    const why = page.locator('.why-not');
    await page.locator('.spot.line').first().click({ force: true });
    expect(await why.textContent()).toContain(
      'A tile has to be laid before a worker is posted. rule G-TRN-1',
    );
    await page
      .locator('.spot.tank:not(.lit)')
      .first()
      .click({ force: true, position: { x: 40, y: 8 } });
    await page.getByText('Tiles go into the tank of this round').waitFor();
    await freePlaces(page).first().click();
    expect(await why.textContent()).toContain('Choose a tile of your hand first.');
    await why.locator('a').click();
    await page.locator('#G-TRN-1.open').waitFor();
  });
});

describe('a hint', () => {
  it('names a move that can be made at once', async () => {
    const page = await client.open();
    await sitDown(page);
    await untilAsked(page);
    await page.locator('.controls > .button').click();
    await page.locator('.hint .button').click();
    expect(await drafted(page)).toHaveLength(1);
    expect(await sentence(page).textContent()).toContain('Post a worker');
  });
});

describe('a bot that thinks', () => {
  it('can be stopped, and told to go on', async () => {
    const page = await client.open();
    await sitDown(page, { bot: 'expert' });
    for (;;) {
      await page.locator('.status.asked, .status .button').first().waitFor();
      if ((await page.locator('.status .button').count()) > 0) break;
      await hand(page).first().click();
      await freePlaces(page).first().click();
      await openLines(page).first().click();
      await commit(page).click();
    }
    await page.getByText('Stop', { exact: true }).click();
    await page.getByText('waits for your sign').waitFor();
    await page.getByText('Let the bot play').click();
    await page.getByText('is thinking').waitFor();
    expect(await page.getByText('Stop', { exact: true }).count()).toBe(1);
  });
});
