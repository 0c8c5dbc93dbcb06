// A table that is in use on this node: one thing after the other, each written down before anybody is told.

import { done, refuse, type Result, type Seat } from '../../games/kernel/index.ts';
import type { House } from '../house.ts';
import type { Act } from './acts.ts';
import { attend, type Attending } from './attendance.ts';
import { gather, viewerOf, type Watcher } from './audience.ts';
import type { TableConfig } from './config.ts';
import type { Deed, Logged } from './deed.ts';
import { drive } from './drive.ts';
import { appendOf } from './listing.ts';
import { openQueue } from './queue.ts';
import { reload, takeIn } from './reload.ts';
import type { Table } from './table.ts';

/** How often a deed is decided anew because another node was faster. */
const ATTEMPTS = 8;
const AWAY = 120_000;

export interface Room {
  readonly id: string;
  readonly attending: Attending;
  /** The table as it is now, all that is under way having been done. */
  readonly look: <T>(at: (table: Table) => T) => Promise<T>;
  /**
   * Writes down what the act decides, then acknowledges it, then tells everybody. What was written down with the same
   * `by` before is only acknowledged.
   */
  readonly perform: (
    act: Act,
    by?: string,
    acknowledge?: (logged: Logged, version: number) => void,
  ) => Promise<Result<Logged>>;
  readonly watch: (watcher: Watcher, seen: number) => Promise<void>;
  readonly unwatch: (watcher: Watcher) => void;
  /** Takes in what other nodes have written. */
  readonly catchUp: () => Promise<void>;
  /** Does what is due by itself: late seats, and bots that nobody moves. */
  readonly tend: () => Promise<void>;
  readonly isAway: (seat: Seat) => boolean;
  readonly isIdle: () => boolean;
  readonly touched: () => number;
}

export const openRoom = (house: House, config: TableConfig): Room => {
  const { storage, now } = house;
  const audience = gather();
  const attending = attend(house, config.id, audience);
  const queue = openQueue(now);
  let current: Table | undefined;
  /** The last entry that the audience knows of. */
  let told = -1;

  const load = async (): Promise<Table> => {
    const table = await reload(house, config);
    current = table;
    const isBehind = audience.watchers().size > 0 && table.seq() !== told;
    if (isBehind && audience.resync(table, told, now())) attending.tell();
    told = table.seq();
    driver.wake(table, false);
    return table;
  };

  const announce = (table: Table): void => {
    told = table.seq();
    if (audience.announce(table, now())) attending.tell();
  };

  const write = async (
    table: Table,
    deed: Deed,
    waited: ReadonlySet<Seat>,
    acknowledge?: (logged: Logged, version: number) => void,
  ): Promise<Logged | undefined> => {
    const logged = { seq: table.seq() + 1, at: Math.max(now(), table.log().at(-1)?.at ?? 0), deed };
    let written = false;
    try {
      table.apply(logged, true);
      const append = appendOf(table, logged, waited, now());
      written = await storage.append(append);
      if (!written) return undefined;
      acknowledge?.(logged, table.version());
      announce(table);
      for (const person of append.turn)
        house.tellPerson(person, { type: 'turn', table: config.id, game: config.game });
      driver.wake(table, true);
      return logged;
    } finally {
      // What is in memory is ahead of what is written: it is made anew from the latter.
      if (!written) current = undefined;
    }
  };

  const perform: Room['perform'] = (act, by, acknowledge) =>
    queue.add(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = current ?? (await load());
        const known = by === undefined ? undefined : table.known(by);
        if (known !== undefined) {
          acknowledge?.(known, table.version());
          return done(known);
        }
        // Before the act: moves are made on the referee's match as soon as they are found legal.
        const waited = new Set(table.pending());
        const decided = act(table);
        if (!decided.ok) return decided;
        const logged = await write(table, decided.value, waited, acknowledge);
        if (logged !== undefined) return done(logged);
      }
      return refuse('unavailable', 'The table is too busy; please try again.');
    });

  const driver = drive(house, config, () => current, perform);

  return {
    id: config.id,
    attending,
    look: at => queue.add(async () => at(current ?? (await load()))),
    perform,
    watch: (watcher, seen) =>
      queue.add(async () => {
        const table = current ?? (await load());
        watcher.become(viewerOf(table, watcher.person, watcher.key));
        audience.add(table, watcher, seen, now());
        told = table.seq();
        attending.tell();
      }),
    unwatch: watcher => {
      attending.look();
      if (!audience.watchers().has(watcher)) return;
      audience.remove(watcher);
      attending.tell();
    },
    catchUp: () =>
      queue.add(async () => {
        const table = current ?? (await load());
        await takeIn(house, table, () => announce(table));
        driver.wake(table, false);
      }),
    tend: async () => {
      const late = await queue.add(async () => {
        const table = current ?? (await load());
        driver.wake(table, false);
        return table
          .clocks()
          .deadlines(now())
          .filter(({ at }) => at <= now());
      });
      for (const { seat } of late)
        await perform(table =>
          table
            .clocks()
            .deadlines(now())
            .some(one => one.seat === seat && one.at <= now())
            ? done({ kind: 'late', seat })
            : refuse('not-absent', 'There is time left.'),
        );
    },
    isAway: seat => attending.awayFor(seat) > AWAY,
    isIdle: () => queue.isEmpty() && audience.watchers().size === 0 && !driver.isBusy(),
    touched: queue.touched,
  };
};
