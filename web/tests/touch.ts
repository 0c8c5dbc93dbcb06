// Fingers on the glass, as a touch screen tells of them to the browser.

import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Fingers {
  /** Moves each finger on to a point. */
  readonly moveTo: (...points: readonly Point[]) => Promise<void>;
  /** Lifts the fingers after a rest, or while they still move. */
  readonly lift: (how?: 'rested' | 'moving') => Promise<void>;
}

const STEPS = 8;
/** A finger that was still moving when it is lifted flings, and the browser swallows a tap that stops a fling. */
const REST = 150;

export const middleOf = async (of: Locator): Promise<Point> => {
  const box = await of.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const putFingers = async (page: Page, ...begin: readonly Point[]): Promise<Fingers> => {
  const screen = await page.context().newCDPSession(page);
  let at = begin;
  const tell = (type: 'touchStart' | 'touchMove', points: readonly Point[]): Promise<unknown> =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await tell('touchStart', at);
  return {
    moveTo: async (...points) => {
      const from = at;
      for (let step = 1; step <= STEPS; step++) {
        at = from.map(({ x, y }, i) => ({
          x: x + ((points[i].x - x) * step) / STEPS,
          y: y + ((points[i].y - y) * step) / STEPS,
        }));
        await tell('touchMove', at);
      }
    },
    lift: async (how = 'rested') => {
      if (how === 'rested') {
        await page.waitForTimeout(REST);
        await tell('touchMove', at);
      }
      await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await screen.detach();
    },
  };
};

/** Moves fingers over the glass and lifts them. */
export const swipe = async (page: Page, ...ways: readonly (readonly [Point, Point])[]): Promise<void> => {
  const fingers = await putFingers(page, ...ways.map(([from]) => from));
  await fingers.moveTo(...ways.map(([, to]) => to));
  await fingers.lift();
};
