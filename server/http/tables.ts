import type * as v from 'valibot';
import { done, refuse, type Result } from '../../games/kernel/index.ts';
import type { Limits } from '../care/limits.ts';
import type { House } from '../house.ts';
import { comeBack, hand, join, leave, resign, seatBot, type Act, type Actor } from '../tables/acts.ts';
import { viewerOf } from '../tables/audience.ts';
import { planRematch, planTable } from '../tables/open.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Table } from '../tables/table.ts';
import { bodies, params, queries, type TableAnswer, type TablesAnswer } from '../wire/api.ts';
import { historyOf } from './history.ts';
import { yourLines } from './lines.ts';
import type { Given, Routes } from './route.ts';

const MOST_LINES = 100;

const describe = (table: Table, actor: Actor | undefined, key?: string): TableAnswer => {
  const viewer = viewerOf(table, actor?.id, key);
  const pending = table.pending();
  return {
    table: {
      info: table.info(),
      updated: table.log().at(-1)?.at ?? table.config.created,
      pending,
      version: table.version(),
      yourTurn: typeof viewer === 'number' && pending.includes(viewer) && table.botAt(viewer) === undefined,
    },
    ...(viewer === undefined ? {} : { viewer }),
    ...(typeof viewer === 'number' ? { keys: table.config.keys } : {}),
  };
};

export const addTables = (routes: Routes, house: House, rooms: Rooms, limits: Limits): void => {
  const { open, known } = routes;
  const { storage, now } = house;

  const at = async (
    table: string,
    use: (room: Room) => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> => {
    const room = await rooms.find(table);
    return room.ok ? use(room.value) : room;
  };
  const describeTo = (room: Room, actor: Actor): Promise<Result<TableAnswer>> =>
    room.look(table => done(describe(table, actor)));
  const isFull = async (actor: Actor): Promise<boolean> =>
    (await storage.countRunning(actor.id)) >= limits.tablesAPerson;
  const tooMany = refuse('too-many', `A person may have ${limits.tablesAPerson} tables that are not over.`);

  /** A route of a table that does something there. */
  const deed = <B extends v.GenericSchema>(
    name: string,
    about: string,
    body: B,
    act: (given: v.InferOutput<B>, actor: Actor, room: Room) => Act,
    isBarred: (actor: Actor) => Promise<boolean> = () => Promise.resolve(false),
  ): void =>
    known(
      {
        method: 'POST',
        path: `/api/tables/:table/${name}`,
        about,
        params: params.table,
        query: queries.nothing,
        body,
        answer: 'TableAnswer',
      },
      async (given: Given<typeof params.table, typeof queries.nothing, B>, actor) =>
        at(given.params.table, async room => {
          if (await isBarred(actor)) return tooMany;
          const made = await room.perform(act(given.body, actor, room));
          return made.ok ? describeTo(room, actor) : made;
        }),
    );

  open(
    {
      method: 'GET',
      path: '/api/tables',
      about: 'Open tables with a free chair, and running ones that anybody may watch.',
      params: params.nothing,
      query: queries.nothing,
      body: bodies.nothing,
      answer: 'TablesAnswer',
    },
    async (_, { actor }) =>
      done<TablesAnswer>({ tables: yourLines(await storage.lobby(MOST_LINES), actor?.id) }),
  );
  known(
    {
      method: 'POST',
      path: '/api/tables',
      about: 'Opens a table; the match starts as soon as no chair is free.',
      params: params.nothing,
      query: queries.nothing,
      body: bodies.newTable,
      answer: 'TableAnswer',
    },
    async ({ body }, actor) => {
      if (await isFull(actor)) return tooMany;
      const plan = planTable(body, actor, now());
      if (!plan.ok) return plan;
      return describeTo(await rooms.open(plan.value.config, plan.value.deed), actor);
    },
  );

  const asTable = { params: params.table, query: queries.table, body: bodies.nothing };
  open(
    { method: 'GET', path: '/api/tables/:table', about: 'A table.', ...asTable, answer: 'TableAnswer' },
    async (given, { actor }) =>
      at(given.params.table, room =>
        room.look(table =>
          viewerOf(table, actor?.id, given.query.key) === undefined
            ? refuse('no-key', 'This table is not for everybody; a link with its key is needed.')
            : done(describe(table, actor, given.query.key)),
        ),
      ),
  );
  open(
    {
      method: 'GET',
      path: '/api/tables/:table/history',
      about: 'The match as the viewer saw it, commit by commit.',
      ...asTable,
      answer: 'HistoryAnswer',
    },
    async (given, { actor }) =>
      at(given.params.table, room =>
        room.look(table => {
          const viewer = viewerOf(table, actor?.id, given.query.key);
          if (viewer === undefined)
            return refuse('no-key', 'This table is not for everybody; a link with its key is needed.');
          const history = historyOf(table, viewer);
          return history === undefined ? refuse('not-playing', 'The match has not started.') : done(history);
        }),
      ),
  );
  open(
    {
      method: 'GET',
      path: '/api/tables/:table/record',
      about: 'The match file, once the match is over.',
      ...asTable,
      answer: 'MatchFile',
    },
    async (given, { actor }) =>
      at(given.params.table, room =>
        room.look(table => {
          if (viewerOf(table, actor?.id, given.query.key) === undefined)
            return refuse('no-key', 'This table is not for everybody; a link with its key is needed.');
          const record = table.referee()?.record();
          return table.status() !== 'over' || record === undefined
            ? refuse('not-over', 'The match is not over yet.')
            : done(JSON.parse(record));
        }),
      ),
  );

  deed('join', 'Takes a chair.', bodies.join, ({ seat, key }, actor) => join(actor, seat, key), isFull);
  deed('seat', 'Puts a bot on a chair, or frees it.', bodies.seat, ({ seat, sitter }, actor) =>
    seatBot(actor, seat, sitter),
  );
  deed('leave', 'Gives the chair up, or lets a bot play on.', bodies.nothing, (_, actor) => leave(actor));
  deed('return', 'Takes the own seat back.', bodies.nothing, (_, actor) => comeBack(actor));
  deed('resign', 'Gives up for good.', bodies.nothing, (_, actor) => resign(actor));
  deed('hand', 'Hands the seat of somebody absent to a bot.', bodies.hand, ({ seat }, actor, room) =>
    hand(actor, seat, room.isAway(seat)),
  );
  known(
    {
      method: 'POST',
      path: '/api/tables/:table/rematch',
      about: 'The same people once more, each one chair further.',
      params: params.table,
      query: queries.nothing,
      body: bodies.nothing,
      answer: 'TableAnswer',
    },
    async (given, actor) =>
      at(given.params.table, async room => {
        const known = await room.look(table => table.info().rematch);
        if (known !== undefined) return at(known, next => describeTo(next, actor));
        if (await isFull(actor)) return tooMany;
        const plan = await room.look(table => planRematch(table, actor, now()));
        if (!plan.ok) return plan;
        const next = await rooms.open(plan.value.config, plan.value.deed);
        const made = await room.perform(table =>
          table.info().rematch === undefined
            ? done({ kind: 'rematch', table: next.id })
            : refuse('not-over', 'There is a rematch already.'),
        );
        if (made.ok) return describeTo(next, actor);
        // Somebody else was faster: theirs it is.
        await next.perform(() => done({ kind: 'cancelled' }));
        const other = await room.look(table => table.info().rematch);
        return other === undefined ? made : at(other, theirs => describeTo(theirs, actor));
      }),
  );
};
