// Who is connected to a table, here and on other nodes.

import type { Seat } from '../../games/kernel/index.ts';
import type { Watcher } from './audience.ts';

/** What another node said counts for so long; it says it again more often than that. */
const BELIEVED = 25_000;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly heard: number;
}

export interface Attendance {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export interface PresenceList {
  readonly here: () => Attendance;
  readonly everywhere: () => Attendance;
  readonly hear: (node: string, attendance: Attendance) => void;
  /** Remembers who is there at this moment. */
  readonly look: () => void;
  /** For how long nobody has been connected for a seat. */
  readonly awayFor: (seat: Seat) => number;
}

const inOrder = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)].toSorted((a, b) => a - b);

export const watchPresence = (watchers: () => ReadonlySet<Watcher>, now: () => number): PresenceList => {
  const elsewhere = new Map<string, Elsewhere>();
  const lastSeen = new Map<Seat, number>();
  const begun = now();

  const here = (): Attendance => {
    const viewers = [...watchers()].map(({ reader }) => reader.viewer);
    const seats = viewers.filter(viewer => viewer !== 'spectator');
    return { seats: inOrder(seats), spectators: viewers.length - seats.length };
  };
  const everywhere = (): Attendance => {
    const known = [...elsewhere.values()].filter(({ heard }) => now() - heard < BELIEVED);
    const all = [here(), ...known];
    return {
      seats: inOrder(all.flatMap(({ seats }) => seats)),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  };
  const look = (): void => {
    for (const seat of everywhere().seats) lastSeen.set(seat, now());
  };

  return {
    here,
    everywhere,
    hear: (node, attendance) => void elsewhere.set(node, { ...attendance, heard: now() }),
    look,
    awayFor: seat => {
      look();
      return now() - (lastSeen.get(seat) ?? begun);
    },
  };
};
