import { randomBytes } from 'node:crypto';
import { catalogue } from '../../games/catalogue.ts';
import {
  createMatch,
  done,
  freshSeed,
  matchFrom,
  openFor,
  parseRecord,
  refuse,
  seedFrom,
  verify,
  type Game,
  type Kind,
  type Match,
  type Result,
  type Seed,
  type Title,
} from '../../games/kernel/index.ts';
import { unknownName } from '../complaint.ts';
import { gameNames } from '../titles.ts';
import { hold, type Held } from './held.ts';

/** How a match of any game comes to be, once its title is known. */
type Opening = <K extends Kind>(title: Title<K>) => Result<Held>;

const ofGame = (name: string, opening: Opening): Result<Held> =>
  gameNames.includes(name)
    ? catalogue[name](opening)
    : refuse('unknown-game', unknownName('game', name, gameNames));

const holding = <K extends Kind>(
  game: Result<Game<K>>,
  begin: (game: Game<K>) => Result<Match<K>>,
): Result<Held> => {
  if (!game.ok) return game;
  const match = begin(game.value);
  return match.ok ? done(hold(game.value, match.value)) : match;
};

const seedOf = (wanted: string | undefined): Seed =>
  wanted === undefined ? freshSeed(randomBytes(16)) : seedFrom(wanted);

export interface Wanted {
  readonly game: string;
  readonly edition?: unknown;
  readonly seed?: string | undefined;
}

export const openNew = (
  wanted: Wanted & { readonly seats: number; readonly options?: unknown },
): Result<Held> =>
  ofGame(wanted.game, title =>
    holding(title.open(wanted.edition), game =>
      createMatch(game, { seats: wanted.seats, options: wanted.options, seed: seedOf(wanted.seed) }),
    ),
  );

export const openPosition = (wanted: Wanted & { readonly state: unknown }): Result<Held> =>
  ofGame(wanted.game, title =>
    holding(title.open(wanted.edition), game => matchFrom(game, wanted.state, seedOf(wanted.seed))),
  );

/** A match file is believed only as far as it can be verified. */
export const openRecord = (file: unknown): Result<Held> => {
  const record = parseRecord(typeof file === 'string' ? file : JSON.stringify(file));
  if (!record.ok) return record;
  return ofGame(record.value.game, title =>
    holding(openFor(title, record.value), game => verify(game, record.value)),
  );
};
