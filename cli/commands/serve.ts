import { flushCompileCache } from 'node:module';
import { startServer, type RunningServer, type ServerOptions } from '../../server/index.ts';
import { command } from '../command.ts';
import { complain } from '../complaint.ts';
import { wholeNumber } from '../options.ts';
import { openBrowser } from '../serve/browser.ts';
import { buildClient, CLIENT } from '../serve/build.ts';
import { databaseFile, DATA_OPTION } from '../serve/data.ts';
import { readVersion } from '../version.ts';

const PORT = 8080;
const HOST = '127.0.0.1';

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const isAboutPort = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';

/** Without a wish, the usual port may be somebody else's; any other will do then. */
const start = async (options: ServerOptions, wanted: number | undefined): Promise<RunningServer> => {
  try {
    return await startServer({ ...options, port: wanted ?? PORT });
  } catch (error) {
    if (isAboutPort(error) && wanted === undefined) return startServer({ ...options, port: 0 });
    return complain(
      isAboutPort(error)
        ? `The port cannot be listened on: ${reasonOf(error)}.`
        : `The server does not start: ${reasonOf(error)}.`,
    );
  }
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]));

export const serve = command({
  name: 'serve',
  words: [],
  about: 'Play in the browser, alone or with others: the client, the server and its database in one.',
  options: {
    port: { value: 'N', about: `The port to listen on (${PORT}, or any free one).` },
    host: { value: 'ADDRESS', about: `The address to listen on; 0.0.0.0 lets other machines in (${HOST}).` },
    data: DATA_OPTION,
    'no-open': { about: 'Do not open a browser.' },
  },
  notes: `Builds the client where it changed. Matches against bots and at one screen are kept in the browser and work
offline; online tables are kept in the database. Ctrl+C ends it.

CAIS_DATABASE=postgres://… keeps tables in PostgreSQL, which several servers may share. CAIS_ORIGINS, CAIS_PROXY,
CAIS_METRICS_TOKEN and CAIS_LOG are told in docs/running-a-server.md.`,
  run: async ({ options }) => {
    const wanted = options.port === undefined ? undefined : wholeNumber('The port', options.port, 0, 65_535);
    await buildClient(console.error);
    const { CAIS_DATABASE, CAIS_ORIGINS, CAIS_PROXY, CAIS_METRICS_TOKEN, CAIS_LOG } = process.env;
    const server = await start(
      {
        client: CLIENT,
        database: CAIS_DATABASE ?? databaseFile(options.data),
        port: PORT,
        host: options.host ?? HOST,
        version: readVersion(),
        origins: listOf(CAIS_ORIGINS),
        proxied: CAIS_PROXY === '1',
        metricsToken: CAIS_METRICS_TOKEN,
        logLevel: CAIS_LOG ?? 'warn',
      },
      wanted,
    );
    // Now, because a server that is killed keeps nothing at its end, and is to be back soon.
    flushCompileCache();
    console.log(`Cais is open at http://localhost:${server.port}/`);
    if (!options['no-open']) openBrowser(`http://localhost:${server.port}/`);
    return new Promise<number>(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void server.stop().then(() => resolve(0)));
    });
  },
});
