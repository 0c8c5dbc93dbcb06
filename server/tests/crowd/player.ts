// A client that loses nothing, as docs/online.md tells how: it keeps a move until it is acknowledged, sends it again
// after a break, and asks for what it missed.

import { Random, seedFrom } from '../../../games/kernel/index.ts';
import type { ServerMessage } from '../../wire/server.ts';
import { connect, elsewhere, takeIn, type Known, type Line, type Visitor } from '../client.ts';
import { goodNetwork, type Network } from './faults.ts';

export interface Player {
  readonly known: () => Known | undefined;
  /** The ids of moves that were acknowledged, with the number they got. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** The longest time from losing the connection to having the table again, in milliseconds. */
  readonly longestBreak: () => number;
  /** Whether it has the table after the last break. */
  readonly isBack: () => boolean;
  /** Each answer that was not what it should have been. */
  readonly complaints: readonly string[];
  readonly over: Promise<void>;
  readonly stop: () => void;
}

export interface PlayerSettings {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seed: string;
  readonly network?: Network;
  /** Where to connect next; the same server if left out. */
  readonly nextBase?: () => string;
  /** How long to wait for an answer before a move is sent again. */
  readonly patience?: number;
}

interface UnderWay {
  readonly id: string;
  readonly version: number;
  readonly move: string;
  sent: number;
}

const TICK = 20;
const EXPECTED = new Set(['stale', 'not-your-turn', 'illegal-move', 'match-over', 'unavailable', 'too-fast']);

export const startPlayer = (settings: PlayerSettings): Player => {
  const { visitor, table, seed, network = goodNetwork, nextBase, patience = 400 } = settings;
  const random = new Random(seedFrom(seed));
  const all = new Map<string, Known>();
  const acknowledged = new Map<string, number>();
  const complaints: string[] = [];
  let line: Line | undefined;
  let connecting = false;
  let stopped = false;
  let underWay: UnderWay | undefined;
  let moves = 0;
  let lastHeard = 0;
  let lostAt: number | undefined;
  let longest = 0;
  let hasTable = false;
  let finish: () => void = () => undefined;
  const over = new Promise<void>(resolve => {
    finish = resolve;
  });

  const later = (work: () => void): void => void setTimeout(work, network.delay());
  const through = (work: () => void): void => {
    const fate = network.fateOf();
    if (fate === 'lost') return;
    if (fate === 'late') return later(work);
    work();
    if (fate === 'doubled') later(work);
  };

  const send = (message: object): void => {
    const now = line;
    if (now === undefined) return;
    through(() => {
      if (now.isOpen()) now.send(message);
    });
    if (network.breaks()) now.drop();
  };
  const ask = (): void => {
    const seen = all.get(table)?.seq;
    lastHeard = performance.now();
    send({ type: 'watch', table, legal: true, ...(seen === undefined ? {} : { seen }) });
  };
  const sendMove = (): void => {
    if (underWay === undefined) return;
    underWay.sent = performance.now();
    const { id, version, move } = underWay;
    send({ type: 'move', id, table, version, moves: [move] });
  };

  const decide = (): void => {
    const known = all.get(table);
    if (known === undefined || !hasTable) return;
    if (known.info.status === 'over') return finish();
    const { viewer, pending, legal, version } = known;
    if (underWay !== undefined || typeof viewer !== 'number' || !pending.includes(viewer)) return;
    if (legal.length === 0) return;
    underWay = { id: `${seed} ${++moves}`, version, move: legal[random.pick(legal.length)], sent: 0 };
    sendMove();
  };

  const hear = (message: ServerMessage): void => {
    lastHeard = performance.now();
    const gaps = all.get(table)?.gaps ?? 0;
    takeIn(all, message);
    if ((all.get(table)?.gaps ?? 0) > gaps) ask();
    if (message.type === 'table') {
      hasTable = true;
      if (lostAt !== undefined) longest = Math.max(longest, performance.now() - lostAt);
      lostAt = undefined;
    }
    if (message.type === 'ack') {
      const before = acknowledged.get(message.id);
      if (before !== undefined && before !== message.seq)
        complaints.push(`${message.id} was acknowledged as ${before} and as ${message.seq}`);
      acknowledged.set(message.id, message.seq);
      if (underWay?.id === message.id) underWay = undefined;
      // The event follows; if it does not, it is asked for.
      if (message.seq > (all.get(table)?.seq ?? -1)) return;
    }
    if (message.type === 'refused' && message.id === underWay?.id && message.id !== undefined) {
      if (!EXPECTED.has(message.code)) complaints.push(`${message.code}: ${message.message}`);
      if (message.code !== 'unavailable' && message.code !== 'too-fast') {
        underWay = undefined;
        ask();
        return;
      }
    }
    decide();
  };

  const open = async (): Promise<void> => {
    connecting = true;
    try {
      const opened = await connect(
        nextBase === undefined ? visitor : elsewhere(nextBase(), visitor),
        new Map(),
      );
      line = opened;
      opened.on(message => through(() => line === opened && !stopped && hear(message)));
      hasTable = false;
      ask();
      void opened.closed.then(() => {
        if (line !== opened) return;
        line = undefined;
        lostAt ??= performance.now();
      });
    } catch {
      line = undefined;
    } finally {
      connecting = false;
    }
  };

  const timer = setInterval(() => {
    if (stopped || connecting) return;
    const now = performance.now();
    if (line === undefined || !line.isOpen()) {
      lostAt ??= now;
      void open();
    } else if (underWay !== undefined && now - underWay.sent > patience) sendMove();
    else if (now - lastHeard > patience) ask();
    else decide();
  }, TICK);

  return {
    known: () => all.get(table),
    acknowledged,
    longestBreak: () => longest,
    isBack: () => hasTable && lostAt === undefined && line?.isOpen() === true,
    complaints,
    over,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      line?.drop();
    },
  };
};
