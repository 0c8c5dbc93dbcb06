import type { Result } from '../../games/kernel/index.ts';
import { circumstancesOf, type Circumstances } from '../benchmark.ts';
import { median } from '../median.ts';
import { align, makeFine, makeWhole } from '../table.ts';
import { measureDisk } from './disk.ts';
import type { Load, Measurement } from './load.ts';
import { measure, type Contender } from './measure.ts';
import { cais } from './ours.ts';
import { bare, colyseus } from './relays.ts';
import { asTaught, unfrozen } from './theirs.ts';

const ROUNDS = 3;

/** As fast as they go, and as people play. */
const loads = (seconds: number): readonly Load[] => [
  { tables: 100, thought: 0, seconds },
  { tables: 1000, thought: 0, seconds },
  { tables: 1000, thought: 5000, seconds },
];
const CONTENDERS: readonly Contender[] = [cais, asTaught, unfrozen, colyseus, bare];

interface Row extends Measurement {
  readonly contender: string;
  /** Why rounds came to nothing; they are not in the figures. */
  readonly troubles: readonly string[];
  /** How many moves ours makes while this one makes one. */
  readonly ratio: number;
}

interface ServerReport extends Circumstances {
  /** Milliseconds that the disk takes to keep one page. */
  readonly disk: number;
  readonly loads: readonly { readonly load: Load; readonly rows: readonly Row[] }[];
}

type Round = Result<Measurement>;

const inRow = (contender: string, rounds: readonly Round[], ours: readonly Round[]): Row => {
  const middle = (of: keyof Measurement): number =>
    median(rounds.flatMap(round => (round.ok ? [round.value[of]] : [])));
  const ratios = rounds.flatMap((round, i) => {
    const own = ours[i];
    return round.ok && own.ok ? [own.value.movesPerSecond / round.value.movesPerSecond] : [];
  });
  return {
    contender,
    movesPerSecond: middle('movesPerSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cores: middle('cores'),
    driverCores: middle('driverCores'),
    ratio: median(ratios),
    troubles: rounds.flatMap((round, i) => (round.ok ? [] : [`round ${i + 1}: ${round.problem.message}`])),
  };
};

/** All under the same load in turns, so that a slow moment of the machine falls on all of them. */
const compare = async (load: Load): Promise<readonly Row[]> => {
  const rounds = CONTENDERS.map((): Round[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, contender] of CONTENDERS.entries()) {
      const measured = await measure(contender, load);
      const became = measured.ok
        ? `${makeWhole(measured.value.movesPerSecond)} moves/s`
        : measured.problem.message;
      console.error(`${load.tables} tables, round ${round + 1}: ${contender.name}, ${became}`);
      rounds[i].push(measured);
    }
  return CONTENDERS.map(({ name }, i) => inRow(name, rounds[i], rounds[0]));
};

/** A figure, or a dash where no round came to anything. */
const cell = (figure: number, make: (figure: number) => string): string =>
  Number.isFinite(figure) ? make(figure) : '—';
const share = (cores: number): string => cores.toFixed(2);

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
            cell(row.movesPerSecond, makeWhole),
            cell(row.p50, makeFine),
            cell(row.p99, makeFine),
            cell(row.cores, share),
            cell((row.cores / row.movesPerSecond) * 1e6, makeWhole),
            cell(row.ratio, makeFine),
            cell(row.driverCores, share),
          ]),
        ],
        1,
      ),
      ...rows.flatMap(({ contender, troubles }) => troubles.map(trouble => `${contender}, ${trouble}`)),
    ]),
  ].join('\n');
