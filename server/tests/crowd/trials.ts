// The proofs: each can be run short, as a test, or long, as a command.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startPostgres } from '../postgres.ts';
import { sameJson } from '../../../games/kernel/index.ts';
import type { TableAnswer } from '../../wire/api.ts';
import { arrive, connect } from '../client.ts';
import { GENEROUS, testServer } from '../house.ts';
import { disperse, examine, gatherCrowd, playedOut, type CrowdTable, type Findings } from './crowd.ts';
import { badNetwork } from './faults.ts';
import { nonsense } from './nonsense.ts';
import { startNode } from './process.ts';

setFlagsFromString('--expose-gc');
// Only a context made after the flag was set has it; without it, memory would be measured with its garbage.
const collectGarbage = runInNewContext('gc') as () => void;

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

/** Messages are lost, doubled, late and out of order, and connections break, by a seed. */
export const tryNetwork = async (seed: string, tables: number): Promise<Findings> => {
  const server = await testServer();
  const crowd = await gatherCrowd({ base: server.base, tables, seats: 2, seed, network: badNetwork });
  try {
    await playedOut(crowd);
    return await examine(crowd, join(server.folder, 'cais.db'), server.base);
  } finally {
    disperse(crowd);
    await server.stop();
  }
};

/** Waits until so much has been acknowledged since, or everything is over. */
const someProgress = async (
  acknowledged: () => number,
  wanted: number,
  over: () => boolean,
): Promise<void> => {
  const from = acknowledged();
  while (acknowledged() - from < wanted && !over()) await pause(5);
};

const allBack = async (crowd: readonly CrowdTable[]): Promise<void> => {
  while (crowd.some(({ players }) => players.some(player => !player.isBack()))) await pause(5);
};

/** The server is killed in the middle of its work, so often. */
export const tryCrashes = async (seed: string, tables: number, crashes: number): Promise<Findings> => {
  const folder = mkdtempSync(join(tmpdir(), 'cais-crash-'));
  const database = join(folder, 'cais.db');
  let node = await startNode(folder, database);
  const crowd = await gatherCrowd({ base: node.base, tables, seats: 3, seed });
  const acknowledged = (): number =>
    crowd.flatMap(({ players }) => players).reduce((sum, player) => sum + player.acknowledged.size, 0);
  const over = (): boolean =>
    crowd.every(({ players }) => players.every(player => player.known()?.info.status === 'over'));
  try {
    for (let i = 0; i < crashes; i++) {
      await allBack(crowd);
      await someProgress(acknowledged, tables, over);
      const { port } = node;
      await node.kill();
      node = await startNode(folder, database, port);
    }
    await playedOut(crowd);
    return await examine(crowd, database, node.base);
  } finally {
    disperse(crowd);
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Three nodes on one PostgreSQL; players move between them; one is killed, and the database restarts. */
export const tryNodes = async (seed: string, tables: number): Promise<Findings> => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'cais-nodes-'));
  let nodes = await Promise.all([1, 2, 3].map(() => startNode(folder, postgres.address)));
  let turn = 0;
  const nextBase = (): string => nodes[turn++ % nodes.length].base;
  const crowd = await gatherCrowd({ base: nodes[0].base, tables, seats: 3, seed, nextBase });
  const acknowledged = (): number =>
    crowd.flatMap(({ players }) => players).reduce((sum, player) => sum + player.acknowledged.size, 0);
  const over = (): boolean =>
    crowd.every(({ players }) => players.every(player => player.known()?.info.status === 'over'));
  try {
    await someProgress(acknowledged, tables * 4, over);
    const [first, ...others] = nodes;
    nodes = others;
    await first.kill();
    await someProgress(acknowledged, tables * 4, over);
    postgres.restart();
    await playedOut(crowd);
    return await examine(crowd, postgres.address, nodes[0].base);
  } finally {
    disperse(crowd);
    await Promise.all(nodes.map(node => node.kill()));
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export interface NonsenseFindings {
  readonly sent: number;
  /** Answers by code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly answered: number;
  readonly changed: boolean;
  /** Megabytes in use after the first tenth of the messages, and after the last. */
  readonly memory: readonly [number, number];
}

/** Sends so much nonsense from somebody who does not sit at the table, and watches what comes of it. */
export const tryNonsense = async (seed: string, messages: number): Promise<NonsenseFindings> => {
  const server = await testServer({
    limits: { ...GENEROUS, nonsense: { burst: 1e9, perSecond: 1e9 }, chat: { burst: 1e9, perSecond: 1e9 } },
  });
  try {
    const [ana, eva] = [await arrive(server.base, 'Ana'), await arrive(server.base, 'Eva')];
    const body = { game: 'garum', seats: ['me', 'free'], spectators: 'none' };
    const opened = (await ana.ask('POST', '/api/tables', body)).body as unknown as TableAnswer;
    const table = opened.table.info.id;
    const before = (await ana.ask('GET', `/api/tables/${table}`)).body;
    const refused: Record<string, number> = {};
    const make = nonsense(seed);
    let [sent, answered] = [0, 0];
    let early = 0;
    const memory = (): number => {
      collectGarbage();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const BATCH = 200;
    const line = await connect(eva);
    await pause(50);
    line.on(message => {
      answered++;
      if (message.type === 'refused') refused[message.code] = (refused[message.code] ?? 0) + 1;
    });
    while (sent < messages) {
      for (let i = 0; i < BATCH; i++) line.send(make(table));
      sent += BATCH;
      while (answered < sent && line.isOpen()) await pause(1);
      // The client of the tests keeps what it hears; the server must not.
      line.messages.length = 0;
      line.raw.length = 0;
      if (early === 0 && sent >= messages / 10) early = memory();
    }
    const late = memory();
    line.close();
    const after = (await ana.ask('GET', `/api/tables/${table}`)).body;
    return { sent, refused, answered, changed: !sameJson(before, after), memory: [early, late] };
  } finally {
    await server.stop();
  }
};
