import type { Game, Kind, Title } from './game.ts';
import { sameJson, type Json } from './json.ts';
import { createMatch, matchFrom, type Match } from './match.ts';
import type { MatchRecord } from './record.ts';
import { done, refuse, type Result } from './result.ts';
import { commitmentTo } from './seed.ts';

/** Everything that is needed to replay a match. It holds the seed, so it is not for players of a running match. */
export const recordMatch = <K extends Kind>(game: Game<K>, match: Match<K>): MatchRecord => ({
  game: match.gameId,
  rulesVersion: match.rulesVersion,
  edition: match.edition.data ?? match.edition.id,
  options: Object.fromEntries(Object.entries(match.options).map(([name, value]) => [name, String(value)])),
  seats: match.seats,
  commitment: match.commitment,
  seed: match.seed(),
  // A state is plain data by contract, which the type of a game's state cannot say.
  start: match.start as Json | undefined,
  result: match.outcome()?.scores.map(score => score.total),
  log: match
    .log()
    .flatMap(({ seat, moves }) => (seat === null ? [] : [{ seat, moves: moves.map(game.text.makeMove) }])),
});

/** The title's game with the edition the record names, if the record is one of this game and of these rules. */
export const openFor = <K extends Kind>(title: Title<K>, record: MatchRecord): Result<Game<K>> => {
  if (record.game !== title.id)
    return refuse('wrong-game', `The match is one of ${record.game}, not of ${title.id}.`);
  const game = title.open(record.edition);
  if (!game.ok) return game;
  return record.rulesVersion === game.value.rulesVersion
    ? game
    : refuse(
        'unknown-rules',
        `The match was played by rules version ${record.rulesVersion} of ${game.value.name}; this is version ${game.value.rulesVersion}.`,
      );
};

const begin = <K extends Kind>(game: Game<K>, record: MatchRecord): Result<Match<K>> => {
  const { start, seed, options, seats } = record;
  if (start === undefined) return createMatch(game, record);
  const match = matchFrom(game, start, seed);
  return !match.ok || sameJson(game.settings(match.value.state()), { options, seats })
    ? match
    : refuse(
        'wrong-start',
        'The state that the match starts from has other options or seats than the file says.',
      );
};

/** Replays the first commits of a record, or all of them. */
export const replay = <K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  commits = record.log.length,
): Result<Match<K>> => {
  const match = begin(game, record);
  if (!match.ok) return match;
  for (const [i, commit] of record.log.slice(0, commits).entries()) {
    const made = match.value.commit(commit.seat, commit.moves);
    if (!made.ok) return refuse(made.problem.code, `Commit ${i + 1}: ${made.problem.message}`);
  }
  return match;
};

/** Replays a record and checks everything it claims. */
export const verify = <K extends Kind>(game: Game<K>, record: MatchRecord): Result<Match<K>> => {
  if (commitmentTo(record.seed) !== record.commitment)
    return refuse('wrong-commitment', 'The seed is not the one that was committed to at the start.');
  const match = replay(game, record);
  if (!match.ok) return match;
  const totals = match.value.outcome()?.scores.map(score => score.total);
  const claimed = record.result?.join(' ');
  if (claimed === totals?.join(' ')) return done(match.value);
  return refuse(
    'wrong-result',
    totals === undefined
      ? `The file claims the result ${claimed}, but the match is not over.`
      : `The file claims ${claimed === undefined ? 'no result' : `the result ${claimed}`}, but it is ${totals.join(' ')}.`,
  );
};
