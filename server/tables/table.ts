// A table as its log makes it. Nothing here waits for anything.

import { BOT_NAMES, type BotName } from '../../bots/names.ts';
import { byKind, commitmentTo, type Outcome, type Result, type Seat } from '../../games/kernel/index.ts';
import type { Outage } from '../storage/index.ts';
import type { Result as TableResult, Sitter, Status, TableInfo } from '../wire/parts.ts';
import { startClocks, type Clocks } from './clocks.ts';
import type { TableConfig } from './config.ts';
import type { Deed, Logged } from './deed.ts';
import type { Begin, Referee } from './referee.ts';

type Person = Extract<Sitter, { kind: 'person' }>;

export interface Table {
  readonly config: TableConfig;
  readonly log: () => readonly Logged[];
  /** The number of the last entry; −1 before the first. */
  readonly seq: () => number;
  readonly status: () => Status;
  readonly sitters: () => readonly Sitter[];
  readonly referee: () => Referee | undefined;
  /** The match anew, as it was set up. */
  readonly begin: () => Result<Referee>;
  readonly version: () => number;
  /** The seats that have to decide. */
  readonly pending: () => readonly Seat[];
  readonly clocks: () => Clocks;
  readonly isLate: (seat: Seat) => boolean;
  /** Whether it was played by rules that this server does not have: it can be looked up, but not go on. */
  readonly isStranded: () => boolean;
  readonly seatOf: (person: string) => Seat | undefined;
  /** The bot that plays a seat now, be it its own or a stand-in. */
  readonly botAt: (seat: Seat) => BotName | undefined;
  /** The entry that a person made with this id already. */
  readonly known: (by: string) => Logged | undefined;
  /** Who moved with each commit, and who had to decide after it; by version. */
  readonly commits: () => readonly { readonly seat: Seat | null; readonly pending: readonly Seat[] }[];
  readonly info: () => TableInfo;
  /** Takes up the next entry of the log. A move that was made already on this referee is not made again. */
  readonly apply: (logged: Logged, made?: boolean) => void;
}

const STAND_IN: BotName = 'medium';

/** Who stands in for somebody who went away. */
const standInOf = ({ overtime }: TableConfig): BotName =>
  BOT_NAMES.find(name => name === overtime) ?? STAND_IN;

/** The ranking where all but one have given up: the one first, then whoever gave up last. */
const rankResigned = (standing: Outcome, resigned: readonly Seat[]): Outcome => {
  const remaining = standing.scores.flatMap((_, seat) => (resigned.includes(seat) ? [] : [seat]));
  const ranking = [
    ...(remaining.length > 0 ? [remaining] : []),
    ...resigned.toReversed().map(seat => [seat]),
  ];
  return { scores: standing.scores, ranking, winners: remaining };
};

export const newTable = (
  config: TableConfig,
  outages: () => readonly Outage[],
  begin: Begin,
  kept?: TableInfo,
): Table => {
  const log: Logged[] = [];
  const known = new Map<string, Logged>();
  const commits: { seat: Seat | null; pending: readonly Seat[] }[] = [];
  const late = new Set<Seat>();
  const resigned: Seat[] = [];
  const clocks = startClocks(config.time, config.seats, outages);
  const commitment = commitmentTo(config.seed);
  let sitters: readonly Sitter[] = [];
  let status: Status = 'open';
  let referee: Referee | undefined;
  let result: TableResult | undefined;
  let rematch: string | undefined;
  let stranded = false;

  // How a match by other rules ended is known from when there was a server with those rules.
  const statusNow = (): Status => (stranded ? (kept?.status ?? status) : status);
  const pending = (): readonly Seat[] => (status === 'playing' ? (referee?.pending() ?? []) : []);
  const sit = (seat: Seat, sitter: Sitter): void => {
    sitters = sitters.with(seat, sitter);
  };
  const change = (seat: Seat, more: Partial<Person>): void => {
    const sitter = sitters[seat];
    if (sitter.kind === 'person') sit(seat, { ...sitter, ...more });
  };
  const botAt = (seat: Seat): BotName | undefined => {
    const sitter = sitters[seat];
    return sitter.kind === 'bot' ? sitter.bot : sitter.kind === 'person' ? sitter.standIn : undefined;
  };
  const runClocks = (at: number, mover?: Seat): void =>
    clocks.run(
      pending().filter(seat => botAt(seat) === undefined && !late.has(seat)),
      at,
      mover,
    );
  const end = (reason: TableResult['reason'], outcome: Outcome): void => {
    status = 'over';
    result = { reason, outcome };
  };
  const startIfFull = (): void => {
    if (sitters.some(({ kind }) => kind === 'free')) return;
    const begun = begin(config);
    status = 'playing';
    // The settings were tried when the table was opened; only a server with other rules refuses them.
    if (begun.ok) referee = begun.value;
    else if (kept === undefined) throw new Error(begun.problem.message);
    else stranded = true;
    commits.push({ seat: null, pending: pending() });
  };

  const takeUp = (made: boolean) =>
    byKind<Deed, [at: number], void>({
      opened: deed => {
        sitters = deed.sitters;
        startIfFull();
      },
      cancelled: () => {
        status = 'cancelled';
      },
      joined: ({ seat, person, name, program }) => {
        sit(seat, { kind: 'person', person, name, program });
        startIfFull();
      },
      seated: ({ seat, bot }) => {
        sit(seat, bot === 'free' ? { kind: 'free' } : { kind: 'bot', bot });
        startIfFull();
      },
      left: ({ seat }) => {
        if (status === 'open') sit(seat, { kind: 'free' });
        else change(seat, { standIn: standInOf(config) });
      },
      moved: ({ seat, moves }, at) => {
        if (!made && !stranded) {
          const committed = referee?.commit(seat, moves);
          if (committed?.ok !== true)
            throw new Error(
              `The log of table ${config.id} cannot be replayed: ${committed?.problem.message}`,
            );
        }
        commits.push({ seat, pending: pending() });
        if (referee?.isOver() === true) end('played', referee.standing());
        runClocks(at, seat);
      },
      late: ({ seat }) => {
        clocks.empty(seat);
        if (config.overtime === 'wait') late.add(seat);
        else change(seat, { standIn: config.overtime });
      },
      handed: ({ seat }) => change(seat, { standIn: standInOf(config) }),
      returned: ({ seat }) => {
        late.delete(seat);
        change(seat, { standIn: undefined });
        clocks.welcome(seat);
      },
      resigned: ({ seat }) => {
        resigned.push(seat);
        change(seat, { standIn: standInOf(config), resigned: true });
        const oneIsLeft = resigned.length >= config.seats - 1;
        const nobodyIsLeft = sitters.every(sitter => sitter.kind === 'bot' || 'resigned' in sitter);
        if ((oneIsLeft || nobodyIsLeft) && referee !== undefined)
          end('resigned', rankResigned(referee.standing(), resigned));
      },
      rematch: ({ table }) => {
        rematch = table;
      },
      chat: () => undefined,
    });
  const live = takeUp(true);
  const again = takeUp(false);

  return {
    config,
    log: () => log,
    seq: () => log.length - 1,
    status: statusNow,
    sitters: () => sitters,
    referee: () => referee,
    begin: () => begin(config),
    version: () => Math.max(0, commits.length - 1),
    pending,
    clocks: () => clocks,
    isLate: seat => late.has(seat),
    isStranded: () => stranded,
    seatOf: person => {
      const seat = sitters.findIndex(sitter => sitter.kind === 'person' && sitter.person === person);
      return seat < 0 ? undefined : seat;
    },
    botAt,
    known: by => known.get(by),
    commits: () => commits,
    info: () => {
      const { id, game, edition, rulesVersion, options, host, access, spectators, time, overtime, created } =
        config;
      return {
        id,
        game,
        edition,
        rulesVersion,
        options,
        sitters,
        host,
        access,
        spectators,
        time,
        overtime,
        status: statusNow(),
        created,
        commitment,
        ...(statusNow() === 'over' ? { seed: config.seed, result: stranded ? kept?.result : result } : {}),
        ...(rematch === undefined ? {} : { rematch }),
      };
    },
    apply: (logged, made = false) => {
      const { deed, at, seq } = logged;
      if (seq !== log.length)
        throw new Error(`Entry ${seq} of table ${config.id} came after ${log.length - 1}.`);
      (made ? live : again)(deed, at);
      log.push(logged);
      if ('by' in deed && typeof deed.by === 'string') known.set(deed.by, logged);
      if (deed.kind !== 'moved' && deed.kind !== 'chat') runClocks(at);
    },
  };
};
