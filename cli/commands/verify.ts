import { openFor, verify as verifyRecord, type Match, type Result } from '../../games/kernel/index.ts';
import { command, type ExitCode } from '../command.ts';
import { readMatchFile } from '../matchFile.ts';
import { findTitle } from '../titles.ts';

const summary = (match: Match) => ({
  game: match.gameId,
  edition: match.edition.id,
  /** What the file brings along besides moves, which nobody but its author vouches for. */
  own: [
    ...(match.edition.data === undefined ? [] : ['edition']),
    ...(match.start === undefined ? [] : ['start']),
  ],
  players: match.seats,
  commits: match.log().length - 1,
  over: match.outcome() !== undefined,
  result: match.outcome()?.scores.map(score => score.total) ?? null,
  commitment: match.commitment,
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const sentence = (found: ReturnType<typeof summary>): string => {
  const { game, edition, own, players, commits, result } = found;
  const start = own.includes('start') ? ' from a position that the file describes' : '';
  const components = own.includes('edition') ? `, with components of its own (edition ${edition})` : '';
  const end = result === null ? 'not finished' : `finished with ${result.join(', ')} VP`;
  return `Yes: a match of ${game} with ${counted(players, 'player')} and ${counted(commits, 'commit')}${start}${components}, ${end}; every move is legal and the seed is the one committed to.`;
};

const answer = (match: Result<Match>, json: boolean): ExitCode => {
  if (match.ok) {
    const found = summary(match.value);
    console.log(json ? JSON.stringify({ ok: true, ...found }) : sentence(found));
    return 0;
  }
  console.log(json ? JSON.stringify({ ok: false, error: match.problem }) : `No: ${match.problem.message}`);
  return 1;
};

export const verify = command({
  name: 'verify',
  words: ['FILE'],
  about: 'Check that a match file is what it claims: every move, the result, and the seed.',
  options: { json: { about: 'Print one JSON object for programs.' } },
  notes: `The match is replayed from its seed. The seed must be the one whose hash was published before the first move.
The exit code is 0 for yes, 1 for no, and 2 for a file that is not a match file.`,
  run: ({ words: [file], options }) => {
    const record = readMatchFile(file);
    const match = findTitle(record.game)((title): Result<Match> => {
      const game = openFor(title, record);
      return game.ok ? verifyRecord(game.value, record) : game;
    });
    return answer(match, options.json);
  },
});
