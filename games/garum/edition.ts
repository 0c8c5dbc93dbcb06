// What the box holds, as data. Another edition is another file of this shape.

import {
  fields,
  listOf,
  marked,
  name,
  objectTo,
  oneOf,
  readJson,
  text,
  truth,
  whole,
  type Read,
  type Result,
} from '../kernel/index.ts';
import { COLOURS, LETTERS, tileName, TILES_A_COLOUR, type Board, type Colour } from './components.ts';

/** Two rows of two letters, as the tile lies on the table: "BB/GR". */
const fish: Read<string> = (value, path) =>
  /^[BGYR]{2}\/[BGYR]{2}$/.test(text(value, path))
    ? text(value, path)
    : objectTo(
        path,
        `"${String(value)}" is not a tile, written like "BB/GR" with the letters ${LETTERS.join(' ')}.`,
      );

const tileSet = (colour: Colour) =>
  listOf(fields({ fish, baelo: truth }), TILES_A_COLOUR, number =>
    tileName(colour * TILES_A_COLOUR + number),
  );
const readTiles = fields({
  ...marked,
  sets: fields({ blue: tileSet(0), green: tileSet(1), yellow: tileSet(2), red: tileSet(3) }),
});

const bonusRow: Read<string> = (value, path) =>
  /^[bgyr*. ]{16}$/.test(text(value, path))
    ? text(value, path)
    : objectTo(
        path,
        `"${String(value)}" is not a row of 16 bonus spaces, written with b g y r * . and blanks.`,
      );

const board = (cetaria: number) =>
  fields({
    cetaria: fields({ ...marked, numbers: listOf(listOf(whole(0, cetaria), 4), 4) }),
    bonus: fields({ ...marked, rows: listOf(bonusRow, 16) }),
    chart: fields({ ...marked, vilicus: listOf(whole(-100, 1000), cetaria === 16 ? 17 : 13) }),
  });

const readShape = fields({
  game: oneOf(['garum']),
  id: name,
  title: name,
  tiles: readTiles,
  boards: fields({ troia: board(16), baelo: board(12) }),
});

export type Edition = ReturnType<typeof readShape>;
export type BoardData = Edition['boards'][Board];

const checkNumbers = (data: BoardData, count: number, path: string): void => {
  const seen = data.cetaria.numbers.flat().filter(number => number > 0);
  if (new Set(seen).size !== count || seen.length !== count)
    objectTo(`${path}.cetaria.numbers`, `the numbers 1 to ${count} must stand there once each.`);
  const columns = [0, 1, 2, 3].map(column => data.cetaria.numbers.map(row => row[column]));
  for (const area of [...data.cetaria.numbers, ...columns])
    if (area.filter(number => number > 0).length !== count / 4)
      objectTo(`${path}.cetaria.numbers`, `every row and column must have ${count / 4} cetaria.`);
};

const checkBonus = (data: BoardData, path: string): void => {
  for (const [r, row] of data.bonus.rows.entries())
    for (let c = 0; c < 16; c++)
      if ((data.cetaria.numbers[r >> 2][c >> 2] === 0) !== (row[c] === ' '))
        objectTo(
          `${path}.bonus.rows[${r}]`,
          `column ${c + 1} must be blank exactly where there is no cetarium.`,
        );
};

const checkChart = (data: BoardData, path: string): void => {
  const { vilicus } = data.chart;
  for (let n = 1; n < vilicus.length; n++)
    if (vilicus[n] < vilicus[n - 1])
      objectTo(`${path}.chart.vilicus[${n}]`, 'more specimens must not give fewer points.');
};

const read: Read<Edition> = (value, path) => {
  const edition = readShape(value, path);
  for (const colour of COLOURS) {
    const kept = edition.tiles.sets[colour].filter(tile => tile.baelo).length;
    if (kept !== 12)
      objectTo(`tiles.sets.${colour}`, `12 tiles must be marked for Baelo Claudia, not ${kept}.`);
  }
  for (const [name, data, count] of [
    ['troia', edition.boards.troia, 16],
    ['baelo', edition.boards.baelo, 12],
  ] as const) {
    checkNumbers(data, count, `boards.${name}`);
    checkBonus(data, `boards.${name}`);
    checkChart(data, `boards.${name}`);
  }
  return edition;
};

export const readEdition = (json: unknown): Result<Edition> => readJson(read, json, 'bad-edition');
