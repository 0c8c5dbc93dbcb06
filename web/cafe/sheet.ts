// How an area lies on the table: its ring of cells unrolled, and its cards over one another.

import {
  cardOf,
  columnOf,
  footprintOf,
  placeOf,
  ROTATIONS,
  rowOf,
  SIDE,
  TURNED,
  type Area,
  type Card,
  type Cell,
  type Rotation,
} from '../../games/cafe/index.ts';

export const UNIT = 60;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An area spread out: where each cell lies, the first cell of the area's rectangle being at 0, 0. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly at: (cell: Cell) => Point;
}

/** The first line that is used after the widest gap of a ring, and how many lines there are from it on. */
const unroll = (used: readonly number[]): { readonly first: number; readonly length: number } => {
  const lines = [...new Set(used)].toSorted((a, b) => a - b);
  const gaps = lines.map(
    (line, i) => (line - (lines[i - 1] ?? lines[lines.length - 1] - SIDE) + SIDE) % SIDE || SIDE,
  );
  const first = lines[gaps.indexOf(Math.max(...gaps))];
  return { first, length: Math.max(...lines.map(line => (line - first + SIDE) % SIDE)) + 1 };
};

/** A card may begin two lines before the area. */
const BEFORE = 2;
const along = (line: number, first: number): number => ((line - first + BEFORE + SIDE) % SIDE) - BEFORE;

export const sheetOf = ({ cells }: Area): Sheet => {
  const columns = unroll(cells.map(columnOf));
  const rows = unroll(cells.map(rowOf));
  return {
    width: columns.length,
    height: rows.length,
    at: cell => ({ x: along(columnOf(cell), columns.first), y: along(rowOf(cell), rows.first) }),
  };
};

/** A card as it lies: its left upper cell and its turn. */
export interface Lying {
  readonly card: Card;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** How a card of which these squares are visible can lie, so that all of it is on the area. */
const lyingOf = (area: Area, card: Card, visible: readonly number[]): Lying => {
  const onArea = new Set(area.cells);
  for (const rotation of ROTATIONS) {
    const [first] = visible;
    for (const cell of area.cells) {
      const cells = footprintOf(cell, rotation);
      if (!cells.includes(area.cells[first]) || !cells.every(one => onArea.has(one))) continue;
      const fits = visible.every(
        index => TURNED[rotation][cells.indexOf(area.cells[index])] === placeOf(area.faces[index]),
      );
      if (fits) return { card, cell, rotation };
    }
  }
  return { card, cell: area.cells[visible[0]], rotation: 0 };
};

/** The cards of an area, the lowest first: a card lies over all whose squares it hides. */
export const layersOf = (area: Area): readonly Lying[] => {
  const squares = new Map<Card, number[]>();
  area.faces.forEach((face, index) => {
    const card = cardOf(face);
    squares.set(card, [...(squares.get(card) ?? []), index]);
  });
  const left = [...squares].map(([card, visible]) => {
    const lying = lyingOf(area, card, visible);
    const over = new Set(
      footprintOf(lying.cell, lying.rotation).map(cell => cardOf(area.faces[area.cells.indexOf(cell)])),
    );
    over.delete(card);
    return { lying, over };
  });
  const layers: Lying[] = [];
  while (left.length > 0) {
    // The lowest is hidden by others and hides none that is still to come; what is told of a card of which a single square is
    // visible may contradict itself, and then any will do.
    const lowest = left.findIndex(({ lying }) => !left.some(({ over }) => over.has(lying.card)));
    layers.push(...left.splice(Math.max(0, lowest), 1).map(({ lying }) => lying));
  }
  return layers;
};
