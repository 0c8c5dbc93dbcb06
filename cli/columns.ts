import { padTo, widthOf } from './paint.ts';

const GAP = 2;

/** Lays short texts out in columns, read downwards, as many as fit the width. */
export const inColumns = (texts: readonly string[], width: number): readonly string[] => {
  const column = Math.max(0, ...texts.map(widthOf)) + GAP;
  const columns = Math.max(1, Math.floor((width + GAP) / column));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_text, i) => i % rows === row)
      .map(text => padTo(text, column))
      .join('')
      .trimEnd(),
  );
};
