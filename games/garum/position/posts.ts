// Whether the workers of a colour can have been posted one a turn, each while its line was open.

import { objectTo } from '../../kernel/index.ts';
import { passesThrough, type BoardBox } from '../box.ts';
import { areaOf, colourOfPost, COLOURS, EMPTY, type Colour, type Line } from '../components.ts';
import type { State } from '../state.ts';
import { laidThisRound } from './rounds.ts';

/** The rounds in which the colour's turn is over, or was over once its worker was posted. */
const turnsOf = (state: State, colour: Colour): readonly number[] => {
  const choosing = state.step === 'worker' && state.turn === colour;
  const rounds = laidThisRound(state).includes(colour) && !choosing ? state.round + 1 : state.round;
  return Array.from({ length: rounds }, (_, round) => round);
};

/** G-TRN-3, G-TRN-4: whether a worker could be posted on the line in that round. */
const wasOpen = (state: State, board: BoardBox, line: Line, round: number): boolean => {
  const cetarium = state.order[round];
  if (!passesThrough(board, line, cetarium)) return false;
  return board.others[cetarium * 8 + areaOf(line)].some(other => {
    const at = state.order.indexOf(other);
    return at < 0 || at > round;
  });
};

/** Gives the line a round of its own, moving other lines to other rounds where that helps (Kuhn's matching). */
const findRound = (
  line: Line,
  options: ReadonlyMap<Line, readonly number[]>,
  takenBy: Map<number, Line>,
  tried: Set<number>,
): boolean => {
  for (const round of options.get(line) ?? []) {
    if (tried.has(round)) continue;
    tried.add(round);
    const holder = takenBy.get(round);
    if (holder === undefined || findRound(holder, options, takenBy, tried)) {
      takenBy.set(round, line);
      return true;
    }
  }
  return false;
};

export const checkPosts = (state: State, board: BoardBox): void => {
  for (const [colour, name] of COLOURS.entries()) {
    const lines = [...state.lines.keys()].filter(
      line => state.lines[line] !== EMPTY && colourOfPost(state.lines[line]) === colour,
    );
    const turns = turnsOf(state, colour);
    const options = new Map(
      lines.map(line => [line, turns.filter(round => wasOpen(state, board, line, round))] as const),
    );
    const takenBy = new Map<number, Line>();
    for (const line of lines)
      if (!findRound(line, options, takenBy, new Set()))
        objectTo(`lines[${line}]`, `${name} has had no turn in which it could post this worker.`);
  }
};
