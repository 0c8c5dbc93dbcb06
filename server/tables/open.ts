import { randomBytes } from 'node:crypto';
import { catalogue } from '../../games/catalogue.ts';
import {
  checkSeats,
  done,
  freshSeed,
  refuse,
  type Kind,
  type Result,
  type Seat,
  type Title,
} from '../../games/kernel/index.ts';
import type { NewTable } from '../wire/api.ts';
import type { Sitter } from '../wire/parts.ts';
import type { Actor } from './acts.ts';
import type { TableConfig } from './config.ts';
import type { Deed } from './deed.ts';
import { randomId } from './ids.ts';
import type { Table } from './table.ts';

interface Opening {
  readonly config: TableConfig;
  readonly deed: Deed;
}

const personOf = ({ id, name, program }: Actor): Sitter => ({ kind: 'person', person: id, name, program });

interface Wanted {
  readonly edition: string | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
}

const readChoice = <K extends Kind>(
  title: Title<K>,
  wanted: Wanted,
): Result<Pick<TableConfig, 'edition' | 'rulesVersion' | 'options'>> => {
  const game = title.open(wanted.edition);
  if (!game.ok) return game;
  const seats = checkSeats(game.value, wanted.seats);
  if (!seats.ok) return seats;
  const options = game.value.readOptions(wanted.options, seats.value);
  if (!options.ok) return options;
  return done({
    edition: game.value.edition.id,
    rulesVersion: game.value.rulesVersion,
    options: Object.fromEntries(Object.entries(options.value).map(([name, value]) => [name, String(value)])),
  });
};

/** A new table, if its settings are such that a match can be set up. */
export const planTable = (wanted: NewTable, host: Actor, now: number): Result<Opening> => {
  const { game, edition, options, seats, access, spectators, time, overtime } = wanted;
  if (!Object.hasOwn(catalogue, game))
    return refuse('unknown-game', `There is no game ${JSON.stringify(game.slice(0, 40))}.`);
  const choice = catalogue[game](title => readChoice(title, { edition, options, seats: seats.length }));
  if (!choice.ok) return choice;
  if (seats.filter(seat => seat === 'me').length !== 1)
    return refuse('bad-table', 'Exactly one seat must be your own ("me").');
  const sitters = seats.map((seat): Sitter => {
    if (seat === 'me') return personOf(host);
    return seat === 'free' ? { kind: 'free' } : { kind: 'bot', bot: seat };
  });
  const config: TableConfig = {
    id: randomId(12),
    game,
    ...choice.value,
    seats: seats.length,
    host: host.id,
    access,
    spectators,
    time,
    overtime,
    created: now,
    seed: freshSeed(randomBytes(16)),
    keys: { join: randomId(20), watch: randomId(20) },
  };
  return done({ config, deed: { kind: 'opened', sitters } });
};

/** The same people once more, each one chair further, so that somebody else begins. */
export const planRematch = (table: Table, asker: Actor, now: number): Result<Opening> => {
  if (table.seatOf(asker.id) === undefined) return refuse('not-seated', 'You have no seat at this table.');
  if (table.status() !== 'over') return refuse('not-over', 'The match is not over yet.');
  const { game, seats } = table.config;
  // The rules may have changed since: a new match is played by those of today.
  const choice = catalogue[game](title => readChoice(title, table.config));
  if (!choice.ok) return choice;
  const sitterAt = (seat: Seat): Sitter => {
    const sitter = table.sitters()[seat];
    if (sitter.kind !== 'person') return sitter;
    const { kind, person, name, program } = sitter;
    return { kind, person, name, program };
  };
  const config: TableConfig = {
    ...table.config,
    ...choice.value,
    id: randomId(12),
    host: asker.id,
    created: now,
    seed: freshSeed(randomBytes(16)),
    keys: { join: randomId(20), watch: randomId(20) },
  };
  const sitters = Array.from({ length: seats }, (_, seat) => sitterAt((seat + 1) % seats));
  return done({ config, deed: { kind: 'opened', sitters } });
};
