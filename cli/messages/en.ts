import type { Messages } from './messages.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: Messages = {
  keywords: {
    undo: ['undo', 'u'],
    redo: ['redo'],
    startOver: ['start over'],
    log: ['log'],
    scores: ['scores', 'score'],
    board: ['board'],
    help: ['help', '?'],
    quit: ['quit', 'q', 'exit'],
  },
  help: `Type the number of a move, or the move itself as it is written beside the number.
  undo        take back your last move of this turn (u)
  redo        make it again
  start over  take back all moves of this turn
  board       show the board and the moves again
  scores      show the scores and where they come from
  log         show all that has happened so far
  quit        leave the match (q)
Nobody sees your moves before you commit them with Enter; after that they stand.`,
  player: number => `Player ${number}`,
  bot: number => `Bot ${number}`,
  chooseGame: 'Which game?',
  gamePrompt: count => `Type 1 to ${count}: `,
  noSuchGame: given => `${given} is not in the list.`,
  welcome: (game, names) => `${game}: ${and.format(names)}. Type help at any time.`,
  commitment: hash =>
    `Everything random comes from a seed that is kept secret until the end; its SHA-256 is ${hash}.`,
  passTheScreen: name => `Pass the screen to ${name}, then press Enter. `,
  movePrompt: 'Your move: ',
  commitPrompt: moves => `You are about to play ${moves}. Enter to commit, u to undo: `,
  commitFirst: 'Press Enter to commit your moves, or type u to undo the last one.',
  notAMove: given => `${given} is neither a move nor a command; type help to see what can be typed.`,
  noSuchNumber: count => `The moves are numbered from 1 to ${count}.`,
  notAmongTheLegal: 'This move cannot be made now.',
  nothingToUndo: 'There is no move of this turn to take back.',
  nothingToRedo: 'There is nothing to make again.',
  scores: 'Scores',
  points: points => `${points} VP`,
  ranking: 'Ranking',
  place: (place, names, points) => `${place}. ${and.format(names)}: ${points} VP`,
  over: 'The match is over.',
  seed: (seed, hash) => `The seed was ${seed}; its SHA-256 is ${hash}, as announced.`,
  howToVerify: file =>
    file === undefined
      ? 'Play with --save FILE to keep a match that cais verify FILE can check.'
      : `To check the whole match: cais verify ${file}`,
  quit: file =>
    file === undefined
      ? 'You left before the end.'
      : `You left before the end; the match so far is in ${file}.`,
  setUp: 'Set-up',
  commit: (number, name, moves) => `${number}. ${name}: ${moves}`,
  afterCommit: (number, of) => `After commit ${number} of ${of}`,
};
