// Players of boardgame.io's server: its own protocol over its own transport, without its client, which would be slower.

import { firstSeat, type Kind } from '../../games/kernel/index.ts';
import { withMeasured, type Measured } from '../measured.ts';
import { anyOf, gameAt, SEATS } from './load.ts';
import type { Style } from '../peers/boardgame-io/hosted.ts';
import type { Contender, Players } from './measure.ts';
import { openWire, type Wire } from './wire.ts';

interface Stand<K extends Kind> {
  readonly G: K['View'];
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

/** Its server makes a match of any name when somebody first asks for it. */
const nameOf = (table: number, number: number): string => `bench-${table}-${number}`;

/** What socket.io writes before its JSON: the kind of the message, and the game it belongs to. */
const OPENED = '0';
const PING = '2';
const CONNECT = '40';
const EVENT = '42';

const play = <K extends Kind>({ game }: Measured<K>, players: Players, seat: number): Wire => {
  const { port, table, recorder, lost, think } = players;
  const playerID = String(seat);
  const head = `${EVENT}/${game.id},`;
  let number = 0;
  let match = nameOf(table, number);
  let sent: number | undefined;

  const emit = (...args: readonly unknown[]): void => wire.sendText(head + JSON.stringify(args));
  const sit = (): void => emit('sync', match, playerID, null, SEATS);
  const act = ({ G, ctx, _stateID }: Stand<K>): void => {
    if (ctx.gameover !== undefined) {
      match = nameOf(table, ++number);
      return sit();
    }
    if (firstSeat(game.pending(G)) !== seat) return;
    const payload = { type: 'play', args: [anyOf(game.legal(G, seat))], playerID };
    think(() => {
      sent = performance.now();
      emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID);
    });
  };
  const hear = (bytes: Buffer, start: number, end: number): void => {
    const text = bytes.toString('utf8', start, end);
    if (text === PING) return wire.sendText('3');
    if (text.startsWith(OPENED)) return wire.sendText(`${CONNECT}/${game.id},`);
    if (text.startsWith(CONNECT)) return sit();
    if (!text.startsWith(head)) return lost(`boardgame.io said ${text}`);
    const isSync = text.startsWith(`["sync","${match}"`, head.length);
    if (!isSync && !text.startsWith(`["update","${match}"`, head.length)) return;
    if (sent !== undefined) recorder.count(performance.now() - sent);
    sent = undefined;
    // Only those who have to do something need to know more.
    if (!text.includes(`"currentPlayer":"${seat}"`) && !text.includes('"gameover":')) return;
    const [, , told] = JSON.parse(text.slice(head.length)) as [
      string,
      string,
      Stand<K> & { readonly state: Stand<K> },
    ];
    act(isSync ? told.state : told);
  };
  const path = '/socket.io/?EIO=4&transport=websocket';
  const wire = openWire({ port, path }, { ready: () => undefined, hear, lost });
  return wire;
};

const boardgameIo = (style: Style, name: string): Contender => ({
  name: `boardgame.io, in memory, ${name}`,
  script: new URL('../peers/boardgame-io/server.ts', import.meta.url),
  args: [style],
  sit: players =>
    Promise.resolve(
      Array.from({ length: SEATS }, (_, seat) =>
        withMeasured(gameAt(players.table), measured => play(measured, players, seat)),
      ),
    ),
});

/** Hosted as its documentation teaches. */
export const asTaught = boardgameIo('draft', 'Immer draft');
/** Hosted as fast as we know. */
export const unfrozen = boardgameIo('unfrozen', 'copied, never frozen');
