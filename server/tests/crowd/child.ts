// A server in a process of its own, which can be killed: child.ts CLIENT DATABASE PORT

import { flushCompileCache } from 'node:module';
import { startServer } from '../../index.ts';
import { GENEROUS } from '../house.ts';

const [client, database, port] = process.argv.slice(2);
const server = await startServer({
  client,
  database,
  port: Number(port),
  host: '127.0.0.1',
  version: '0',
  limits: GENEROUS,
});
// A process that is killed keeps nothing at its end.
flushCompileCache();
process.stdout.write(`open ${server.port}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
