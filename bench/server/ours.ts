// Players of our server: they hold their view, patch it as a client does, and know the rules.

import type { Kind } from '../../games/kernel/index.ts';
import { applyPatch, type Patch } from '../../server/index.ts';
import { withMeasured, type Measured } from '../measured.ts';
import { anyOf, gameAt, SEATS } from './load.ts';
import type { Contender, Players } from './measure.ts';
import { openWire, type Wire } from './wire.ts';

interface Person {
  readonly cookie: string;
}

/** What the server sends, as far as somebody who plays needs it. */
interface Heard {
  readonly type: string;
  readonly table: string;
  readonly viewer?: number;
  readonly message?: string;
  readonly info?: { readonly status: string };
  readonly event?: { readonly kind: string; readonly seat?: number; readonly table?: string };
  readonly match?: {
    readonly version: number;
    readonly pending: readonly number[];
    readonly view?: object;
    readonly patch?: Patch;
  };
}

const post = async (port: number, path: string, body: object, person?: Person): Promise<Response> => {
  const base = `http://127.0.0.1:${port}`;
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: {
      Origin: base,
      'Content-Type': 'application/json',
      ...(person === undefined ? {} : { Cookie: person.cookie }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return answer;
};

const arrive = async (port: number): Promise<Person> => {
  const answer = await post(port, '/api/me', { name: 'Bench' });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] };
};

const openTable = async (port: number, game: string, people: readonly Person[]): Promise<string> => {
  const [host, ...guests] = people;
  const seats = ['me', ...guests.map(() => 'free')];
  const opened = await post(port, '/api/tables', { game, seats, access: 'open' }, host);
  const { table } = (await opened.json()) as { table: { info: { id: string } } };
  for (const guest of guests) await post(port, `/api/tables/${table.info.id}/join`, {}, guest);
  return table.info.id;
};

/** The first letters of a type, after `{"type":"`. */
const TYPE = 9;
const isType = (bytes: Buffer, start: number, letters: string): boolean =>
  bytes[start + TYPE] === letters.charCodeAt(0) && bytes[start + TYPE + 1] === letters.charCodeAt(1);

/** Reads JSON; what all four at a table are told in the same words is read once. */
const readOnce = (): ((text: string) => Heard) => {
  let last = '';
  let heard: Heard;
  return text => {
    if (text !== last) heard = JSON.parse(text) as Heard;
    last = text;
    return heard;
  };
};

/** Sits at a table, and at the one that follows it when the match is over. */
const play = <K extends Kind>(
  { game }: Measured<K>,
  { port, recorder, lost, think }: Players,
  person: Person,
  first: string,
  isHost: boolean,
  read: (text: string) => Heard,
): Wire => {
  let table = first;
  let seat = -1;
  let view: object = {};
  let version = 0;
  let number = 0;
  let sent = 0;
  let busy = false;

  const watch = (): void => wire.sendText(JSON.stringify({ type: 'watch', table }));
  const move = (): void => {
    // The server sends views of the game that is played.
    const moves = [game.text.makeMove(anyOf(game.legal(view as K['View'], seat)))];
    sent = performance.now();
    wire.sendText(JSON.stringify({ type: 'move', id: `${table} ${++number}`, table, version, moves }));
  };
  const hear = (bytes: Buffer, start: number, end: number): void => {
    if (isType(bytes, start, 'ac')) return recorder.count(performance.now() - sent);
    if (isType(bytes, start, 're'))
      return lost(`a message was refused (${bytes.toString('utf8', start, end)})`);
    if (!isType(bytes, start, 'ev') && !isType(bytes, start, 'ta')) return;
    const heard = read(bytes.toString('utf8', start, end));
    if (heard.table !== table) return;
    const { viewer, event, info, match } = heard;
    if (event?.kind === 'rematch' && event.table !== undefined) {
      wire.sendText(JSON.stringify({ type: 'unwatch', table }));
      table = event.table;
      busy = false;
      return watch();
    }
    if (viewer !== undefined) seat = viewer;
    if (match === undefined) return;
    if (match.view !== undefined) view = match.view;
    if (match.patch !== undefined) view = applyPatch(view, match.patch);
    version = match.version;
    if (event?.seat === seat) busy = false;
    if (info?.status === 'over') {
      // Where the measuring has ended meanwhile, nobody answers.
      if (isHost) post(port, `/api/tables/${table}/rematch`, {}, person).catch(() => undefined);
      return;
    }
    if (busy || !match.pending.includes(seat)) return;
    busy = true;
    think(move);
  };
  const headers = { Origin: `http://127.0.0.1:${port}`, Cookie: person.cookie };
  const wire = openWire({ port, path: '/api/socket', headers }, { ready: watch, hear, lost });
  return wire;
};

export const cais: Contender = {
  name: 'Cais, SQLite on disk',
  script: new URL('./cais.ts', import.meta.url),
  sit: async players => {
    const { port, table } = players;
    const people = await Promise.all(Array.from({ length: SEATS }, () => arrive(port)));
    const first = await openTable(port, gameAt(table), people);
    const read = readOnce();
    return people.map((person, i) =>
      withMeasured(gameAt(table), measured => play(measured, players, person, first, i === 0, read)),
    );
  },
};
