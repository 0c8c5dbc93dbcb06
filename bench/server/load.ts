// What a server is loaded with: tables of four, each seat a socket, moves as fast as the table allows or with thought.

import { catalogue } from '../../games/catalogue.ts';

export interface Load {
  readonly tables: number;
  /** Milliseconds of thought before a move; 0 for a closed loop. */
  readonly thought: number;
  readonly seconds: number;
}

export const SEATS = 4;

const GAMES = Object.keys(catalogue);
/** All games are played, at as many tables each. */
export const gameAt = (table: number): string => GAMES[table % GAMES.length];

export interface Measurement {
  /** What was acknowledged to whoever sent it. */
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Of the server's process: seconds of work a second. */
  readonly cores: number;
  /** The same of the process that loads it: near 1, it may be what is slow. */
  readonly driverCores: number;
}

/** Collects what was measured after the warming up. */
export interface Recorder {
  readonly count: (milliseconds: number) => void;
  readonly start: () => void;
  readonly finish: (seconds: number, cpu: number) => Measurement;
}

export const record = (): Recorder => {
  let times: number[] = [];
  let begun = process.cpuUsage();
  const at = (sorted: readonly number[], share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    count: milliseconds => void times.push(milliseconds),
    start: () => {
      times = [];
      begun = process.cpuUsage();
    },
    finish: (seconds, cpu) => {
      const { user, system } = process.cpuUsage(begun);
      const sorted = times.toSorted((a, b) => a - b);
      return {
        movesPerSecond: sorted.length / seconds,
        p50: at(sorted, 0.5),
        p99: at(sorted, 0.99),
        cores: cpu / seconds,
        driverCores: (user + system) / 1e6 / seconds,
      };
    },
  };
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

/** Thought of people differs: from half to one and a half of the mean. */
export const think = (thought: number, work: () => void): void => {
  if (thought === 0) work();
  else setTimeout(work, thought * (0.5 + Math.random()));
};

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];
