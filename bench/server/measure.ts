import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { done, refuse, type Result } from '../../games/kernel/index.ts';
import { pause, record, think, type Load, type Measurement, type Recorder } from './load.ts';
import { startMeasured } from './process.ts';
import type { Wire } from './wire.ts';

/** Those who play at one table of a server. */
export interface Players {
  readonly port: number;
  /** The number of the table. */
  readonly table: number;
  readonly recorder: Recorder;
  /** Something went wrong at the table, and the measurement with it. */
  readonly lost: (reason: string) => void;
  /** Does something after the thought that it takes, and not before all tables are taken. */
  readonly think: (work: () => void) => void;
}

/** A server, and how one plays on it. */
export interface Contender {
  readonly name: string;
  /** Started with a folder for whatever it keeps; says on which port it is open. */
  readonly script: URL;
  readonly args?: readonly string[];
  /** Lets four people sit down at a table and play one match after the other. */
  readonly sit: (players: Players) => Promise<readonly Wire[]>;
}

/** So many tables are opened at the same time. */
const AT_ONCE = 50;
const WARM_UP = 3000;

/** What was measured, or why it could not be. */
export const measure = async (
  { script, args = [], sit }: Contender,
  load: Load,
): Promise<Result<Measurement>> => {
  const folder = mkdtempSync(join(tmpdir(), 'cais-bench-'));
  const server = await startMeasured(script, folder, ...args);
  const recorder = record();
  let trouble: string | undefined;
  const lost = (reason: string): void => {
    trouble ??= reason;
  };
  const wires: Wire[] = [];
  let held: (() => void)[] | undefined = [];
  const thinkThen = (work: () => void): void => {
    if (held === undefined) think(load.thought, work);
    else held.push(work);
  };
  for (let first = 0; first < load.tables; first += AT_ONCE) {
    const tables = Array.from({ length: Math.min(AT_ONCE, load.tables - first) }, (_, i) => first + i);
    const players = { port: server.port, recorder, lost, think: thinkThen };
    const sat = await Promise.all(
      tables.map(table =>
        sit({ ...players, table }).catch((error: unknown) => {
          lost(`nobody could sit down (${String(error)})`);
          return [];
        }),
      ),
    );
    wires.push(...sat.flat());
  }
  const all = held;
  held = undefined;
  for (const work of all) think(load.thought, work);
  await pause(Math.max(WARM_UP, load.thought));
  recorder.start();
  const before = server.cpu();
  const begun = performance.now();
  await pause(load.seconds * 1000);
  const measured = recorder.finish((performance.now() - begun) / 1000, server.cpu() - before);
  for (const wire of wires) wire.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return trouble === undefined ? done(measured) : refuse('lost', trouble);
};
