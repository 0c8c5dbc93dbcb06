// The one door: starts a server, and stops it.

import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pino, { type Logger } from 'pino';
import { buckets } from './care/bucket.ts';
import { LIMITS, type Limits } from './care/limits.ts';
import { openMetrics } from './care/metrics.ts';
import type { House } from './house.ts';
import { addressOf, isSecure, mayAct, openApp, type Standing } from './http/app.ts';
import { openMinds } from './minds/index.ts';
import { knowPeople } from './people/people.ts';
import { openHub, type Admit } from './sockets/hub.ts';
import { openDatabase, storageOn, type Outage } from './storage/index.ts';
import { beginMatch, type Begin } from './tables/referee.ts';
import { openRooms } from './tables/rooms.ts';

export { backUp, restore } from './storage/sqlite/copy.ts';
export type { Patch } from './wire/parts.ts';
export { applyPatch } from './wire/patch.ts';

export interface ServerOptions {
  /** The folder of the built client. */
  readonly client: string;
  /** A file for the embedded database, or the address of PostgreSQL. */
  readonly database: string;
  readonly port: number;
  readonly host: string;
  readonly version: string;
  readonly origins?: readonly string[];
  readonly proxied?: boolean;
  readonly metricsToken?: string | undefined;
  readonly logLevel?: string;
  readonly limits?: Partial<Limits>;
  /** Time is the server's; tests have their own. */
  readonly now?: () => number;
  /** For how long no server need have said that it runs; tests that skip time were running all the while. */
  readonly tolerance?: number;
  /** Matches are set up by the rules; tests let them begin anywhere. */
  readonly begin?: Begin;
}

export interface RunningServer {
  readonly port: number;
  /** Says goodbye, finishes what is under way, and closes everything. */
  readonly stop: () => Promise<void>;
}

const TEND = 500;
const BEAT = 1000;
/** Nobody was running when nobody said so for longer than this. */
const TOLERANCE = 4000;
const ATTEND = 10_000;

/** Calls again and again, each time after the last has ended. */
const repeat = (milliseconds: number, work: () => Promise<unknown>, log: Logger): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = (): void => {
    timer = setTimeout(() => {
      work()
        .catch((error: unknown) => log.warn({ error }, 'Something that is done regularly failed'))
        .finally(() => {
          if (!stopped) round();
        });
    }, milliseconds);
  };
  round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};

export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const now = options.now ?? Date.now;
  const tolerance = options.tolerance ?? TOLERANCE;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const log = pino(
    {
      level: options.logLevel ?? 'warn',
      redact: ['cookie', 'authorization', 'token', 'code', 'seed', 'database'],
      serializers: { error: pino.stdSerializers.err },
    },
    // Standard output belongs to the command.
    pino.destination({ dest: 2, sync: true }),
  );
  const standing: Standing = {
    client: options.client,
    origins: options.origins ?? [],
    proxied: options.proxied ?? false,
    metricsToken: options.metricsToken,
    version: options.version,
  };
  const hub = openHub(limits);
  const metrics = openMetrics({ sockets: hub.size, rooms: () => rooms.size() }, true);
  const storage = storageOn(await openDatabase(options.database), size => metrics.groups.observe(size));
  let outages: readonly Outage[] = await storage.beat(now(), tolerance);
  const minds = openMinds({
    threads: Math.max(1, availableParallelism() - 1),
    tally: (bot, seconds, ok) => metrics.bots.observe({ bot, ok: String(ok) }, seconds),
  });
  const house: House = {
    storage,
    minds,
    metrics,
    log,
    node: randomUUID(),
    now,
    begin: options.begin ?? beginMatch,
    outages: () => outages,
    tellPerson: hub.tellPerson,
    remute: async person => hub.remute(person, new Set(await storage.mutedBy(person))),
  };
  const rooms = openRooms(house);
  const people = knowPeople(storage, await storage.secret('cookies', randomBytes(32).toString('hex')), now);
  const app = await openApp(house, people, rooms, limits, standing);

  const admit: Admit = async request => {
    if (!/^\/api\/socket(\?|$)/.test(request.url ?? '')) return { status: '404 Not Found' };
    if (!mayAct(request, standing)) return { status: '403 Forbidden' };
    const { cookie, authorization } = request.headers;
    const person = await people.whoIs({ cookie, authorization, secure: isSecure(request, standing) });
    const muted = new Set(person === undefined ? [] : await storage.mutedBy(person.id));
    return { person, muted, address: addressOf(request, standing) };
  };
  const mayChat = buckets(limits.chat);
  hub.attach(app.server, { house, rooms, limits, mayChat: name => mayChat(name, now()) }, admit);

  const port = await app.listen(options.port, options.host).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const regularly = [
    repeat(TEND, rooms.tend, log),
    repeat(
      BEAT,
      async () => {
        outages = await storage.beat(now(), tolerance);
      },
      log,
    ),
    repeat(ATTEND, () => Promise.resolve(rooms.attend()), log),
  ];
  log.info({ port, host: options.host }, 'Cais is open');

  return {
    port,
    stop: async () => {
      for (const end of regularly) end();
      await hub.close();
      await app.close();
      await rooms.settle();
      await minds.close();
      await storage.close();
      log.info('Cais is closed');
    },
  };
};
