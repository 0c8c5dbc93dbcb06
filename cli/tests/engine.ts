// Talks to an engine without a process around it.

import { createEngine } from '../engine/engine.ts';
import type { InputLine } from '../engine/lines.ts';

/** An answer as a program would read it: by the names of its fields. */
export type Answer = Readonly<Record<string, unknown>> & {
  readonly id: string | number | null;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
};

export interface Talk {
  /** Sends a line as it is. */
  readonly send: (line: InputLine) => Answer;
  /** Sends a request under an id of its own. */
  readonly ask: (cmd: string, fields?: object) => Answer;
  /** Sends a request that must go well. */
  readonly get: (cmd: string, fields?: object) => Answer;
}

export const newTalk = (): Talk => {
  const engine = createEngine();
  let sent = 0;
  const send = (line: InputLine): Answer => JSON.parse(engine(line));
  const ask = (cmd: string, fields: object = {}): Answer =>
    send({ text: JSON.stringify({ id: ++sent, cmd, ...fields }) });
  const get = (cmd: string, fields: object = {}): Answer => {
    const answer = ask(cmd, fields);
    if (!answer.ok) throw new Error(`${cmd}: ${answer.error?.message}`);
    return answer;
  };
  return { send, ask, get };
};

/** A talk with a match of Garum for four on Troia, in which blue (seat 0) is not the first to play. */
export const garumTalk = (fields: object = {}): Talk => {
  const talk = newTalk();
  talk.get('new', { game: 'garum', seats: 4, seed: 'harbour', ...fields });
  return talk;
};

/** One move from the end, for two players on Baelo Claudia: red has R16 in hand, for the south-east of tank 10. */
export const LAST_TILE = {
  board: 'baelo',
  variant: 'base',
  players: 2,
  step: 'tile',
  round: 11,
  amphora: 0,
  turn: 3,
  order: [10, 1, 8, 7, 4, 3, 0, 11, 6, 2, 5, 9],
  places: [
    236, 28, 80, 144, 156, 212, 24, 76, 140, 196, 48, 112, 152, 240, 12, 108, 84, 160, 224, 16, 244, 52, 116,
    180, 104, 176, 220, 44, 4, 68, 132, 208, 216, 32, 96, 168, 60, 124, 188, -1, 88, 148, 204, 20, 40, 92,
    172, 232,
  ],
  lines: Array.from({ length: 32 }, (_, line) => ({ 4: 0, 8: 4, 12: 3, 13: 0 })[line] ?? -1),
  vilicus: [3, 5, 4, 5],
  dominus: [1, 0, 1, 1],
  bonus: [3, 5, 0, 0],
  ghostTile: -1,
  hands: [0, 0, 0, 32768],
  piles: [0, 0, 0, 0],
};
