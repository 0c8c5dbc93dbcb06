import { Random, seedFrom } from '../../games/kernel/index.ts';
import { connect, type Line, type Visitor } from './client.ts';

let ids = 0;
export const newId = (): string => `m${++ids}`;

/** Sits down and plays random legal moves until the match is over. */
export const playRandomly = async (visitor: Visitor, table: string, seed: string): Promise<Line> => {
  const line = await connect(visitor);
  const random = new Random(seedFrom(seed));
  let underWay: string | undefined;
  const over = new Promise<void>(resolve => {
    line.on(message => {
      if ((message.type === 'ack' || message.type === 'refused') && message.id === underWay)
        underWay = undefined;
      const known = line.known.get(table);
      if (known === undefined) return;
      if (known.info.status === 'over') return resolve();
      const { version, legal, pending, viewer } = known;
      // An acknowledgement comes before its event.
      const isBehind = message.type === 'ack' && message.seq > known.seq;
      const mine = typeof viewer === 'number' && pending.includes(viewer);
      if (!mine || legal.length === 0 || underWay !== undefined || isBehind) return;
      underWay = newId();
      line.send({ type: 'move', id: underWay, table, version, moves: [legal[random.pick(legal.length)]] });
    });
  });
  line.send({ type: 'watch', table, legal: true });
  await over;
  return line;
};
