// Time of the seats of a table. All of it follows from the log and from when no server was running.

import type { Seat } from '../../games/kernel/index.ts';
import type { Outage } from '../storage/index.ts';
import type { SeatClock, TimeControl } from '../wire/parts.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** What somebody who comes back finds in the bank at least. */
const WELCOME = 30 * SECOND;

/** The part of a time in which no server was running. */
const lost = (outages: readonly Outage[], from: number, to: number): number =>
  outages.reduce(
    (sum, { start, finish }) => sum + Math.max(0, Math.min(finish, to) - Math.max(start, from)),
    0,
  );

export interface Clocks {
  /** Lets the clocks of these seats run, and no others; `mover` has just ended a decision. */
  readonly run: (seats: readonly Seat[], at: number, mover?: Seat) => void;
  /** The time of a seat is up, for as long as nobody gives it more. */
  readonly empty: (seat: Seat) => void;
  readonly welcome: (seat: Seat) => void;
  readonly show: (now: number) => readonly SeatClock[] | undefined;
  /** When the time of each running seat is up. */
  readonly deadlines: (now: number) => readonly { readonly seat: Seat; readonly at: number }[];
}

const none: Clocks = {
  run: () => undefined,
  empty: () => undefined,
  welcome: () => undefined,
  show: () => undefined,
  deadlines: () => [],
};

export const startClocks = (time: TimeControl, seats: number, outages: () => readonly Outage[]): Clocks => {
  if (time.kind === 'none') return none;
  const full = time.kind === 'bank' ? time.seconds * SECOND : time.days * DAY;
  const left = Array<number>(seats).fill(full);
  const since = Array<number | undefined>(seats).fill(undefined);
  const leftAt = (seat: Seat, now: number): number => {
    const from = since[seat];
    return from === undefined ? left[seat] : left[seat] - (now - from - lost(outages(), from, now));
  };

  return {
    run: (running, at, mover) => {
      for (let seat = 0; seat < seats; seat++) {
        const was = since[seat] !== undefined;
        const runs = running.includes(seat);
        left[seat] = leftAt(seat, at);
        since[seat] = runs ? at : undefined;
        if (seat !== mover || !was) continue;
        if (time.kind === 'days') left[seat] = full;
        // Alone one is asked for ever: every batch counts as a turn.
        else if (!runs || seats === 1) left[seat] += time.increment * SECOND;
      }
    },
    empty: seat => {
      left[seat] = 0;
      since[seat] = undefined;
    },
    welcome: seat => {
      left[seat] = time.kind === 'days' ? full : Math.max(left[seat], WELCOME);
    },
    show: now =>
      left.map((_, seat) => ({ left: Math.max(0, leftAt(seat, now)), running: since[seat] !== undefined })),
    deadlines: now =>
      since.flatMap((from, seat) =>
        from === undefined ? [] : [{ seat, at: from + left[seat] + lost(outages(), from, now) }],
      ),
  };
};
