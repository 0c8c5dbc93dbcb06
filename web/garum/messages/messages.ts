import type { Line, Worker } from '../../../games/garum/index.ts';

/** What the Garum table says, once a language. */
export interface GarumMessages {
  readonly species: readonly string[];
  /** One or several specimens of a species, for short. */
  readonly specimens: (species: number, count: number) => string;
  readonly corners: readonly string[];
  readonly workers: Readonly<Record<Worker, string>>;
  readonly line: (line: Line) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly over: string;
  readonly board: string;
  readonly hand: (species: string) => string;
  readonly tile: (name: string, top: string, bottom: string) => string;
  readonly turned: (degrees: number) => string;
  readonly turn: string;
  readonly layAt: (tile: string, corner: string, tank: number) => string;
  readonly layTile: (tile: string, corner: string, turned: string) => string;
  readonly chooseTileFirst: string;
  readonly turnLaid: (tile: string) => string;
  readonly bonus: (points: number) => string;
  readonly tank: (tank: number, state: string) => string;
  readonly tankThisRound: string;
  readonly tankFull: string;
  readonly tankEmpty: string;
  readonly tankHolds: (parts: string) => string;
  readonly nameTank: (tank: number) => string;
  readonly wrongTank: (tank: number) => string;
  readonly workersOf: (species: string) => string;
  readonly workerLeft: (worker: string, left: number) => string;
  readonly noWorker: string;
  readonly post: (worker: string, line: string) => string;
  readonly lineIs: (line: string, counts: string, state: string) => string;
  readonly lineFree: string;
  readonly lineClosed: string;
  readonly lineHeld: (worker: string, points: number) => string;
  readonly openPlaces: (count: number) => string;
  readonly wouldScore: (worker: string, species: string, points: number) => string;
  readonly scoresNow: (worker: string, species: string, points: number) => string;
  readonly pointAtLine: string;
  readonly showCounts: (species: string) => string;
  readonly lines: string;
  readonly ghostTile: string;
  readonly layGhost: (turned: string) => string;
  readonly ghost: string;
  readonly order: string;
  readonly amphora: string;
  readonly toCome: (tiles: number, specimens: string) => string;
  readonly points: string;
}
