import type { JSX } from 'preact';
import { cardName, cellName, CELLS, footprintOf, places, type Cell } from '../../games/cafe/index.ts';
import { Spot, type Area as Rectangle } from '../table/Spot.tsx';
import type { Hold } from './hold.ts';
import { UNIT, type Sheet } from './sheet.ts';
import { factWords } from './words.ts';

/** The middle of a card that begins at a cell: where its place is pointed at. */
const middleOf = (sheet: Sheet, cell: Cell, rotation: number): Rectangle => {
  const { x, y } = sheet.at(cell);
  const [width, height] = rotation % 2 === 0 ? [3, 2] : [2, 3];
  return {
    x: (x + width / 2 - 0.5) * UNIT,
    y: (y + height / 2 - 0.5) * UNIT,
    width: UNIT,
    height: UNIT,
  };
};

/** Every place from which the card in hand would touch the area. */
export const PlaceSpots = ({ hold, sheet }: { readonly hold: Hold; readonly sheet: Sheet }): JSX.Element => {
  const { box, desk, card, rotation, at, text, area } = hold;
  const turned = rotation.value;
  const touching = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell =>
    footprintOf(cell, turned).some(one => area.cells.includes(one)),
  );
  // A card that is dragged from the market is not taken yet, so nothing is legal for it so far.
  const isLegal = (cell: Cell): boolean =>
    desk.view.step === 'place'
      ? desk.legal.includes(places[cell * 4 + turned])
      : hold.factsAt(card, cell, turned).refused === undefined;
  const ordered = touching.toSorted((a, b) => {
    const [one, other] = [sheet.at(a), sheet.at(b)];
    return one.y - other.y || one.x - other.x;
  });
  return (
    <>
      {ordered.map(cell => {
        const lit = isLegal(cell);
        const name =
          at.value === cell && hold.facts !== undefined
            ? text.layAt(cardName(card), cellName(cell), factWords(text, box, hold.facts).join(', '))
            : text.lay(cellName(cell), text.turned(turned * 90));
        return (
          <Spot
            key={cell}
            kind={at.value === cell ? 'place here' : 'place'}
            drop={String(cell)}
            area={middleOf(sheet, cell, turned)}
            name={name}
            lit={lit}
            onChoose={() => {
              if (!lit || at.value === cell) return hold.layAt(cell);
              at.value = cell;
            }}
            onPoint={here => {
              if (here && lit) at.value = cell;
            }}
          />
        );
      })}
    </>
  );
};
