import { laid, LETTERS, tileName, type Box, type Tile } from '../../../games/garum/index.ts';
import { padTo, type Paint } from '../../paint.ts';
import { FULL } from './colours.ts';

const WIDTH = 4;
const GAP = '  ';

const half = (box: Box, tile: Tile, row: number, paint: Paint): string =>
  [0, 1]
    .map(column => box.fish[laid(tile, 0) * 4 + row * 2 + column])
    .map(fish => paint(FULL[fish], `${LETTERS[fish]} `))
    .join('');

/** Tiles side by side, as they lie before being turned, with their names above. */
export const tileLines = (box: Box, tiles: readonly Tile[], paint: Paint): readonly string[] => [
  tiles.map(tile => padTo(tileName(tile), WIDTH)).join(GAP),
  ...[0, 1].map(row => tiles.map(tile => half(box, tile, row, paint)).join(GAP)),
];
