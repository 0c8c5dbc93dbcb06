import {
  LINES,
  ROTATIONS,
  TILES,
  WORKERS,
  type Cetarium,
  type Corner,
  type Line,
  type Rotation,
  type Tile,
  type Worker,
} from './components.ts';

/** The amphora holder names this round's cetarium (Emperor only). */
export interface NameCetarium {
  readonly kind: 'cetarium';
  readonly cetarium: Cetarium;
}

export interface LayTile {
  readonly kind: 'tile';
  readonly tile: Tile;
  readonly corner: Corner;
  readonly rotation: Rotation;
}

export interface PostWorker {
  readonly kind: 'worker';
  readonly worker: Worker;
  readonly line: Line;
}

/** Places no worker in this turn. */
export interface PostNone {
  readonly kind: 'none';
}

/** The amphora holder turns the ghost's tile and lays it on the last place. */
export interface LayGhost {
  readonly kind: 'ghost';
  readonly rotation: Rotation;
}

export type Move = NameCetarium | LayTile | PostWorker | PostNone | LayGhost;

// There are few different moves: each exists once, so that a list of legal ones is a list of references.

export const cetariumMoves: readonly NameCetarium[] = Array.from({ length: 16 }, (_, cetarium) =>
  Object.freeze({ kind: 'cetarium', cetarium }),
);

/** By tile × 16 + corner × 4 + rotation. */
export const tileMoves: readonly LayTile[] = Array.from({ length: TILES * 16 }, (_, i) =>
  Object.freeze({ kind: 'tile', tile: i >> 4, corner: (i >> 2) & 3, rotation: i & 3 }),
);

/** By line. */
export const workerMoves: Readonly<Record<Worker, readonly PostWorker[]>> = {
  vilicus: Array.from({ length: LINES }, (_, line) =>
    Object.freeze({ kind: 'worker', worker: 'vilicus', line }),
  ),
  dominus: Array.from({ length: LINES }, (_, line) =>
    Object.freeze({ kind: 'worker', worker: 'dominus', line }),
  ),
};

export const noWorker: PostNone = Object.freeze({ kind: 'none' });

export const ghostMoves: readonly LayGhost[] = ROTATIONS.map(rotation =>
  Object.freeze({ kind: 'ghost', rotation }),
);

export const allMoves: readonly Move[] = [
  ...cetariumMoves,
  ...tileMoves,
  ...WORKERS.flatMap(worker => workerMoves[worker]),
  noWorker,
  ...ghostMoves,
];
