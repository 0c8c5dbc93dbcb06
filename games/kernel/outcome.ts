import type { Seat } from './seats.ts';

/** Points from one source; a game adds what it needs to say where they come from. */
export interface Part {
  readonly kind: string;
  readonly points: number;
}

export interface Score<P extends Part = Part> {
  readonly total: number;
  readonly parts: readonly P[];
  /** Compared in order when totals are equal; more is better. */
  readonly tieBreaks: readonly number[];
}

export interface Outcome<P extends Part = Part> {
  /** By seat. */
  readonly scores: readonly Score<P>[];
  /** Best first; seats that share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
}

export const scoreOf = <P extends Part>(
  parts: readonly P[],
  tieBreaks: readonly number[] = [],
): Score<P> => ({
  total: parts.reduce((sum, part) => sum + part.points, 0),
  parts,
  tieBreaks,
});

const compare = (a: Score, b: Score): number => {
  if (a.total !== b.total) return b.total - a.total;
  const decided = a.tieBreaks.findIndex((value, i) => value !== b.tieBreaks[i]);
  return decided < 0 ? 0 : b.tieBreaks[decided] - a.tieBreaks[decided];
};

export const rank = <P extends Part>(scores: readonly Score<P>[]): Outcome<P> => {
  const ranking: Seat[][] = [];
  for (const seat of scores.map((_, i) => i).toSorted((a, b) => compare(scores[a], scores[b]))) {
    const last = ranking.at(-1);
    if (last !== undefined && compare(scores[last[0]], scores[seat]) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return { scores, ranking, winners: ranking[0] ?? [] };
};
