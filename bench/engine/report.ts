import { circumstancesOf, type Circumstances, type Plan } from '../benchmark.ts';
import { withMeasured } from '../measured.ts';
import { playRounds, rateOf, ratioOf } from '../rounds.ts';
import type { Round } from '../work.ts';
import { hostNames, HOSTS, type Contender, type Host } from './contender.ts';
import { measureLegal, type LegalCost } from './legal.ts';

/** One contender beside ours; everything is a median over the rounds. */
export interface Row {
  readonly contender: string;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
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

export interface Report extends Circumstances {
  readonly games: readonly GameReport[];
}

/** Chess is not one of our games, so chessops plays once for all of them. */
export const contendersOf = ({ games, hosts }: Plan<Host>): readonly Contender[] => [
  ...games.flatMap(game =>
    hosts.flatMap((host): readonly Contender[] => (host === 'chessops' ? [] : [{ host, game }])),
  ),
  ...(hosts.includes('chessops') ? [{ host: 'chessops' } as const] : []),
];

const rowOf = (host: Host, ours: readonly Round[], theirs: readonly Round[]): Row => ({
  contender: hostNames[host],
  decisionsPerSecond: rateOf(theirs, 'stepsPerSecond'),
  gamesPerSecond: rateOf(theirs, 'piecesPerSecond'),
  ratio: ratioOf(ours, theirs),
});

/** Measures every game in every engine. Ours must be among the engines: the rest is measured by it. */
export const measure = async (plan: Plan<Host>): Promise<Report> => {
  const contenders = contendersOf(plan);
  const all = await playRounds(new URL('./thread.ts', import.meta.url), contenders, plan);
  const roundsOf = (host: Host, game: string): readonly Round[] =>
    all[contenders.findIndex(one => one.host === host && (one.host === 'chessops' || one.game === game))];
  return {
    ...circumstancesOf(plan),
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
