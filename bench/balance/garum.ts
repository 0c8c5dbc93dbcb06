import { seatOf, type Garum } from '../../games/garum/index.ts';
import type { Gauge, Watch } from './gauge.ts';
import { percent } from './markdown.ts';

const workers = (): Watch<Garum> => {
  const seen = new Map<string, { posted: number; points: number; losses: number }>();
  return {
    event: () => {},
    over: ({ scores }) => {
      for (const part of scores.flatMap(score => score.parts)) {
        if (part.kind !== 'worker') continue;
        const { posted, points, losses } = seen.get(part.worker) ?? { posted: 0, points: 0, losses: 0 };
        seen.set(part.worker, {
          posted: posted + 1,
          points: points + part.points,
          losses: losses + (part.points < 0 ? 1 : 0),
        });
      }
    },
    rows: () =>
      [...seen].map(([worker, { posted, points, losses }]) => [
        worker,
        String(posted),
        (points / posted).toFixed(2),
        percent(losses / posted),
      ]),
  };
};

export const garumGauge: Gauge<Garum> = {
  places: ({ amphora, players }) =>
    Array.from({ length: players }, (_, seat) => (seat - seatOf(amphora, players) + players) % players),
  first: 'the amphora',
  watches: [
    {
      heading: 'Workers',
      columns: ['worker', 'posted', 'points each', 'lose points'],
      compares: true,
      begin: workers,
    },
  ],
};
