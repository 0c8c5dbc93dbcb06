import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from '../index.ts';

export interface TestServer extends RunningServer {
  readonly base: string;
  readonly folder: string;
}

/** Tests do in seconds what people do in hours. */
export const GENEROUS = {
  messages: { burst: 1e9, perSecond: 1e9 },
  requests: { burst: 1e9, perSecond: 1e9 },
  arrivals: { burst: 1e9, perSecond: 1e9 },
  socketsAnAddress: 1e9,
} as const;

/** Time that tests skip; the server was not away meanwhile. */
export const skipping = (skipped: () => number): Pick<ServerOptions, 'now' | 'tolerance'> => ({
  now: () => Date.now() + skipped(),
  tolerance: Number.MAX_SAFE_INTEGER,
});

/** A real server on a real file and a free port. */
export const testServer = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'cais-server-'));
  const client = join(folder, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'index.html'), '<title>Cais</title>');
  const server = await startServer({
    client,
    database: join(folder, 'cais.db'),
    port: 0,
    host: '127.0.0.1',
    version: '0',
    limits: GENEROUS,
    ...options,
  });
  return {
    ...server,
    folder,
    base: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
