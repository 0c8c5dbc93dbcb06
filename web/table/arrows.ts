/** Moves the focus among the buttons of a board, or some of them, by the arrow keys: to the nearest one in that direction. */
export const moveByArrows = (event: KeyboardEvent, among = 'button'): void => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const board = event.currentTarget;
  const from = event.target;
  if (step === undefined || !(board instanceof HTMLElement) || !(from instanceof HTMLElement)) return;
  const [dx, dy] = step;
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const spot of board.querySelectorAll<HTMLElement>(among)) {
    const [sx, sy] = middle(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (spot === from || ahead < 2) continue;
    const distance = ahead + 2 * aside;
    if (distance < nearest) [best, nearest] = [spot, distance];
  }
  event.preventDefault();
  best?.focus();
};
