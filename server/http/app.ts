import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as v from 'valibot';
import type { Problem } from '../../games/kernel/index.ts';
import { buckets } from '../care/bucket.ts';
import type { Limits } from '../care/limits.ts';
import { isOwnOrigin } from '../care/origin.ts';
import type { House } from '../house.ts';
import { makeCookie } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { ProblemAnswer } from '../wire/api.ts';
import { answerFile, HEADERS } from './files.ts';
import { addMe } from './me.ts';
import { openApiOf } from './openapi.ts';
import { routes, type Read, type Route } from './route.ts';
import { statusOf } from './status.ts';
import { addTables } from './tables.ts';

/** What a server is behind, and what it answers to. */
export interface Standing {
  /** The folder of the client. */
  readonly client: string;
  /** Origins of pages besides the server's own. */
  readonly origins: readonly string[];
  /** Whether what a proxy says of address and protocol is believed. */
  readonly proxied: boolean;
  /** For whoever asks for metrics from another machine. */
  readonly metricsToken: string | undefined;
  readonly version: string;
}

/** How long requests that are under way may take when the server stops. */
const PATIENCE = 2000;

class Unreadable extends Error {}

const read: Read = (schema, value, where) => {
  const parsed = v.safeParse(schema, value ?? {}, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Unreadable(`${v.getDotPath(issue) ?? where}: ${issue.message}`);
};

export const isSecure = ({ headers }: Pick<IncomingMessage, 'headers'>, { proxied }: Standing): boolean =>
  proxied && headers['x-forwarded-proto'] === 'https';

export const addressOf = (request: IncomingMessage, { proxied }: Standing): string => {
  const forwarded = request.headers['x-forwarded-for'];
  const named = proxied && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return named ?? request.socket.remoteAddress ?? '';
};

/**
 * Whether a request with a cookie may change something: only from a page of ours. A token is no cookie, but what only
 * looks like one must not help a cookie through.
 */
export const mayAct = ({ headers }: Pick<IncomingMessage, 'headers'>, { origins }: Standing): boolean =>
  (headers.authorization !== undefined && headers.cookie === undefined) ||
  isOwnOrigin(headers.origin, headers.host, origins);

const isOurs = (path: string): boolean => /^\/(api|health|metrics)(\/|\?|$)/.test(path);

export interface App {
  readonly server: Server;
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export const openApp = async (
  house: House,
  people: People,
  rooms: Rooms,
  limits: Limits,
  standing: Standing,
): Promise<App> => {
  const mayAsk = buckets(limits.requests);
  const list = routes(read);
  addMe(list, house, people, limits);
  addTables(list, house, rooms, limits);

  const server = createServer();
  // Longer than clients and proxies keep a connection that is not in use, so that it is never closed under a request.
  server.keepAliveTimeout = 75_000;
  const app: FastifyInstance = fastify({
    bodyLimit: limits.messageBytes,
    serverFactory: handler => {
      server.on('request', (request, response) =>
        isOurs(request.url ?? '/')
          ? handler(request, response)
          : answerFile(standing.client, request, response),
      );
      return server;
    },
  });

  const refuse = (reply: FastifyReply, { code, message }: Problem): FastifyReply => {
    house.metrics.refusals.inc({ code });
    return reply.code(statusOf(code)).send({ error: { code, message } } satisfies ProblemAnswer);
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...HEADERS, 'Cache-Control': 'no-store' });
  });
  app.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof Unreadable) return refuse(reply, { code: 'bad-request', message: error.message });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status === 413) return refuse(reply, { code: 'too-large', message: 'The body is too large.' });
    if (status < 500) return refuse(reply, { code: 'bad-request', message: 'The body must be JSON.' });
    house.log.error({ error }, 'A request could not be dealt with');
    return refuse(reply, {
      code: 'unavailable',
      message: 'The server cannot do this at the moment; please try again.',
    });
  });
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, { code: 'not-found', message: 'There is nothing at this address.' }),
  );

  const serve = (route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request;
    const address = addressOf(raw, standing);
    const secure = isSecure(raw, standing);
    if (!mayAsk(address, house.now()))
      return refuse(reply, { code: 'too-fast', message: 'Too many requests; please wait a little.' });
    if (request.method !== 'GET' && !mayAct(raw, standing))
      return refuse(reply, {
        code: 'foreign-origin',
        message: 'The request does not come from a page of this server.',
      });
    const { cookie, authorization } = raw.headers;
    const actor = await people.whoIs({ cookie, authorization, secure });
    const setCookie = (person: string): void =>
      void reply.header('Set-Cookie', makeCookie(people.cookieOf(person), secure));
    const answer = await route.run(
      { actor, address, setCookie },
      request.params,
      request.query,
      request.body,
    );
    return answer.ok ? reply.send(answer.value) : refuse(reply, answer.problem);
  };
  for (const route of list.all) app.route({ method: route.method, url: route.path, handler: serve(route) });

  const document = openApiOf(list.all, standing.version);
  app.get('/api/openapi.json', () => document);
  app.get('/health', async (_request, reply) => {
    await house.storage.person('');
    return reply.send({ ok: true });
  });
  app.get('/metrics', async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers;
    const isLocal =
      forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
    const { metricsToken } = standing;
    if (!isLocal && (metricsToken === undefined || authorization !== `Bearer ${metricsToken}`))
      return refuse(reply, { code: 'not-found', message: 'There is nothing at this address.' });
    return reply.type(house.metrics.type).send(await house.metrics.text());
  });
  await app.ready();

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          resolve(typeof address === 'object' ? (address?.port ?? port) : port);
        });
      }),
    close: async () => {
      // Nothing new comes in; what is under way may end, within reason.
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), PATIENCE);
      await closed;
      clearTimeout(patience);
      await app.close();
    },
  };
};
