import { circumstancesOf, type Circumstances, type Plan } from '../benchmark.ts';
import { withMeasured } from '../measured.ts';
import { playRounds, rateOf, ratioOf } from '../rounds.ts';
import type { Round } from '../work.ts';
import {
  characters,
  ITERATIONS,
  SEARCHES,
  STAGES,
  type Character,
  type Contender,
  type Search,
  type Stage,
} from './contender.ts';
import { positionAt } from './position.ts';

/** One search beside our plain one; everything is a median over the rounds. */
export interface Row extends Character {
  readonly iterationsPerSecond: number;
  /** How many iterations our plain search does while it does one, round by round. */
  readonly ratio: number;
}

export interface PositionReport {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly stage: Stage;
  /** How many decisions were made before, of how many in the whole match. */
  readonly made: number;
  readonly of: number;
  readonly rows: readonly Row[];
}

export interface Report extends Circumstances {
  /** How many iterations each search has. */
  readonly iterations: number;
  readonly positions: readonly PositionReport[];
}

export const contendersOf = ({ games, hosts }: Plan<Search>): readonly Contender[] =>
  games.flatMap(game => STAGES.flatMap(stage => hosts.map(search => ({ search, game, stage }))));

const rowOf = (search: Search, ours: readonly Round[], theirs: readonly Round[]): Row => ({
  ...characters[search],
  iterationsPerSecond: rateOf(theirs, 'stepsPerSecond'),
  ratio: ratioOf(ours, theirs),
});

/** Measures every search in every game. Our plain one must be among them: the rest is measured by it. */
export const measure = async (plan: Plan<Search>): Promise<Report> => {
  const contenders = contendersOf(plan);
  const all = await playRounds(new URL('./thread.ts', import.meta.url), contenders, plan);
  const roundsOf = (search: Search, game: string, stage: Stage): readonly Round[] =>
    all[contenders.findIndex(one => one.search === search && one.game === game && one.stage === stage)];
  return {
    ...circumstancesOf(plan),
    iterations: ITERATIONS,
    positions: plan.games.flatMap(id =>
      STAGES.map(stage =>
        withMeasured(id, measured => {
          const { made, of } = positionAt(measured, stage);
          return {
            game: id,
            name: measured.game.name,
            seats: measured.seats,
            stage,
            made,
            of,
            rows: SEARCHES.filter(search => plan.hosts.includes(search)).map(search =>
              rowOf(search, roundsOf('plain', id, stage), roundsOf(search, id, stage)),
            ),
          };
        }),
      ),
    ),
  };
};
