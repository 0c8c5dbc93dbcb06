import {
  LANGUAGES,
  openFor,
  replay as replayRecord,
  type Entry,
  type Game,
  type Kind,
  type Match,
} from '../../games/kernel/index.ts';
import type { Board, Pencil } from '../boards/board.ts';
import { findDrawn } from '../boards/index.ts';
import { command } from '../command.ts';
import { orComplain } from '../complaint.ts';
import { hold } from '../engine/held.ts';
import { readMatchFile } from '../matchFile.ts';
import { messages, playerNames } from '../messages/index.ts';
import { nameOf, wholeNumber } from '../options.ts';
import { choosePaint } from '../paint.ts';
import { rankingLines, ratingLines, scoreLines } from '../scores.ts';

const entryLines = <K extends Kind>(
  game: Game<K>,
  { seat, moves, events }: Entry<K>,
  number: number,
  { paint, language, names }: Pencil,
): readonly string[] => {
  const { commit, setUp } = messages[language];
  const title = seat === null ? setUp : commit(number, names[seat], moves.map(game.text.makeMove).join('; '));
  return [paint('bold', title), ...events.map(event => `  ${game.text.sentence(event, language, names)}`)];
};

/** The scores as they stand, and once the match is over the places, and how well it was played. */
const standing = <K extends Kind>(game: Game<K>, match: Match<K>, pencil: Pencil): readonly string[] => {
  const outcome = match.outcome();
  return [
    ...scoreLines(game, match.state(), pencil),
    ...(outcome === undefined
      ? []
      : [...rankingLines(outcome, pencil), ...ratingLines(game, match.state(), pencil)]),
  ];
};

const draw = <K extends Kind>(game: Game<K>, match: Match<K>, pencil: Pencil): string =>
  [
    ...match.log().flatMap((entry, i) => entryLines(game, entry, i, pencil)),
    ...standing(game, match, pencil),
  ].join('\n');

const drawMoment = <K extends Kind>(
  game: Game<K>,
  board: Board<K>,
  match: Match<K>,
  commits: number,
  pencil: Pencil,
): string =>
  [
    pencil.paint('bold', messages[pencil.language].afterCommit(match.log().length - 1, commits)),
    board(game, match.view('spectator'), pencil),
    '',
    ...standing(game, match, pencil),
  ].join('\n');

/** In the same form as the engine's answers. */
const asJson = <K extends Kind>(game: Game<K>, match: Match<K>, { language }: Pencil): string => {
  const held = hold(game, match);
  return JSON.stringify({
    ...held.introduction(),
    ...held.log(undefined, 0, language),
    ...held.state(),
    ...held.outcome(language),
  });
};

export const replay = command({
  name: 'replay',
  words: ['FILE'],
  about: 'Show a match file as sentences, or the board at one moment of it.',
  options: {
    at: { value: 'N', about: 'Show the board and the scores after this many commits; 0 is the set-up.' },
    lang: { value: 'LANG', about: `The language of the sentences: ${LANGUAGES.join(', ')} (en).` },
    json: {
      about: 'Print one JSON object for programs: the log with all events, and the state it leads to.',
    },
    'no-color': { about: 'Draw without colours.' },
  },
  notes: `A commit is what one player did at once, usually a turn. cais play --save FILE makes such files.
The log is the referee's: it shows what was hidden from the players.`,
  run: ({ words: [file], options }) => {
    const record = readMatchFile(file);
    const commits = record.log.length;
    const language = nameOf('language', options.lang ?? 'en', LANGUAGES);
    const at = options.at === undefined ? undefined : wholeNumber('--at', options.at, 0, commits);
    const paint = choosePaint(options['no-color']);
    const names = playerNames(record.seats, language);
    const pencil: Pencil = { paint, language, names };
    const text = findDrawn(record.game)((title, board) => {
      const game = orComplain(openFor(title, record));
      const match = orComplain(replayRecord(game, record, at));
      if (options.json) return asJson(game, match, pencil);
      return at === undefined ? draw(game, match, pencil) : drawMoment(game, board, match, commits, pencil);
    });
    console.log(text);
    return 0;
  },
});
