// Who is asked, what may be answered, and what comes of it.

import { nobody, only, type Chance, type Seat, type Seats, type Tell } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { seatOf } from './components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { legalCetaria, nameCetarium, refuseCetarium } from './phases/cetarium.ts';
import { layGhost, legalGhost, refuseGhost } from './phases/ghost.ts';
import { layTile, legalTiles, refuseTile } from './phases/tile.ts';
import { legalWorkers, postWorker, refuseWorker } from './phases/worker.ts';
import type { Refusal } from './refusals.ts';
import type { AnyTable, Step } from './state.ts';

/** The seat that decides now; −1 when the match is over. */
const deciding = (table: AnyTable): Seat => {
  if (table.step === 'over') return -1;
  return seatOf(table.step === 'ghost' ? table.amphora : table.turn, table.players);
};

export const pending = (table: AnyTable): Seats => (table.step === 'over' ? nobody : only(deciding(table)));

const legalIn: Readonly<Record<Step, (box: Box, table: AnyTable) => readonly Move[]>> = {
  cetarium: legalCetaria,
  tile: legalTiles,
  worker: legalWorkers,
  ghost: legalGhost,
  over: () => [],
};

export const legal = (box: Box, table: AnyTable, seat: Seat): readonly Move[] =>
  seat === deciding(table) ? legalIn[table.step](box, table) : [];

const stepOf: Readonly<Record<Move['kind'], Step>> = {
  cetarium: 'cetarium',
  tile: 'tile',
  worker: 'worker',
  none: 'worker',
  ghost: 'ghost',
};

/** What stands in the way of a move that does not belong to this step: something to do first, or too late. */
const outOfStep = (step: Step, wanted: Step): Refusal => {
  if (step === 'over') return 'match-over';
  if (wanted === 'ghost') return 'no-ghost';
  if (step === 'cetarium') return 'cetarium-first';
  if (step === 'ghost') return 'ghost-first';
  if (wanted === 'cetarium') return 'no-emperor';
  return step === 'tile' ? 'tile-first' : 'tile-laid';
};

export const refusal = (box: Box, table: AnyTable, seat: Seat, move: Move): Refusal | undefined => {
  if (table.step !== 'over' && seat !== deciding(table)) return 'not-your-turn';
  if (stepOf[move.kind] !== table.step) return outOfStep(table.step, stepOf[move.kind]);
  if (move.kind === 'cetarium') return refuseCetarium(box, table, move);
  if (move.kind === 'tile') return refuseTile(box, table, move);
  if (move.kind === 'ghost') return refuseGhost(box, table, move);
  return refuseWorker(box, table, move);
};

export const apply = (box: Box, table: AnyTable, move: Move, chance: Chance, tell?: Tell<Event>): void => {
  if (move.kind === 'tile') layTile(box, table, move, chance, tell);
  else if (move.kind === 'cetarium') nameCetarium(table, move, tell);
  else if (move.kind === 'ghost') layGhost(box, table, move, chance, tell);
  else postWorker(box, table, move, chance, tell);
};
