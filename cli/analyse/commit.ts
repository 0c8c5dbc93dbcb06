// What a bot thinks of the decisions of one commit, each seen with what its player knew then.

import { opinions } from '../../bots/index.ts';
import {
  createDraft,
  expect,
  openFor,
  parseRecord,
  Random,
  replay,
  seedFrom,
  type Game,
  type Kind,
  type MatchRecord,
} from '../../games/kernel/index.ts';
import { findTitle } from '../titles.ts';

/** What to analyse, as plain data that can be sent to a thread. */
export interface Task {
  /** The match file. */
  readonly file: string;
  readonly iterations: number;
  readonly seed: string;
}

interface Judged {
  readonly move: string;
  readonly points: number;
  readonly chance: number;
}

export interface Decision {
  /** Counted from 1, as in the log. */
  readonly commit: number;
  readonly seat: number;
  readonly choices: number;
  readonly played: Judged;
  /** What the bot would have done. */
  readonly best: Judged;
  /** What was given away, by the bot's estimate; never less than nothing. */
  readonly lost: { readonly points: number; readonly chance: number };
}

const analyse = <K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  { iterations, seed }: Task,
  commit: number,
): readonly Decision[] => {
  const match = expect(replay(game, record, commit - 1));
  const { seat, moves } = record.log[commit - 1];
  const draft = createDraft(game, match.view(seat), seat);
  const random = new Random(seedFrom(`${seed} commit ${commit}`));
  const found: Decision[] = [];
  for (const text of moves) {
    const legal = draft.legal();
    const played = legal.find(move => game.text.makeMove(move) === text);
    if (played !== undefined && legal.length > 1) {
      const budget = { iterations, milliseconds: Infinity };
      const judged = opinions(game, draft.table(), seat, budget, random, [played]).map(
        ({ move, points, chance }) => ({ move: game.text.makeMove(move), points, chance }),
      );
      const best = judged[0];
      const own = judged.find(({ move }) => move === text) ?? best;
      const lost = {
        points: Math.max(0, best.points - own.points),
        chance: Math.max(0, best.chance - own.chance),
      };
      found.push({ commit, seat, choices: legal.length, played: own, best, lost });
    }
    expect(draft.play(text));
  }
  return found;
};

/** Analyses commits of the task by their numbers, counted from 1. */
export const analyst = (task: Task): ((commit: number) => readonly Decision[]) => {
  const record = expect(parseRecord(task.file));
  return findTitle(record.game)(title => {
    const game = expect(openFor(title, record));
    return commit => analyse(game, record, task, commit);
  });
};
