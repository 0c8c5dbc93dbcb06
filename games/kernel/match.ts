import { WatchedChance } from './chance.ts';
import type { EditionLabel, Game, Kind } from './game.ts';
import { findMove } from './moves.ts';
import { rank, type Outcome } from './outcome.ts';
import { Random } from './random.ts';
import { done, refuse, type Result } from './result.ts';
import { listSeats, nobody, type Seat, type Viewer } from './seats.ts';
import { commitmentTo, parseSeed, type Seed } from './seed.ts';

/** What one seat committed, and what came of it. The set-up is an entry without a seat and without moves. */
export interface Entry<out K extends Kind> {
  readonly seat: Seat | null;
  readonly moves: readonly K['Move'][];
  readonly events: readonly K['Event'][];
}

/** An entry as one viewer saw it: other people's moves are known by their events alone. */
export interface SeenEntry<out K extends Kind> {
  readonly seat: Seat | null;
  readonly events: readonly K['Event'][];
}

export interface NewMatch {
  readonly seats: number;
  readonly seed: Seed;
  readonly options?: unknown;
}

/** The referee's match: the only holder of the full state and of the seed. */
export interface Match<out K extends Kind = Kind> {
  readonly gameId: string;
  readonly gameName: string;
  readonly rulesVersion: number;
  readonly edition: EditionLabel;
  readonly options: K['Options'];
  readonly seats: number;
  /** The hash of the seed, known from the start. */
  readonly commitment: string;
  /** The state the match started from, where it was not set up by the rules. */
  readonly start: K['State'] | undefined;
  readonly state: () => K['State'];
  readonly view: (viewer: Viewer) => K['View'];
  readonly pending: () => readonly Seat[];
  readonly legal: (seat: Seat) => readonly K['Move'][];
  /**
   * Makes all the moves of a batch, given as JSON or notation, or none of them. A batch ends with the first move that
   * needs the referee, because what follows would be decided on new knowledge.
   */
  readonly commit: (seat: Seat, moves: readonly unknown[]) => Result<Entry<K>>;
  readonly log: () => readonly Entry<K>[];
  readonly seenLog: (viewer: Viewer) => readonly SeenEntry<K>[];
  readonly outcome: () => Outcome<K['Part']> | undefined;
  /** For whoever keeps the match; a player learns the seed from `revealedSeed`. */
  readonly seed: () => Seed;
  /** The seed, once the match is over. */
  readonly revealedSeed: () => Seed | undefined;
}

export const checkSeats = <K extends Kind>(game: Game<K>, seats: number): Result<number> =>
  Number.isInteger(seats) && seats >= game.seats.min && seats <= game.seats.max
    ? done(seats)
    : refuse(
        'bad-seats',
        `${game.name} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}.`,
      );

interface Beginning<K extends Kind> {
  readonly seed: Seed;
  readonly random: Random;
  readonly state: K['State'];
  readonly start: K['State'] | undefined;
  readonly events: readonly K['Event'][];
}

const run = <K extends Kind>(game: Game<K>, beginning: Beginning<K>): Match<K> => {
  const { seed, random, start } = beginning;
  let state = beginning.state;
  const { options, seats } = game.settings(state);
  const log: Entry<K>[] = [{ seat: null, moves: [], events: beginning.events }];
  const isOver = (): boolean => game.pending(state) === nobody;

  const commit = (seat: Seat, given: readonly unknown[]): Result<Entry<K>> => {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      return refuse('bad-seat', `There is no seat ${seat}: the seats are 0 to ${seats - 1}.`);
    if (isOver()) return refuse('match-over', 'The match is over.');
    if (given.length === 0) return refuse('empty-batch', 'A batch needs at least one move.');
    const position = random.position;
    const next = game.cloneState(state);
    const chance = new WatchedChance(random);
    const moves: K['Move'][] = [];
    const events: K['Event'][] = [];
    try {
      for (const candidate of given) {
        const move = chance.asked
          ? refuse(
              'batch-too-long',
              `A batch ends with the first move that needs the referee: move ${moves.length}.`,
            )
          : findMove(game, next, seat, candidate);
        if (!move.ok) return move;
        game.apply(next, seat, move.value, chance, event => events.push(event));
        moves.push(move.value);
      }
      state = next;
      const entry = { seat, moves, events };
      log.push(entry);
      return done(entry);
    } finally {
      // Whatever ends a batch early must not use up randomness, or the match would no longer replay.
      if (state !== next) random.wind(position);
    }
  };

  return {
    gameId: game.id,
    gameName: game.name,
    rulesVersion: game.rulesVersion,
    edition: game.edition,
    options,
    seats,
    commitment: commitmentTo(seed),
    start,
    state: () => game.cloneState(state),
    view: viewer => game.view(state, viewer),
    pending: () => listSeats(game.pending(state)),
    legal: seat => game.legal(state, seat),
    commit,
    log: () => log,
    seenLog: viewer =>
      log.map(({ seat, events }) => ({
        seat,
        events: events.map(event => game.witness(event, viewer)).filter(event => event !== undefined),
      })),
    outcome: () => (isOver() ? rank(game.scores(state)) : undefined),
    seed: () => seed,
    revealedSeed: () => (isOver() ? seed : undefined),
  };
};

/** Sets a match up by the rules. */
export const createMatch = <K extends Kind>(game: Game<K>, wanted: NewMatch): Result<Match<K>> => {
  const seats = checkSeats(game, wanted.seats);
  if (!seats.ok) return seats;
  const options = game.readOptions(wanted.options ?? {}, seats.value);
  if (!options.ok) return options;
  const seed = parseSeed(wanted.seed);
  if (!seed.ok) return seed;
  const random = new Random(seed.value);
  const events: K['Event'][] = [];
  const state = game.setup(options.value, seats.value, random, event => events.push(event));
  return done(run(game, { seed: seed.value, random, state, start: undefined, events }));
};

/** Goes on from a full state that somebody describes; an impossible one is refused. */
export const matchFrom = <K extends Kind>(
  game: Game<K>,
  position: unknown,
  wanted: Seed,
): Result<Match<K>> => {
  const seed = parseSeed(wanted);
  if (!seed.ok) return seed;
  const state = game.readState(position);
  if (!state.ok) return state;
  const start = state.value;
  return done(
    run(game, {
      seed: seed.value,
      random: new Random(seed.value),
      state: game.cloneState(start),
      start,
      events: [],
    }),
  );
};
