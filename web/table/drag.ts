const FAR_ENOUGH = 8;

/**
 * Lets a piece be dragged: its picture follows the pointer, and what lies under it in the end is told by its
 * `data-drop`; `over` hears of it on the way, and `end` when it is over. A press that does not go anywhere stays a click.
 */
export const drag = (
  event: PointerEvent,
  drop: (onto: string) => void,
  begin: () => void,
  over?: (onto: string | undefined) => void,
  end?: () => void,
): void => {
  const piece = event.currentTarget;
  if (!(piece instanceof HTMLElement) || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const { width, height } = piece.getBoundingClientRect();
  let picture: Node | undefined;

  const under = ({ clientX, clientY }: PointerEvent): string | undefined =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;

  const follow = (moved: PointerEvent): void => {
    const { clientX, clientY } = moved;
    if (picture === undefined) {
      if (Math.hypot(clientX - start.x, clientY - start.y) < FAR_ENOUGH) return;
      begin();
      picture = piece.cloneNode(true);
      if (picture instanceof HTMLElement) picture.classList.add('dragged');
      document.body.append(picture);
    }
    if (!(picture instanceof HTMLElement)) return;
    picture.style.width = `${width}px`;
    picture.style.translate = `${clientX - width / 2}px ${clientY - height / 2}px`;
    over?.(under(moved));
  };

  // A finger that is lifted while it still moves would count as a fling, and the browser swallows the next tap after one.
  const keep = (moved: TouchEvent): void => {
    if (moved.cancelable) moved.preventDefault();
  };

  const release = (released: PointerEvent): void => {
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    piece.removeEventListener('touchmove', keep);
    if (!(picture instanceof HTMLElement)) return;
    picture.remove();
    const onto = released.type === 'pointerup' ? under(released) : undefined;
    if (onto !== undefined) drop(onto);
    end?.();
  };

  addEventListener('pointermove', follow);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  piece.addEventListener('touchmove', keep, { passive: false });
};
