import { WatchedChance } from '../../chance.ts';
import type { Game, Kind } from '../../game.ts';
import { Random } from '../../random.ts';
import type { Seat, Viewer } from '../../seats.ts';
import type { Seed } from '../../seed.ts';
import { demand, demandSame, demandSameBytes, throughJson } from '../demand.ts';
import { viewersOf, type Law, type Subject } from '../law.ts';
import { playRandom, seatList, some, type Trial } from '../play.ts';

const SOME_MOVES = 4;

export const viewsAnswerLikeTheState: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state }) => {
    for (const viewer of viewersOf(match)) {
      const view = game.view(state, viewer);
      demand(
        game.pending(view) === game.pending(state),
        () => `The view of ${viewer} has other seats pending.`,
      );
      if (viewer === 'spectator') continue;
      const legal = game.legal(state, viewer);
      demandSame(game.legal(view, viewer), legal, () => `The view of seat ${viewer} has other legal moves.`);
    }
  });
};

export const guessesFitTheView: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state, random }) => {
    for (const viewer of viewersOf(match)) {
      const view = game.view(state, viewer);
      const guess = game.guess(view, random);
      demandSameBytes(game.view(guess, viewer), view, () => `The guess of ${viewer} does not fit the view.`);
      const read = game.readState(throughJson(guess));
      demand(
        read.ok,
        () => `The guess of ${viewer} is not a possible state: ${read.ok ? '' : read.problem.message}`,
      );
    }
  });
};

interface Aftermath<K extends Kind> {
  readonly state: K['State'];
  readonly events: readonly K['Event'][];
  readonly asked: boolean;
}

const after = <K extends Kind>(
  game: Game<K>,
  state: K['State'],
  seat: Seat,
  move: K['Move'],
  seed: Seed,
): Aftermath<K> => {
  const next = game.cloneState(state);
  const events: K['Event'][] = [];
  const chance = new WatchedChance(new Random(seed));
  game.apply(next, seat, move, chance, event => events.push(event));
  return { state: next, events, asked: chance.asked };
};

const witnessed = <K extends Kind>(
  game: Game<K>,
  events: readonly K['Event'][],
  viewer: Viewer,
): readonly K['Event'][] =>
  events.map(event => game.witness(event, viewer)).filter(event => event !== undefined);

type Compare<K extends Kind> = (real: Aftermath<K>, imagined: Aftermath<K>, seat: Seat, line: string) => void;

/** Makes the same moves in the real state and in one that its mover cannot tell from it. */
const inTwoWorlds = <K extends Kind>({ game }: Subject<K>, trial: Trial, compare: Compare<K>): void => {
  playRandom(game, trial, ({ match, state, random }) => {
    for (const seat of seatList(match)) {
      const guess = game.guess(game.view(state, seat), random);
      for (const move of some(game.legal(state, seat), SOME_MOVES, random)) {
        const line = game.text.makeMove(move);
        const real = after(game, state, seat, move, trial.seed);
        const imagined = after(game, guess, seat, move, trial.seed);
        demand(
          real.asked === imagined.asked,
          () => `Whether "${line}" of seat ${seat} needs the referee is a secret.`,
        );
        if (!real.asked) compare(real, imagined, seat, line);
      }
    }
  });
};

export const movesTellNoSecret: Law = (subject, trial) => {
  const { game } = subject;
  inTwoWorlds(subject, trial, (real, imagined, seat, line) =>
    demandSameBytes(
      game.view(real.state, seat),
      game.view(imagined.state, seat),
      () => `"${line}" shows seat ${seat} what it could not know, without the referee.`,
    ),
  );
};

export const eventsTellNoSecret: Law = (subject, trial) => {
  const { game } = subject;
  inTwoWorlds(subject, trial, (real, imagined, seat, line) =>
    demandSameBytes(
      witnessed(game, real.events, seat),
      witnessed(game, imagined.events, seat),
      () => `The events of "${line}" tell seat ${seat} what it could not know, without the referee.`,
    ),
  );
};

/** Two secret moves of a seat look the same to everybody else, until the referee reveals them. */
export const secretMovesLookAlike: Law = ({ game, secret = () => false }, trial) => {
  playRandom(game, trial, ({ match, state, random }) => {
    for (const seat of seatList(match)) {
      const secrets = game.legal(state, seat).filter(secret);
      const worlds = some(secrets, SOME_MOVES, random).map(move =>
        after(game, state, seat, move, trial.seed),
      );
      const [one, ...others] = worlds.filter(world => !world.asked);
      for (const other of others)
        for (const viewer of viewersOf(match).filter(somebody => somebody !== seat)) {
          const what = (): string => `secret moves of seat ${seat} look different to ${viewer}.`;
          demandSameBytes(
            game.view(other.state, viewer),
            game.view(one.state, viewer),
            () => `After them, ${what()}`,
          );
          demandSameBytes(
            witnessed(game, other.events, viewer),
            witnessed(game, one.events, viewer),
            () => `By their events, ${what()}`,
          );
        }
    }
  });
};
