// What a client does at a table over its socket: moves and words, each acknowledged or refused.

import { refuse as refusal } from '../../games/kernel/index.ts';
import { say, type Actor } from '../tables/acts.ts';
import type { Logged } from '../tables/deed.ts';
import { makeMoves } from '../tables/move.ts';
import type { Room } from '../tables/room.ts';
import type { ChatMessage, MoveMessage } from '../wire/client.ts';
import type { Refused } from '../wire/server.ts';
import type { Client, Door } from './client.ts';

export interface Doings {
  readonly move: (message: MoveMessage, actor: Actor) => Promise<void>;
  readonly chat: (message: ChatMessage, actor: Actor) => Promise<void>;
}

const standOf = (room: Room): Promise<Partial<Refused>> =>
  room.look(table => ({ table: table.config.id, version: table.version(), seq: table.seq() }));

export const openDoings = (
  { house, rooms, mayChat }: Door,
  { send, refuse }: Client,
  watched: (table: string) => Room | undefined,
): Doings => {
  const acknowledge =
    (id: string, table: string) =>
    ({ seq }: Logged, version: number): void =>
      send({ type: 'ack', id, table, seq, version });

  const find = async ({ id, table }: MoveMessage | ChatMessage): Promise<Room | undefined> => {
    const found = await rooms.find(table);
    if (found.ok) return found.value;
    refuse(id, found.problem.code, found.problem.message, { table });
    return undefined;
  };

  return {
    move: async (message, actor) => {
      const begun = performance.now();
      const { id, table, version, moves } = message;
      const room = watched(table) ?? (await find(message));
      if (room === undefined) return;
      const by = `${actor.id} ${id}`;
      const made = await room.perform(
        now => {
          const seat = now.seatOf(actor.id);
          return seat === undefined
            ? refusal('not-seated', 'You have no seat at this table.')
            : makeMoves(now, { seat, version, moves, by });
        },
        by,
        acknowledge(id, table),
      );
      if (!made.ok) return refuse(id, made.problem.code, made.problem.message, await standOf(room));
      house.metrics.moves.inc({ by: actor.program ? 'program' : 'person' });
      house.metrics.latency.observe((performance.now() - begun) / 1000);
    },
    chat: async (message, actor) => {
      const { id, table, text } = message;
      const room = watched(table) ?? (await find(message));
      if (room === undefined) return;
      if (!mayChat(`${actor.id} ${table}`))
        return refuse(id, 'too-fast', 'Please write a little more slowly.', { table });
      const by = `${actor.id} ${id}`;
      const said = await room.perform(say(actor, text, by), by, acknowledge(id, table));
      if (!said.ok) refuse(id, said.problem.code, said.problem.message, { table });
    },
  };
};
