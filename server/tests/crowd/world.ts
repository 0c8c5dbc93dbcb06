// A real server with people at it, whose table begins wherever a test wants.

import { done, type Seat, type Setting, type Viewer } from '../../../games/kernel/index.ts';
import type { Referee } from '../../tables/referee.ts';
import type { TableAnswer } from '../../wire/api.ts';
import { arrive, connect, type Line, type Visitor } from '../client.ts';
import { GENEROUS, testServer } from '../house.ts';

export interface World {
  /** Opens a table that begins like this; the seat and a spectator watch it from before its beginning. */
  readonly begin: (game: string, setting: Setting, seat: Seat, referee: () => Referee) => Promise<void>;
  /** Everything that a viewer was sent since it was last asked for, with names that all worlds share. */
  readonly heardBy: (viewer: Viewer) => Promise<string>;
  /** The table and its history, as the seat gets them over HTTP. */
  readonly askedBy: (seat: Seat) => Promise<string>;
  readonly move: (seat: Seat, version: number, move: string) => Promise<void>;
  /** Tries a move that must be refused. */
  readonly fail: (seat: Seat, version: number, move: string) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const MOST_SEATS = 4;
/** Time stands still: its passing tells nothing. */
const NOW = 1_800_000_000_000;

export const openWorld = async (): Promise<World> => {
  let makeReferee: (() => Referee) | undefined;
  const server = await testServer({
    now: () => NOW,
    begin: () => {
      if (makeReferee === undefined) throw new Error('No world has been chosen.');
      return done(makeReferee());
    },
    limits: { ...GENEROUS, tablesAPerson: 1e9, nonsense: { burst: 1e9, perSecond: 1e9 } },
  });
  const people: (Visitor & { readonly id: string })[] = [];
  const lines: Line[] = [];
  for (let i = 0; i <= MOST_SEATS; i++) {
    const person = await arrive(server.base, `Player ${i}`);
    people.push(person);
    lines.push(await connect(person));
  }
  /** The last one has no seat anywhere. */
  const indexOf = (viewer: Viewer): number => (viewer === 'spectator' ? MOST_SEATS : viewer);
  let table = '';
  let number = 0;

  const shared = (text: string): string => {
    let named = text
      .replaceAll(table, 'TABLE')
      .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"');
    for (const [i, { id }] of people.entries()) named = named.replaceAll(id, `PERSON ${i}`);
    return named.replaceAll(/"keys":\{[^}]*\}/g, '"keys":{}');
  };
  /** Whatever was sent on this line before this is here after it. */
  const settle = async (line: Line): Promise<void> => {
    const id = `ping ${++number}`;
    const pong = line.next('pong', message => message.id === id);
    line.send({ type: 'ping', id });
    await pong;
  };
  const answered = (line: Line, id: string): Promise<string> =>
    Promise.race([
      line.next('ack', message => message.id === id).then(() => ''),
      line.next('refused', message => message.id === id).then(({ message }) => message),
    ]);
  const attempt = (seat: Seat, version: number, move: string, name: string): Promise<string> => {
    const line = lines[seat];
    const id = `${name} ${table} ${version}`;
    const answer = answered(line, id);
    line.send({ type: 'move', id, table, version, moves: [move] });
    return answer;
  };
  const clear = async (): Promise<void> => {
    for (const line of lines) {
      await settle(line);
      line.raw.length = 0;
      line.messages.length = 0;
    }
  };

  return {
    begin: async (game, { seats, options }, seat, referee) => {
      makeReferee = referee;
      number = 0;
      await clear();
      const chairs = ['me', ...Array<string>(seats - 1).fill('free')];
      const wanted = { game, options, seats: chairs, spectators: 'public', access: 'open' };
      const { body } = await people[0].ask('POST', '/api/tables', wanted);
      if (body.error !== undefined) throw new Error(body.error.message);
      table = (body as unknown as TableAnswer).table.info.id;
      for (const viewer of [seat, 'spectator'] as const) {
        const line = lines[indexOf(viewer)];
        const shown = line.next('table');
        line.send({ type: 'watch', table, legal: true, language: 'en' });
        await shown;
      }
      for (let guest = 1; guest < seats; guest++)
        await people[guest].ask('POST', `/api/tables/${table}/join`, { seat: guest });
    },
    heardBy: async viewer => {
      const line = lines[indexOf(viewer)];
      await settle(line);
      line.messages.length = 0;
      return shared(line.raw.splice(0).join('\n'));
    },
    askedBy: async seat => {
      const paths = [`/api/tables/${table}`, `/api/tables/${table}/history`];
      const answers = await Promise.all(paths.map(path => people[seat].ask('GET', path)));
      return shared(JSON.stringify(answers));
    },
    move: async (seat, version, move) => {
      const problem = await attempt(seat, version, move, 'move');
      if (problem !== '') throw new Error(`"${move}" was refused: ${problem}`);
    },
    fail: async (seat, version, move) => {
      if ((await attempt(seat, version, move, 'try')) === '') throw new Error(`"${move}" was not refused.`);
    },
    end: async () => {
      for (const line of lines) line.send({ type: 'unwatch', table });
      await clear();
    },
    close: async () => {
      for (const line of lines) line.close();
      await server.stop();
    },
  };
};
