// Whether an area can have been laid with the cards that a seat has picked.

import { objectTo, type Seat } from '../../kernel/index.ts';
import { countCups, indexOf, type Area } from '../area/area.ts';
import type { Box } from '../box.ts';
import { CENTRE, footprintOf, NEIGHBOURS, TURNED, type Cell } from '../cells.ts';
import { cardName, cardOf, FIRST_INITIAL, placeOf, type Card, type Rotation } from '../components.ts';
import type { State } from '../state.ts';

/** How many cards a seat can have placed. */
const picksOf = (state: State, seat: Seat): number => {
  const { step, round, turn, order } = state;
  if (step === 'act') return round + 1;
  return round + (order.indexOf(seat) < turn ? 1 : 0);
};

export const cardsIn = (area: Area): readonly Card[] => [...new Set(area.faces.map(cardOf))];

/** Whether a card, turned so and laid with its left upper square there, shows what the area shows of it. */
const liesAt = (area: Area, card: Card, cell: Cell, rotation: Rotation): boolean => {
  const cells = footprintOf(cell, rotation);
  return (
    cells.every(under => area.cells.includes(under)) &&
    area.faces.every(
      (face, i) => cardOf(face) !== card || cells[TURNED[rotation].indexOf(placeOf(face))] === area.cells[i],
    )
  );
};

/** Whether the visible squares of a card lie as one card. */
const liesSomewhere = (box: Box, area: Area, card: Card): boolean => {
  if (card >= FIRST_INITIAL) return liesAt(area, card, CENTRE, 0);
  const first = area.faces.findIndex(face => cardOf(face) === card);
  return area.cells.some((_, at) =>
    Array.from({ length: box.rotations[card] }, (_unused, rotation) => rotation).some(rotation => {
      // The first visible square tells where the card begins, once its rotation is known.
      const offset = TURNED[rotation].indexOf(placeOf(area.faces[first]));
      return (
        footprintOf(area.cells[at], rotation)[offset] === area.cells[first] &&
        liesAt(area, card, area.cells[at], rotation)
      );
    }),
  );
};

const isConnected = (area: Area): boolean => {
  const seen = new Set<number>([0]);
  for (const index of seen)
    for (const next of NEIGHBOURS.subarray(area.cells[index] * 4, area.cells[index] * 4 + 4)) {
      const beside = indexOf(area, next);
      if (beside >= 0) seen.add(beside);
    }
  return seen.size === area.cells.length;
};

const checkArea = (box: Box, state: State, seat: Seat): void => {
  const area = state.areas[seat];
  const path = `areas[${seat}]`;
  const { cells, faces, cubes } = area;
  const picks = picksOf(state, seat);
  if (faces.length !== cells.length || cubes.length !== cells.length)
    objectTo(path, 'its three lists must be of the same length.');
  if (cells.some((cell, i) => i > 0 && cell <= cells[i - 1]))
    objectTo(`${path}.cells`, 'every cell must stand there once, in reading order.');
  const cards = cardsIn(area).filter(card => card !== FIRST_INITIAL + state.companies[seat]);
  const foreign = cards.find(card => card >= FIRST_INITIAL);
  if (foreign !== undefined)
    objectTo(`${path}.faces`, `${cardName(foreign)} is the initial card of another company.`);
  if (cards.length > picks) objectTo(path, `it shows ${cards.length} cards after ${picks} picks.`);
  if (cells.length < 6 + 2 * cards.length || cells.length > 6 + 4 * picks)
    objectTo(`${path}.cells`, `there cannot be ${cells.length} after ${picks} picks.`);
  if (footprintOf(CENTRE, 0).some(cell => !cells.includes(cell)) || !isConnected(area))
    objectTo(`${path}.cells`, 'they must be joined to those of the initial card.');
  for (const card of cardsIn(area))
    if (!liesSomewhere(box, area, card))
      objectTo(`${path}.faces`, `the squares of ${cardName(card)} do not lie as they do on the card.`);
  if (countCups(box, area) === 0) objectTo(`${path}.faces`, 'a cup must be visible.');
};

export const checkAreas = (box: Box, state: State): void => {
  for (const seat of state.areas.keys()) checkArea(box, state, seat);
};
