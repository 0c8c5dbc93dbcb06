import type { Allowance } from './bucket.ts';

/** What one client, person or address may take up. docs/online.md tells people the same. */
export interface Limits {
  readonly messageBytes: number;
  readonly messages: Allowance;
  readonly requests: Allowance;
  /** New people and claimed codes. */
  readonly arrivals: Allowance;
  readonly socketsAnAddress: number;
  readonly watchesASocket: number;
  readonly tablesAPerson: number;
  readonly programsAPerson: number;
  readonly chat: Allowance;
  /** Refused messages after which a socket is closed, by their rate. */
  readonly nonsense: Allowance;
  /** Bytes that a client has not read yet, after which its socket is closed. */
  readonly backlogBytes: number;
}

export const LIMITS: Limits = {
  messageBytes: 65_536,
  messages: { burst: 40, perSecond: 20 },
  requests: { burst: 120, perSecond: 10 },
  arrivals: { burst: 20, perSecond: 0.1 },
  socketsAnAddress: 64,
  watchesASocket: 16,
  tablesAPerson: 50,
  programsAPerson: 10,
  chat: { burst: 5, perSecond: 0.5 },
  nonsense: { burst: 100, perSecond: 10 },
  backlogBytes: 4_000_000,
};
