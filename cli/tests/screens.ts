// What somebody sees who plays Garum in the terminal.

import { output, typed, type MatchFile } from './cais.ts';

const PROMPT = /^(?:Your move: |You are about to play .*: |Pass the screen to .*Enter\. ).*$/m;
const PROMPT_PT = /^(?:A sua jogada: |Vai jogar .*: |Passe o ecrã a .*Enter\. ).*$/m;

/** What was shown before the first line was typed, after it, after the second, and so on. */
export const screens = (args: readonly string[], lines: readonly string[]): readonly string[] =>
  output(['play', 'garum', ...args], typed(...lines)).split(args.includes('pt') ? PROMPT_PT : PROMPT);

/** The arguments that deal the tiles of a match file again, to people at one screen. */
export const dealtLike = ({ seed, options, seats }: MatchFile): readonly string[] => [
  '--seats',
  new Array(seats).fill('me').join(),
  '--seed',
  seed,
  ...Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]),
];

/** The moves of a match file one by one, with the player who made each, counted from 1. */
export const movesOf = ({ log }: MatchFile): readonly { readonly player: string; readonly move: string }[] =>
  log.flatMap(commit => {
    const [player, moves] = commit.split(': ');
    return moves.split('; ').map(move => ({ player, move }));
  });
