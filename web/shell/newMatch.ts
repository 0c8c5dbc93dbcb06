import { BOT_NAMES } from '../../bots/names.ts';
import {
  createMatch,
  done,
  makeRecord,
  openFor,
  parseRecord,
  recordMatch,
  refuse,
  verify,
  type Game,
  type Kind,
  type Result,
} from '../../games/kernel/index.ts';
import { freshId, randomSeed } from '../store/chance.ts';
import { keepMatch, type Sitter, type StoredMatch } from '../store/matches.ts';
import type { SomeTable } from '../table/gameTable.ts';
import { namesFor } from './names.ts';

/** Short, for it stands in addresses. */
const matchId = (): string => freshId().slice(0, 8);

export interface Wanted {
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Sets a match up and keeps it; gives what was kept. */
export const beginMatch = async <K extends Kind>(
  game: Game<K>,
  wanted: Wanted,
): Promise<Result<StoredMatch>> => {
  const match = createMatch(game, {
    seats: wanted.sitters.length,
    seed: randomSeed(),
    options: wanted.options,
  });
  if (!match.ok) return match;
  const stored: StoredMatch = {
    id: matchId(),
    game: game.id,
    names: wanted.names,
    sitters: wanted.sitters,
    created: Date.now(),
    updated: Date.now(),
    record: makeRecord(recordMatch(game, match.value)),
  };
  await keepMatch(stored);
  return done(stored);
};

/** The level that somebody meets who has chosen none: the one in the middle. */
export const usualBot = BOT_NAMES[Math.floor(BOT_NAMES.length / 2)];

/** Nobody has played a match that long: whoever chose a film by mistake need not wait for it. */
const MOST_BYTES = 5_000_000;

/** Reads a match file that somebody brings, checks every move of it, and keeps it. */
export const bringMatch = async (
  brought: File,
  load: (game: string) => Promise<SomeTable | undefined>,
): Promise<Result<StoredMatch>> => {
  const file = brought.size > MOST_BYTES ? '' : await brought.text();
  const record = parseRecord(file);
  if (!record.ok) return record;
  const table = await load(record.value.game);
  if (table === undefined) return refuse('unknown-game', `There is no table for ${record.value.game}.`);
  return table(async ({ title }) => {
    const game = openFor(title, record.value);
    if (!game.ok) return game;
    const match = verify(game.value, record.value);
    if (!match.ok) return match;
    const sitters = Array.from({ length: record.value.seats }, (): Sitter => 'person');
    const result = match.value.outcome()?.scores.map(score => score.total);
    const stored: StoredMatch = {
      id: matchId(),
      game: game.value.id,
      names: namesFor(sitters),
      sitters,
      created: Date.now(),
      updated: Date.now(),
      record: file,
      ...(result === undefined ? {} : { result }),
    };
    await keepMatch(stored);
    return done(stored);
  });
};
