// Bots at a table: who is asked, and when.

import type { BotName } from '../../bots/names.ts';
import { freshSeed, type Seat } from '../../games/kernel/index.ts';
import { randomBytes } from 'node:crypto';
import type { House } from '../house.ts';
import type { TableConfig } from './config.ts';
import { LEASE } from './listing.ts';
import { makeMoves } from './move.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

export interface Driver {
  /** Lets bots think that have to decide. `own`: this node wrote the last entry. */
  readonly wake: (table: Table, own: boolean) => void;
  readonly isBusy: () => boolean;
}

/** Who is asked in place of a bot that failed, from bad to worse. */
const FALLBACK: Readonly<Record<BotName, BotName | undefined>> = {
  expert: 'greedy',
  hard: 'greedy',
  medium: 'greedy',
  easy: 'greedy',
  greedy: 'random',
  random: undefined,
};

export const drive = (
  house: House,
  config: TableConfig,
  current: () => Table | undefined,
  perform: Room['perform'],
): Driver => {
  const thinking = new Set<Seat>();

  const think = async (table: Table, seat: Seat, bot: BotName, asked: BotName): Promise<void> => {
    const version = table.version();
    const view = table.referee()?.view(seat);
    if (view === undefined) return;
    const { game, edition } = config;
    const seed = freshSeed(randomBytes(16));
    const moves = await house.minds.ask({ game, edition, view, seat, bot: asked, seed });
    const made =
      moves === undefined ? undefined : await perform(now => makeMoves(now, { seat, version, moves, bot }));
    if (made?.ok === true || made?.problem.code === 'stale' || made?.problem.code === 'match-over') return;
    house.log.warn({ table: config.id, seat, bot: asked, problem: made?.problem }, 'A bot failed');
    const next = FALLBACK[asked];
    if (next === undefined) throw new Error('No bot can play this seat.');
    await think(table, seat, bot, next);
  };

  const wake = (table: Table, own: boolean): void => {
    const last = table.log().at(-1);
    // On several nodes, the one that wrote the last entry has a while for itself.
    if (!own && house.storage.shared && last !== undefined && house.now() - last.at < LEASE) return;
    for (const seat of table.pending()) {
      const bot = table.botAt(seat);
      if (bot === undefined || thinking.has(seat)) continue;
      thinking.add(seat);
      void think(table, seat, bot, bot)
        .finally(() => thinking.delete(seat))
        .then(
          () => {
            // It may have to decide again, or something happened while it thought.
            const now = current();
            if (now !== undefined) wake(now, own);
          },
          // What is due is looked at again by and by.
          (error: unknown) => house.log.warn({ table: config.id, seat, error }, 'A bot could not move'),
        );
    }
  };
  return { wake, isBusy: () => thinking.size > 0 };
};
