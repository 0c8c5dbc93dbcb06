// Players of servers without rules: they play a match that all of them know beforehand, again and again.

import { createMatch, expect, freshSeed, type Kind } from '../../games/kernel/index.ts';
import { randomBytes } from 'node:crypto';
import { withMeasured, type Measured } from '../measured.ts';
import { anyOf, gameAt, SEATS } from './load.ts';
import type { Contender, Players } from './measure.ts';
import { openWire, type Address, type Hear, type Wire } from './wire.ts';

interface Step {
  readonly seat: number;
  readonly move: string;
}

const playOut = <K extends Kind>({ game, seats }: Measured<K>): readonly Step[] => {
  const match = expect(createMatch(game, { seats, seed: freshSeed(randomBytes(16)) }));
  const steps: Step[] = [];
  for (let seat = match.pending().at(0); seat !== undefined; seat = match.pending().at(0)) {
    const move = game.text.makeMove(anyOf(match.legal(seat)));
    expect(match.commit(seat, [move]));
    steps.push({ seat, move });
  }
  return steps;
};

/** One random match of each game. */
const transcripts = new Map<string, readonly Step[]>();
const transcriptOf = (game: string): readonly Step[] => {
  const steps = transcripts.get(game) ?? withMeasured(game, playOut);
  transcripts.set(game, steps);
  return steps;
};

/** How a relay is spoken to. */
interface Tongue {
  readonly join: (port: number, table: number) => Promise<readonly Address[]>;
  readonly say: (wire: Wire, text: string) => void;
  /** What was told to everybody; nothing in it means welcome, undefined is no message for people. */
  readonly read: (wire: Wire, ...message: Parameters<Hear>) => string | undefined;
}

const play = (
  { table, recorder, lost, think }: Players,
  { say, read }: Tongue,
  addresses: readonly Address[],
) => {
  const steps = transcriptOf(gameAt(table));
  let sent = 0;
  const move = (seat: number, number: number): void => {
    sent = performance.now();
    say(wires[seat], `${number} ${steps[number % steps.length].move}`);
  };
  let welcome = 0;
  const hear =
    (seat: number): Hear =>
    (bytes, start, end) => {
      const told = read(wires[seat], bytes, start, end);
      if (told === undefined) return;
      if (told === '') {
        if (++welcome === SEATS) think(() => move(steps[0].seat, 0));
        return;
      }
      const number = Number.parseInt(told, 10);
      if (steps[number % steps.length].seat === seat) recorder.count(performance.now() - sent);
      if (steps[(number + 1) % steps.length].seat === seat) think(() => move(seat, number + 1));
    };
  const wires = addresses.map((address, seat) =>
    openWire(address, { ready: () => undefined, hear: hear(seat), lost }),
  );
  return wires;
};

const relay = (name: string, script: URL, tongue: Tongue): Contender => ({
  name,
  script,
  sit: async players => play(players, tongue, await tongue.join(players.port, players.table)),
});

export const bare = relay('bare ws, SQLite on disk', new URL('../peers/bare.ts', import.meta.url), {
  join: (port, table) => Promise.resolve(Array.from({ length: SEATS }, () => ({ port, path: `/${table}` }))),
  say: (wire, text) => wire.sendText(text),
  read: (_wire, bytes, start, end) => bytes.toString('latin1', start, end),
});

/** Messages of Colyseus: a byte for the kind, the name of the message, and its content in MessagePack. */
const JOINED = 10;
const DATA = 13;
const named = (name: string): string => String.fromCharCode(DATA, 0xa0 | name.length) + name;
const MOVE = named('move');
const MOVED = named('moved');
const TEXT = 0xd9;

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

const reserve = async (port: number, how: string): Promise<Reservation> => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${how}`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  return (await answer.json()) as Reservation;
};

export const colyseus = relay(
  'Colyseus, in memory',
  new URL('../peers/colyseus/server.ts', import.meta.url),
  {
    join: async port => {
      const first = await reserve(port, 'create/relay');
      const reserved = [first];
      while (reserved.length < SEATS) reserved.push(await reserve(port, `joinById/${first.roomId}`));
      return reserved.map(({ processId, roomId, sessionId }) => ({
        port,
        path: `/${processId}/${roomId}?sessionId=${sessionId}`,
      }));
    },
    say: (wire, text) =>
      wire.sendBytes(Buffer.from(MOVE + String.fromCharCode(TEXT, text.length) + text, 'latin1')),
    read: (wire, bytes, start, end) => {
      if (bytes[start] === JOINED) {
        wire.sendBytes(Uint8Array.of(JOINED));
        return '';
      }
      // Short texts are written with their length in the first byte.
      const at = start + MOVED.length + (bytes[start + MOVED.length] === TEXT ? 2 : 1);
      return bytes[start] === DATA ? bytes.toString('latin1', at, end) : undefined;
    },
  },
);
