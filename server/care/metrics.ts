import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly text: () => Promise<string>;
  readonly type: string;
  readonly moves: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly latency: Histogram;
  readonly groups: Histogram;
  readonly bots: Histogram<'bot' | 'ok'>;
}

export interface Counted {
  readonly sockets: () => number;
  readonly rooms: () => number;
}

/** What Prometheus may ask. */
export const openMetrics = (count: Counted, processToo: boolean): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (processToo) collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('cais_sockets', 'Open sockets', count.sockets);
  gauge('cais_tables', 'Tables in memory', count.rooms);
  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    moves: new Counter({
      name: 'cais_commits_total',
      help: 'Batches of moves that were committed',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'cais_refusals_total',
      help: 'What was refused',
      labelNames: ['code'],
      registers,
    }),
    latency: new Histogram({
      name: 'cais_commit_seconds',
      help: 'From the arrival of a batch to its acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    groups: new Histogram({
      name: 'cais_group_size',
      help: 'Entries that were written with one wait for the disk',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500],
      registers,
    }),
    bots: new Histogram({
      name: 'cais_bot_seconds',
      help: 'Thinking of a bot for one turn',
      labelNames: ['bot', 'ok'],
      buckets: [0.01, 0.1, 0.5, 1, 5, 20, 60],
      registers,
    }),
  };
};
