import type { Game, Kind } from '../../game.ts';
import { sameJson } from '../../json.ts';
import type { Random } from '../../random.ts';
import type { Result } from '../../result.ts';
import { listSeats } from '../../seats.ts';
import { demand, demandSame, isContainer, throughJson } from '../demand.ts';
import { viewersOf, type Law, type Subject } from '../law.ts';
import { choose, playRandom } from '../play.ts';

/** One stop in so many is looked at, with so many damages each. */
const STRIDE = 4;
const DAMAGES = 12;

const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  1e9,
  '',
  'junk',
  [],
  {},
  [[]],
  [null],
  { junk: 1 },
];

const readSafely = <K extends Kind>(game: Game<K>, json: unknown): Result<K['State']> => {
  const what = (): string => JSON.stringify(json) ?? 'undefined';
  try {
    const read = game.readState(json);
    if (!read.ok)
      demand(/\w/.test(read.problem.message), () => `The state ${what()} is refused without a sentence.`);
    return read;
  } catch (error) {
    throw new Error(`Reading the state ${what()} throws ${String(error)}`, { cause: error });
  }
};

export const junkIsNoState: Law = ({ game }, trial) => {
  const demandRefusal = (json: unknown): void =>
    demand(!readSafely(game, json).ok, () => `The state ${JSON.stringify(json)} is accepted.`);
  JUNK.forEach(demandRefusal);
  playRandom(game, trial, ({ state, random }) => {
    if (random.pick(STRIDE) > 0) return;
    demandRefusal({ ...state, 'no such field': 1 });
    demandRefusal([state]);
    for (const name of Object.keys(state)) {
      demandRefusal(Object.fromEntries(Object.entries(state).filter(([other]) => other !== name)));
      demandRefusal({ ...state, [name]: { junk: 1 } });
    }
  });
};

type Place = readonly [container: Record<string, unknown>, key: string];

const placesIn = (value: unknown): readonly Place[] =>
  isContainer(value)
    ? Object.keys(value).flatMap((key): readonly Place[] => [[value, key], ...placesIn(value[key])])
    : [];

/** A copy with one value changed somewhere inside: most often a number by one. */
const damaged = (state: unknown, random: Random): unknown => {
  const copy = throughJson(state);
  const [container, key] = choose(placesIn(copy), random);
  const value = container[key];
  container[key] = typeof value === 'number' ? value + choose([1, -1, 100], random) : choose(JUNK, random);
  return throughJson(copy);
};

/** What is accepted must be playable, and made of the same components. */
const demandPossible = <K extends Kind>(
  { game, conserved }: Subject<K>,
  accepted: K['State'],
  state: K['State'],
): void => {
  const settings = game.settings(accepted);
  if (sameJson(settings, game.settings(state)))
    demandSame(conserved(accepted), conserved(state), () => 'It is made of other components.');
  for (const seat of listSeats(game.pending(accepted)))
    demand(game.legal(accepted, seat).length > 0, () => `Seat ${seat} has no legal move.`);
  for (const viewer of viewersOf(settings)) game.view(accepted, viewer);
  game.scores(accepted);
};

export const damageIsNoticed: Law = (subject, trial) => {
  playRandom(subject.game, trial, ({ state, random }) => {
    if (random.pick(STRIDE) > 0) return;
    for (let i = 0; i < DAMAGES; i++) {
      const json = damaged(state, random);
      const read = readSafely(subject.game, json);
      if (!read.ok) continue;
      try {
        demandPossible(subject, read.value, state);
      } catch (error) {
        throw new Error(`An impossible state is accepted. ${String(error)} ${JSON.stringify(json)}`, {
          cause: error,
        });
      }
    }
  });
};
