import type { Logger } from 'pino';
import type { Metrics } from './care/metrics.ts';
import type { Minds } from './minds/index.ts';
import type { Begin } from './tables/referee.ts';
import type { Outage, Storage } from './storage/index.ts';
import type { ServerMessage } from './wire/server.ts';

/** What all the tables of one server share. */
export interface House {
  readonly storage: Storage;
  readonly minds: Minds;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** This server among those that share the storage. */
  readonly node: string;
  readonly now: () => number;
  /** Sets up the match of a table. */
  readonly begin: Begin;
  /** When no server was running. */
  readonly outages: () => readonly Outage[];
  /** Reaches a person wherever they are connected to this server. */
  readonly tellPerson: (person: string, message: ServerMessage) => void;
  /** A person hides others from now on, on every socket that is open. */
  readonly remute: (person: string) => Promise<void>;
}
