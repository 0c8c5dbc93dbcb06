import type { Seat } from '../../games/kernel/index.ts';
import type { Append } from '../storage/index.ts';
import type { Logged } from './deed.ts';
import type { Table } from './table.ts';

/** After so long another node, or this one started anew, moves a bot that was about to move. */
export const LEASE = 15_000;

/** When the server has to look after the table by itself. */
const dueAt = (table: Table, at: number, now: number): number | null => {
  const times = table
    .clocks()
    .deadlines(now)
    .map(deadline => deadline.at);
  if (table.pending().some(seat => table.botAt(seat) !== undefined)) times.push(at + LEASE);
  return times.length === 0 ? null : Math.ceil(Math.min(...times));
};

const isListed = (table: Table): boolean => {
  const { access, spectators } = table.config;
  if (table.status() === 'open') return access === 'open';
  return table.status() === 'playing' && spectators === 'public';
};

/** The last entry of a table as it is kept, with all that lists have to know; `waited` had to decide before it. */
export const appendOf = (
  table: Table,
  { seq, at, deed }: Logged,
  waited: ReadonlySet<Seat>,
  now: number,
): Append => {
  const { config } = table;
  const changesListing = deed.kind !== 'chat' && (deed.kind !== 'moved' || table.status() === 'over');
  const sitters = table.sitters();
  const personAt = (seat: Seat): readonly string[] => {
    const sitter = sitters[seat];
    return sitter.kind === 'person' && sitter.standIn === undefined ? [sitter.person] : [];
  };
  return {
    table: config.id,
    seq,
    at,
    body: JSON.stringify(deed),
    pending: table.pending().join(' '),
    version: table.version(),
    due: dueAt(table, at, now),
    turn: table.pending().flatMap(seat => (waited.has(seat) ? [] : personAt(seat))),
    game: config.game,
    ...(changesListing
      ? {
          listing: {
            info: JSON.stringify(table.info()),
            status: table.status(),
            lobby: isListed(table),
            people: sitters.flatMap(sitter => (sitter.kind === 'person' ? [sitter.person] : [])),
          },
        }
      : {}),
    ...(seq === 0 ? { config: JSON.stringify(config) } : {}),
  };
};
