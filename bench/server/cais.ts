// Our server, as it is started for players, but for its limits: cais.ts FOLDER

import { startServer } from '../../server/index.ts';

const [folder] = process.argv.slice(2);
const plenty = { burst: 1e9, perSecond: 1e9 };
const { port } = await startServer({
  client: folder,
  database: `${folder}/cais.db`,
  port: 0,
  host: '127.0.0.1',
  version: '0',
  limits: { messages: plenty, requests: plenty, arrivals: plenty, socketsAnAddress: 1e9 },
});
process.stdout.write(`open ${port}\n`);
