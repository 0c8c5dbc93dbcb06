import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly where: readonly string[];
}

/** What axe finds wrong on the page as it is. */
export const findingsOn = async (page: Page): Promise<readonly Finding[]> => {
  await page.evaluate(axe.source);
  return page.evaluate<readonly Finding[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, where: nodes.map(node => node.target.join(' ')) })))`,
  );
};

/** By how much the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What can be done now, but by nothing that is as large as a fingertip. Links within a sentence may be as small as their
 * words, and the squares of Café are zoomed.
 */
export const smallTargets = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate(() => {
    const sizes = new Map<string, boolean>();
    for (const control of document.querySelectorAll<HTMLElement>('button, a, summary, input, select')) {
      const target = control.closest('label') ?? control;
      const isWord = getComputedStyle(target).display === 'inline';
      const isOff = control.getAttribute('aria-disabled') === 'true';
      if (isWord || isOff || control.closest('.c-spots') !== null || !target.checkVisibility()) continue;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? target.textContent;
      // Half a pixel is lost where a drawing is scaled.
      sizes.set(name, sizes.get(name) === true || Math.min(width, height) >= 43.5);
    }
    return [...sizes].flatMap(([name, large]) => (large ? [] : [name]));
  });
};
