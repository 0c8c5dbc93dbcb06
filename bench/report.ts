import { hostNames, HOSTS, withMeasured, type Contender, type Host } from './contender.ts';
import { measureLegal, type LegalCost } from './legal.ts';
import { median } from './median.ts';
import { playRounds, type Round } from './rounds.ts';

/** One contender beside ours; everything is a median over the rounds. */
export interface Row extends Round {
  readonly contender: string;
  /** How many decisions ours makes while it makes one, round by round. */
  readonly ratio: number;
}

export interface GameReport {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly rows: readonly Row[];
  readonly legal: LegalCost;
}

export interface Report {
  readonly node: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly games: readonly GameReport[];
}

export interface Plan {
  readonly games: readonly string[];
  readonly hosts: readonly Host[];
  readonly rounds: number;
  readonly seconds: number;
}

/** Chess is not one of our games, so chessops plays once for all of them. */
export const contendersOf = ({ games, hosts }: Pick<Plan, 'games' | 'hosts'>): readonly Contender[] => [
  ...games.flatMap(game =>
    hosts.flatMap((host): readonly Contender[] => (host === 'chessops' ? [] : [{ host, game }])),
  ),
  ...(hosts.includes('chessops') ? [{ host: 'chessops' } as const] : []),
];

const rowOf = (host: Host, ours: readonly Round[], theirs: readonly Round[]): Row => ({
  contender: hostNames[host],
  decisionsPerSecond: median(theirs.map(round => round.decisionsPerSecond)),
  gamesPerSecond: median(theirs.map(round => round.gamesPerSecond)),
  ratio: median(theirs.map((round, i) => ours[i].decisionsPerSecond / round.decisionsPerSecond)),
});

/** Measures every game in every engine. Ours must be among the engines: the rest is measured by it. */
export const measure = async (plan: Plan): Promise<Report> => {
  const contenders = contendersOf(plan);
  const all = await playRounds(contenders, plan.rounds, plan.seconds);
  const roundsOf = (host: Host, game: string): readonly Round[] =>
    all[contenders.findIndex(one => one.host === host && (one.host === 'chessops' || one.game === game))];
  return {
    node: process.version,
    rounds: plan.rounds,
    seconds: plan.seconds,
    games: plan.games.map(id =>
      withMeasured(id, measured => ({
        game: id,
        name: measured.game.name,
        seats: measured.seats,
        rows: HOSTS.filter(host => plan.hosts.includes(host)).map(host =>
          rowOf(host, roundsOf('cais', id), roundsOf(host, id)),
        ),
        legal: measureLegal(measured),
      })),
    ),
  };
};
