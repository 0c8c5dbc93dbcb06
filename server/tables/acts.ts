// What people do at a table besides playing: each gives the deed to be written down, or why it cannot be done.

import type { BotName } from '../../bots/names.ts';
import { done, refuse, type Result, type Seat } from '../../games/kernel/index.ts';
import type { Deed } from './deed.ts';
import type { Table } from './table.ts';

/** Somebody who does something. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
}

export type Act = (table: Table) => Result<Deed>;

const seated = (table: Table, actor: Actor): Result<Seat> => {
  const seat = table.seatOf(actor.id);
  return seat === undefined ? refuse('not-seated', 'You have no seat at this table.') : done(seat);
};

const playing = (table: Table, actor: Actor): Result<Seat> =>
  table.status() === 'playing'
    ? seated(table, actor)
    : refuse('not-playing', 'No match is going on at this table.');

export const join =
  (actor: Actor, wanted: Seat | undefined, key: string | undefined): Act =>
  table => {
    const { access, keys } = table.config;
    if (table.seatOf(actor.id) !== undefined)
      return refuse('already-seated', 'You have a seat at this table already.');
    if (access === 'invited' && key !== keys.join)
      return refuse('no-key', 'This table is by invitation, and this is not its key.');
    if (table.status() !== 'open') return refuse('not-open', 'The match at this table has started already.');
    const free = table.sitters().flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []));
    const seat = wanted === undefined ? free.at(0) : free.find(one => one === wanted);
    return seat === undefined
      ? refuse('seat-taken', 'This seat is not free.')
      : done({ kind: 'joined', seat, person: actor.id, name: actor.name, program: actor.program });
  };

export const seatBot =
  (actor: Actor, seat: Seat, bot: BotName | 'free'): Act =>
  table => {
    if (table.config.host !== actor.id) return refuse('not-host', 'Only who opened the table may do this.');
    if (table.status() !== 'open') return refuse('not-open', 'The match at this table has started already.');
    if (seat >= table.config.seats) return refuse('bad-request', `There is no seat ${seat} at this table.`);
    if (seat === table.seatOf(actor.id)) return refuse('seat-taken', 'You sit there yourself.');
    return done({ kind: 'seated', seat, bot });
  };

export const leave =
  (actor: Actor): Act =>
  table => {
    const seat = seated(table, actor);
    if (!seat.ok) return seat;
    if (table.status() === 'playing') return done({ kind: 'left', seat: seat.value });
    if (table.status() !== 'open') return refuse('not-playing', 'No match is going on at this table.');
    return done(table.config.host === actor.id ? { kind: 'cancelled' } : { kind: 'left', seat: seat.value });
  };

const sitterAt = (table: Table, seat: Seat) => {
  const sitter = table.sitters().at(seat);
  return sitter?.kind === 'person' ? sitter : undefined;
};

export const comeBack =
  (actor: Actor): Act =>
  table => {
    const seat = playing(table, actor);
    if (!seat.ok) return seat;
    const sitter = sitterAt(table, seat.value);
    if (sitter?.resigned === true) return refuse('not-absent', 'You have resigned.');
    return sitter?.standIn === undefined && !table.isLate(seat.value)
      ? refuse('not-absent', 'You are playing this seat yourself.')
      : done({ kind: 'returned', seat: seat.value });
  };

export const resign =
  (actor: Actor): Act =>
  table => {
    const seat = playing(table, actor);
    if (!seat.ok) return seat;
    return sitterAt(table, seat.value)?.resigned === true
      ? refuse('not-playing', 'You have resigned already.')
      : done({ kind: 'resigned', seat: seat.value });
  };

/** Hands the seat of somebody absent to a bot; whether nobody is connected is for the caller to know. */
export const hand =
  (actor: Actor, seat: Seat, isAway: boolean): Act =>
  table => {
    const own = playing(table, actor);
    if (!own.ok) return own;
    const sitter = sitterAt(table, seat);
    if (sitter === undefined || sitter.standIn !== undefined || seat === own.value)
      return refuse('not-absent', 'No other person is playing this seat.');
    return table.isLate(seat) || (isAway && table.pending().includes(seat))
      ? done({ kind: 'handed', seat, by: own.value })
      : refuse('not-absent', 'This player is not absent, or has nothing to decide.');
  };

export const say =
  (actor: Actor, text: string, by: string): Act =>
  table => {
    const seat = seated(table, actor);
    if (!seat.ok) return seat;
    // Control characters could make one line look like several, or like somebody else's.
    const line = text.replaceAll(/\p{C}+/gu, ' ').trim();
    return line === ''
      ? refuse('bad-chat', 'There is nothing to say.')
      : done({ kind: 'chat', seat: seat.value, person: actor.id, name: actor.name, text: line, by });
  };
