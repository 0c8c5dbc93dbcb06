/** What to measure. */
export interface Plan<Host extends string> {
  readonly games: readonly string[];
  readonly hosts: readonly Host[];
  readonly rounds: number;
  /** How long each contender works in a round. */
  readonly seconds: number;
}

/** How a report was made. */
export interface Circumstances {
  readonly node: string;
  readonly rounds: number;
  readonly seconds: number;
}

export const circumstancesOf = ({ rounds, seconds }: Plan<string>): Circumstances => ({
  node: process.version,
  rounds,
  seconds,
});

/** Something that can be measured, ours and others beside it. */
export interface Benchmark<Host extends string, Report extends Circumstances> {
  /** All who can be measured; each may be a contender several times, as for each game. */
  readonly hosts: readonly Host[];
  readonly contendersOf: (plan: Plan<Host>) => readonly object[];
  readonly measure: (plan: Plan<Host>) => Promise<Report>;
  /** The report as a table to read. */
  readonly makeTable: (report: Report) => string;
}
