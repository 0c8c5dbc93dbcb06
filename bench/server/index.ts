import { circumstancesOf, type Circumstances } from '../benchmark.ts';
import { median } from '../median.ts';
import { align, makeFine, makeWhole } from '../table.ts';
import { measureDisk } from './disk.ts';
import type { Load, Measurement } from './load.ts';
import { measure, type Contender } from './measure.ts';
import { cais } from './ours.ts';
import { bare, colyseus } from './relays.ts';
import { boardgameIo } from './theirs.ts';

const ROUNDS = 3;

/** As fast as they go, and as people play. */
const loads = (seconds: number): readonly Load[] => [
  { tables: 100, thought: 0, seconds },
  { tables: 1000, thought: 0, seconds },
  { tables: 1000, thought: 5000, seconds },
];
const CONTENDERS: readonly Contender[] = [cais, boardgameIo, colyseus, bare];

interface Row extends Measurement {
  readonly contender: string;
  /** How many moves ours makes while this one makes one. */
  readonly ratio: number;
}

interface ServerReport extends Circumstances {
  /** Milliseconds that the disk takes to keep one page. */
  readonly disk: number;
  readonly loads: readonly { readonly load: Load; readonly rows: readonly Row[] }[];
}

const middle = (rounds: readonly Measurement[], of: keyof Measurement): number =>
  median(rounds.map(round => round[of]));

/** All under the same load in turns, so that a slow moment of the machine falls on all of them. */
const compare = async (load: Load): Promise<readonly Row[]> => {
  const rounds = CONTENDERS.map((): Measurement[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, contender] of CONTENDERS.entries()) {
      const measured = await measure(contender, load);
      const rate = makeWhole(measured.movesPerSecond);
      console.error(`${load.tables} tables, round ${round + 1}: ${contender.name}, ${rate} moves/s`);
      rounds[i].push(measured);
    }
  return CONTENDERS.map(({ name }, i) => ({
    contender: name,
    movesPerSecond: middle(rounds[i], 'movesPerSecond'),
    p50: middle(rounds[i], 'p50'),
    p99: middle(rounds[i], 'p99'),
    cores: middle(rounds[i], 'cores'),
    driverCores: middle(rounds[i], 'driverCores'),
    ratio: median(rounds[i].map((one, round) => rounds[0][round].movesPerSecond / one.movesPerSecond)),
  }));
};

export const measureServers = async (seconds: number): Promise<ServerReport> => {
  const disk = measureDisk();
  const measured: ServerReport['loads'][number][] = [];
  for (const load of loads(seconds)) measured.push({ load, rows: await compare(load) });
  return { ...circumstancesOf({ games: [], hosts: [], rounds: ROUNDS, seconds }), disk, loads: measured };
};

export const makeServerTable = ({ node, rounds, seconds, disk, loads: measured }: ServerReport): string =>
  [
    `Node ${node}, medians of ${rounds} alternating rounds of ${seconds} s; the disk keeps a page in ${disk.toFixed(2)} ms`,
    ...measured.flatMap(({ load: { tables, thought }, rows }) => [
      '',
      `${makeWhole(tables)} tables of four, ${thought === 0 ? 'no thought' : `${thought / 1000} s of thought a move`}`,
      ...align(
        [
          [
            'contender',
            'moves/s',
            'p50 ms',
            'p99 ms',
            'cores',
            'µs a move',
            'ours ÷ it',
            'cores of the load',
          ],
          ...rows.map(row => [
            row.contender,
            makeWhole(row.movesPerSecond),
            makeFine(row.p50),
            makeFine(row.p99),
            row.cores.toFixed(2),
            makeWhole((row.cores / row.movesPerSecond) * 1e6),
            makeFine(row.ratio),
            row.driverCores.toFixed(2),
          ]),
        ],
        1,
      ),
    ]),
  ].join('\n');
