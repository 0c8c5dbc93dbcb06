// How turns, rounds and the match follow one another.

import { countBits, nthBit, type Chance, type Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import { GHOST, hasGhost, TILES_A_COLOUR, type Cetarium, type Colour, type Tile } from '../components.ts';
import type { Event } from '../events.ts';
import { cetariumOf, type AnyTable } from '../state.ts';

/** Takes the top tile of a pile: any of those left, equally likely. */
export const drawTile = (table: AnyTable, colour: Colour, chance: Chance): Tile => {
  const pile = table.piles[colour] ?? 0;
  const number = nthBit(pile, chance.pick(countBits(pile)));
  table.piles[colour] = pile & ~(1 << number);
  return colour * TILES_A_COLOUR + number;
};

/** Turns up an aureus: any cetarium that has had no round yet, equally likely. */
const turnAureus = (box: Box, table: AnyTable, chance: Chance): Cetarium => {
  const { cetaria } = box.boards[table.board];
  let left = (1 << cetaria) - 1;
  for (const past of table.order) left &= ~(1 << past);
  return nthBit(left, chance.pick(countBits(left)));
};

/** G-RND-1, G-VAR-1, G-VAR-2 */
export const beginRound = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.turn = table.amphora;
  if (table.variant === 'base') table.order.push(turnAureus(box, table, chance));
  table.step = table.variant === 'emperor' ? 'cetarium' : 'tile';
  tell?.({
    kind: 'round',
    round: table.round,
    amphora: table.amphora,
    cetarium: table.step === 'cetarium' ? null : cetariumOf(table),
  });
};

/** G-RND-1, G-END-1 */
export const endRound = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.amphora = (table.amphora + 1) % (hasGhost(table.players) ? 3 : 4);
  table.round += 1;
  if (table.round < box.boards[table.board].cetaria) return beginRound(box, table, chance, tell);
  table.turn = table.amphora;
  table.step = 'over';
  tell?.({ kind: 'over' });
};

/** G-GHO-1 */
const beginGhost = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.turn = GHOST;
  table.step = 'ghost';
  table.ghostTile = drawTile(table, GHOST, chance);
  tell?.({ kind: 'ghost-turned', tile: table.ghostTile });
};

/** Draws (G-TRN-5) and passes the turn on. */
export const endTurn = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  const { turn, players } = table;
  if (table.piles[turn] !== 0) {
    const tile = drawTile(table, turn, chance);
    table.hands[turn] = (table.hands[turn] ?? 0) | (1 << (tile % TILES_A_COLOUR));
    tell?.({ kind: 'drawn', players, colour: turn, tile });
  }
  const next = (turn + 1) % (hasGhost(players) ? 3 : 4);
  if (next !== table.amphora) {
    table.turn = next;
    table.step = 'tile';
  } else if (hasGhost(players)) beginGhost(table, chance, tell);
  else endRound(box, table, chance, tell);
};
