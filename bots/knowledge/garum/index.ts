import {
  boxOf,
  colourOfPost,
  EMPTY,
  GHOST,
  hasGhost,
  laid,
  LINES,
  placeIn,
  seatOf,
  VILICUS_A_COLOUR,
  workerOf,
  type Board,
  type Box,
  type Garum,
} from '../../../games/garum/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import type { Knowledge, Learn } from '../knowledge.ts';
import { at, countLine, expectedPoints, type Table } from './lines.ts';

type Move = Garum['Move'];

/** What a specimen of the own colour is worth where no worker of one's own stands, but one still may. */
const PROMISE = 0.12;
/** What is given up with a specimen of the own colour that is laid now instead of later. */
const SPENT = 0.35;
/** How much it is worth to keep a line from somebody who would score on it. */
const DENIAL = 0.25;
/** What a worker kept for later can be expected to bring, at the start of a match. */
const KEPT = { vilicus: 3.2, dominus: 9 } as const;

/** For each of the eight lines of a cetarium: the change of its worth by the specimens of its owner laid there. */
interface Reading {
  readonly counts: number[];
  /** By line of the cetarium × 3 + specimens of the owner. */
  readonly gains: Float64Array;
  /** By line of the cetarium: the species that its worker counts, or −1. */
  readonly owners: Int8Array;
}

const newReading = (): Reading => ({
  counts: [0, 0, 0, 0, 0],
  gains: new Float64Array(24),
  owners: new Int8Array(8),
});

/** The lines of a cetarium: four rows, then four columns. */
const lineOf = (areas: readonly [number, number], i: number): number => areas[i >> 2] * 4 + (i & 3);

export const learnGarum: Learn<Garum> = game => {
  const box: Box = boxOf(game.edition);
  const expected: Readonly<Record<Board, Float64Array>> = {
    troia: expectedPoints(box.boards.troia),
    baelo: expectedPoints(box.boards.baelo),
  };
  const reading = newReading();

  const cetariumOf = (table: Table): number => table.order[table.round];

  /** What the two specimens of a tile do to each line of the cetarium, for the seat that lays it. */
  const readLines = (table: Table, seat: Seat): void => {
    const board = box.boards[table.board];
    const worth = expected[table.board];
    const areas = board.areasOf[cetariumOf(table)];
    const { counts, gains, owners } = reading;
    const promise = table.step === 'ghost' ? 0 : PROMISE;
    for (let i = 0; i < 8; i++) {
      const post = table.lines[lineOf(areas, i)];
      countLine(box, board, table, lineOf(areas, i), counts);
      const species = post === EMPTY ? table.turn : colourOfPost(post);
      owners[i] = species;
      const isMine = seatOf(species, table.players) === seat;
      const weight =
        post === EMPTY ? 0 : (workerOf(post) === 'dominus' ? 2 : 1) * (isMine ? 1 : -1 / (table.players - 1));
      const open = counts[4];
      const before = worth[at(counts[species], open)];
      for (let more = 0; more < 3; more++)
        gains[i * 3 + more] =
          post === EMPTY ? promise * more : weight * (worth[at(counts[species] + more, open - 2)] - before);
    }
  };

  const appraiseTile = (tile: number, corner: number, own: number): number => {
    const { gains, owners } = reading;
    const { fish } = box;
    const face = tile * 4;
    let gain = 0;
    for (let half = 0; half < 2; half++) {
      const row = (corner >> 1) * 2 + half;
      const column = 4 + (corner & 1) * 2 + half;
      const inRow =
        (fish[face + half * 2] === owners[row] ? 1 : 0) + (fish[face + half * 2 + 1] === owners[row] ? 1 : 0);
      const inColumn =
        (fish[face + half] === owners[column] ? 1 : 0) + (fish[face + half + 2] === owners[column] ? 1 : 0);
      gain += gains[row * 3 + inRow] + gains[column * 3 + inColumn];
    }
    let spent = 0;
    for (let i = 0; i < 4; i++) if (fish[face + i] === own) spent++;
    return gain - SPENT * spent;
  };

  /** What a worker can be expected to bring later: less and less as rounds go by, and as others wait with it. */
  const keep = (table: Table, worker: 'vilicus' | 'dominus'): number => {
    const rounds = box.boards[table.board].cetaria;
    const left = (rounds - 1 - table.round) / rounds;
    const idle = worker === 'vilicus' ? table.vilicus[table.turn] / VILICUS_A_COLOUR : 1;
    return KEPT[worker] * left * (1.3 - 0.6 * idle);
  };

  const appraiseWorker = (table: Table, seat: Seat, worker: 'vilicus' | 'dominus', line: number): number => {
    const worth = expected[table.board];
    const { counts } = reading;
    countLine(box, box.boards[table.board], table, line, counts);
    const own = worth[at(counts[table.turn], counts[4])];
    let denied = 0;
    for (let colour = 0; colour < 4; colour++)
      if (seatOf(colour, table.players) !== seat)
        denied = Math.max(denied, worth[at(counts[colour], counts[4])]);
    return own * (worker === 'dominus' ? 2 : 1) + DENIAL * denied - keep(table, worker);
  };

  /** How much is still open, in the lines of a cetarium, for the workers of a seat. */
  const appraiseCetarium = (table: Table, seat: Seat, cetarium: number): number => {
    const board = box.boards[table.board];
    const areas = board.areasOf[cetarium];
    let mine = 0;
    for (let i = 0; i < 8; i++) {
      const post = table.lines[lineOf(areas, i)];
      if (post === EMPTY) continue;
      const weight = workerOf(post) === 'dominus' ? 2 : 1;
      mine += seatOf(colourOfPost(post), table.players) === seat ? weight : -weight / (table.players - 1);
    }
    return mine;
  };

  const appraiseMove = (table: Table, seat: Seat, move: Move): number => {
    if (move.kind === 'tile') {
      const face = laid(move.tile, move.rotation);
      const place = placeIn(cetariumOf(table), move.corner);
      return appraiseTile(face, move.corner, table.turn) + box.boards[table.board].bonus[place * 256 + face];
    }
    if (move.kind === 'worker') return appraiseWorker(table, seat, move.worker, move.line);
    if (move.kind === 'cetarium') return appraiseCetarium(table, seat, move.cetarium);
    if (move.kind === 'none') return 0;
    const first = placeIn(cetariumOf(table), 0);
    const corner = [0, 1, 2, 3].findIndex(free => table.places[first + free] === EMPTY);
    return appraiseTile(laid(table.ghostTile, move.rotation), corner, -1);
  };

  const expectSeats = (table: Table, into: Float64Array): void => {
    const board = box.boards[table.board];
    const worth = expected[table.board];
    const { counts } = reading;
    into.fill(0, 0, table.players);
    const rounds = board.cetaria;
    const left = Math.max(0, rounds - table.round) / rounds;
    for (let colour = 0; colour < 4; colour++) {
      if (hasGhost(table.players) && colour === GHOST) continue;
      into[seatOf(colour, table.players)] +=
        table.bonus[colour] +
        left * (KEPT.vilicus * 0.7 * table.vilicus[colour] + KEPT.dominus * 0.8 * table.dominus[colour]);
    }
    for (let line = 0; line < LINES; line++) {
      const post = table.lines[line];
      if (post === EMPTY) continue;
      countLine(box, board, table, line, counts);
      const points = worth[at(counts[colourOfPost(post)], counts[4])];
      into[seatOf(colourOfPost(post), table.players)] += workerOf(post) === 'dominus' ? 2 * points : points;
    }
  };

  const knowledge: Knowledge<Garum> = {
    appraise: (table, seat, legal, into) => {
      if (table.step === 'tile' || table.step === 'ghost') readLines(table, seat);
      for (let i = 0; i < legal.length; i++) into[i] = appraiseMove(table, seat, legal[i]);
    },
    expect: expectSeats,
    // Two rounds; measured in docs/bots.md.
    horizon: 16,
    lead: 12,
    winning: 0.5,
    apart: false,
    strengths: {
      easy: { playouts: 40, slip: 0.3 },
      medium: { playouts: 1200, slip: 0.04 },
      hard: { playouts: 8000, slip: 0 },
    },
  };
  return knowledge;
};
