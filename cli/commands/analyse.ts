import { availableParallelism } from 'node:os';
import { makeRecord, openFor, verify, type MatchRecord } from '../../games/kernel/index.ts';
import type { Decision, Task } from '../analyse/commit.ts';
import { command } from '../command.ts';
import { orComplain } from '../complaint.ts';
import { readMatchFile } from '../matchFile.ts';
import { wholeNumber } from '../options.ts';
import { progressOn } from '../progress.ts';
import { shareOut } from '../threads.ts';
import { findTitle } from '../titles.ts';

const WORST = 10;

const analyseAll = async (record: MatchRecord, task: Task, jobs: number): Promise<readonly Decision[]> => {
  const commits = record.log.length;
  const progress = progressOn(process.stderr);
  const found: Decision[] = [];
  let given = 0;
  let done = 0;
  await shareOut<Task, number, readonly Decision[]>(
    {
      thread: new URL('../analyse/thread.ts', import.meta.url),
      task,
      next: () => (given < commits ? ++given : undefined),
      add: part => {
        found.push(...part);
        progress.show(++done, commits);
      },
    },
    Math.min(jobs, commits),
  );
  progress.clear();
  // Within a commit the order is that of its moves, which a stable sort keeps.
  return found.toSorted((a, b) => a.commit - b.commit);
};

const report = (record: MatchRecord, iterations: number, decisions: readonly Decision[]) => ({
  game: record.game,
  seats: record.seats,
  iterations,
  decisions,
  bySeat: Array.from({ length: record.seats }, (_, seat) => {
    const own = decisions.filter(decision => decision.seat === seat);
    const sum = (of: (decision: Decision) => number): number =>
      own.reduce((total, decision) => total + of(decision), 0);
    return {
      decisions: own.length,
      asTheBot: own.filter(({ played, best }) => played.move === best.move).length,
      lost: { points: sum(({ lost }) => lost.points), chance: sum(({ lost }) => lost.chance) },
    };
  }),
});

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const draw = ({ decisions, bySeat }: ReturnType<typeof report>): string =>
  [
    ...bySeat.map(
      ({ decisions: count, asTheBot, lost }, seat) =>
        `Player ${seat + 1}: ${count} decisions, ${asTheBot} as the bot would have; about ${lost.points.toFixed(1)} points given away.`,
    ),
    '',
    'What cost most:',
    ...decisions
      .toSorted((a, b) => b.lost.points - a.lost.points)
      .slice(0, WORST)
      .map(
        ({ commit, seat, played, best, lost }) =>
          `commit ${commit}, player ${seat + 1}: ${played.move} (${percent(played.chance)} to win); ${best.move} (${percent(best.chance)}) would have brought ${lost.points.toFixed(1)} points more`,
      ),
  ].join('\n');

export const analyse = command({
  name: 'analyse',
  words: ['FILE'],
  about: 'Go through a match file: what a bot would have done at each decision, and what was lost.',
  options: {
    iterations: { value: 'N', about: 'How long the bot thinks about each decision (5000 playouts).' },
    seed: { value: 'TEXT', about: 'The same seed gives the same analysis (1).' },
    jobs: { value: 'N', about: 'How many threads share the work (one a core).' },
    json: { about: 'Print one JSON object for programs.' },
  },
  notes: `Each decision is seen with what its player knew then, not with what came out later.
Points and chances are the bot's estimates: more iterations, better ones.`,
  run: async ({ words: [file], options }) => {
    const record = readMatchFile(file);
    findTitle(record.game)(title => orComplain(verify(orComplain(openFor(title, record)), record)));
    const iterations = wholeNumber('--iterations', options.iterations ?? '5000', 1, 1e7);
    const jobs = wholeNumber('--jobs', options.jobs ?? String(availableParallelism()), 1, 256);
    const task = { file: makeRecord(record), iterations, seed: options.seed ?? '1' };
    const found = report(record, iterations, await analyseAll(record, task, jobs));
    console.log(options.json ? JSON.stringify(found) : draw(found));
    return 0;
  },
});
