import type { MatchResult, Task } from './match.ts';

/** What one bot reached, all seats at which it sat taken together. */
export interface Standing {
  readonly bot: string;
  readonly seats: number;
  readonly wins: number;
  readonly winRate: number;
  /** Where the true win rate lies, 19 times out of 20. */
  readonly interval: readonly [low: number, high: number];
  /** What the win rate would be among equals. */
  readonly fairShare: number;
  readonly meanScore: number;
  readonly millisecondsPerTurn: number;
}

const Z = 1.96;

/** Wilson's interval, which stays within 0 and 1 also for few matches and for rates near the ends. */
export const interval = (rate: number, matches: number): readonly [number, number] => {
  const z2 = (Z * Z) / matches;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / matches + z2 / (4 * matches))) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

export const standingsOf = ({ bots }: Task, results: readonly MatchResult[]): readonly Standing[] =>
  [...new Set(bots)].map(bot => {
    const mine = bots.flatMap((name, i) => (name === bot ? [i] : []));
    const sum = (of: (result: MatchResult) => readonly number[]): number =>
      results.reduce((total, result) => total + mine.reduce((own, i) => own + of(result)[i], 0), 0);
    const wins = sum(({ wins: shares }) => shares);
    const winRate = wins / results.length;
    return {
      bot,
      seats: mine.length,
      wins,
      winRate,
      interval: interval(winRate, results.length),
      fairShare: mine.length / bots.length,
      meanScore: sum(({ points }) => points) / (results.length * mine.length),
      millisecondsPerTurn:
        sum(({ milliseconds }) => milliseconds) /
        Math.max(
          1,
          sum(({ turns }) => turns),
        ),
    };
  });
