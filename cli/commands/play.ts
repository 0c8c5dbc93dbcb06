import { randomBytes } from 'node:crypto';
import {
  checkSeats,
  createMatch,
  freshSeed,
  LANGUAGES,
  seedFrom,
  type Kind,
  type Language,
  type Title,
} from '../../games/kernel/index.ts';
import type { Board } from '../boards/board.ts';
import { findDrawn } from '../boards/index.ts';
import { command } from '../command.ts';
import { complain, orComplain } from '../complaint.ts';
import { messages } from '../messages/index.ts';
import { nameOf } from '../options.ts';
import { choosePaint } from '../paint.ts';
import { chooseGame } from '../play/chooseGame.ts';
import { playMatch } from '../play/match.ts';
import { namesOf, playersOf, SEAT_NAMES, seatNames } from '../play/players.ts';
import { openTerminal, type Terminal } from '../terminal.ts';
import { gameNames, openTitle, readChosen } from '../titles.ts';

interface Wishes {
  readonly players: string | undefined;
  readonly seats: string | undefined;
  readonly seed: string | undefined;
  readonly option: readonly string[];
  readonly edition: string | undefined;
  readonly save: string | undefined;
  readonly yes: boolean;
}

const begin = <K extends Kind>(
  title: Title<K>,
  board: Board<K>,
  wishes: Wishes,
  terminal: Terminal,
  language: Language,
): Promise<void> => {
  const game = openTitle(title, wishes.edition);
  const seating = seatNames(wishes.seats, wishes.players, game.seats);
  const seats = orComplain(checkSeats(game, seating.length));
  const seed = wishes.seed === undefined ? freshSeed(randomBytes(16)) : seedFrom(wishes.seed);
  const options = readChosen(game, wishes.option);
  const match = orComplain(createMatch(game, { seats, seed, options }));
  const players = playersOf(seating, seed);
  const names = namesOf(players, messages[language]);
  return playMatch({
    game,
    match,
    board,
    players,
    terminal,
    pencil: { paint: terminal.paint, language, names },
    messages: messages[language],
    atOnce: wishes.yes,
    saveFile: wishes.save,
  });
};

export const play = command({
  name: 'play',
  words: ['[GAME]'],
  about: 'Play in the terminal: against bots, or with others at the same screen.',
  options: {
    players: { value: 'N', about: 'How many players (3, where the game allows it).' },
    seats: {
      value: 'LIST',
      about: `Who sits where, such as me,random,me, out of ${SEAT_NAMES.join(', ')} (me, and bots for the others).`,
    },
    seed: {
      value: 'TEXT',
      about: 'The same seed gives the same shuffles (a new one, secret until the end).',
    },
    option: {
      value: 'NAME=VALUE',
      about: 'An option of the match, as listed by cais games; may be repeated.',
      many: true,
    },
    edition: { value: 'FILE', about: 'Play with the components in this file.' },
    lang: { value: 'LANG', about: `The language of the table: ${LANGUAGES.join(', ')} (en).` },
    save: { value: 'FILE', about: 'Keep the match in this file, for cais replay and cais verify.' },
    yes: { about: 'Commit a turn at once, without asking for Enter.' },
    'no-color': { about: 'Draw without colours.' },
  },
  notes: `Type the number of a move, or the move as it is written; help lists what else can be typed.
Several seats called me share the screen, which is covered before it is passed on.
Without GAME, a list to choose from is shown.`,
  run: async ({ words, options }) => {
    const language = nameOf('language', options.lang ?? 'en', LANGUAGES);
    const given = words.at(0);
    if (given === undefined && !process.stdin.isTTY)
      complain(`Say which game to play: ${gameNames.join(', ')}.`);
    const terminal = openTerminal(choosePaint(options['no-color']));
    try {
      const name = given ?? (await chooseGame(terminal, language));
      if (name !== undefined)
        await findDrawn(name)((title, board) => begin(title, board, options, terminal, language));
    } finally {
      terminal.close();
    }
    return 0;
  },
});
