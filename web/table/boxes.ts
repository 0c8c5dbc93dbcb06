import type { EditionLabel } from '../../games/kernel/index.ts';

/** Opens the box of an edition; unpacking takes a moment, so it is done once. */
export const openedOnce = <Box>(unpack: (edition: EditionLabel) => Box): ((edition: EditionLabel) => Box) => {
  const boxes = new Map<string, Box>();
  return edition => {
    const key = edition.data === undefined ? edition.id : JSON.stringify(edition.data);
    const box = boxes.get(key) ?? unpack(edition);
    boxes.set(key, box);
    return box;
  };
};
