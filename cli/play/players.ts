import { BOT_NAMES, bots } from '../../bots/index.ts';
import { Random, seedFrom, type Seed } from '../../games/kernel/index.ts';
import { complain } from '../complaint.ts';
import type { Messages } from '../messages/index.ts';
import { nameOf, wholeNumber } from '../options.ts';
import type { Player } from './table.ts';

export const SEAT_NAMES = ['me', ...BOT_NAMES] as const;
type SeatName = (typeof SEAT_NAMES)[number];

const countOf = (players: number): string => (players === 1 ? '1 player' : `${players} players`);

/** Who sits where, from "--seats me,random" and "--players 2", where either may be left out. */
export const seatNames = (
  seats: string | undefined,
  players: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): readonly SeatName[] => {
  const wanted = players === undefined ? undefined : wholeNumber('--players', players, 1, 99);
  if (seats === undefined) {
    const count = wanted ?? Math.min(max, Math.max(min, 3));
    return Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'random'));
  }
  const names = seats.split(',').map(name => nameOf('kind of player', name.trim(), SEAT_NAMES));
  return wanted === undefined || wanted === names.length
    ? names
    : complain(`--seats names ${countOf(names.length)}, but --players says ${wanted}.`);
};

export const playersOf = (names: readonly SeatName[], seed: Seed): readonly Player[] =>
  names.map((name, seat) =>
    name === 'me'
      ? { kind: 'person' }
      : { kind: 'bot', bot: bots[name], random: new Random(seedFrom(`${seed} bot ${seat}`)) },
  );

export const namesOf = (players: readonly Player[], messages: Messages): readonly string[] =>
  players.map(({ kind }, seat) => (kind === 'person' ? messages.player(seat + 1) : messages.bot(seat + 1)));
