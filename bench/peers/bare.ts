// The least that a durable server does: no rules, no views, no people. What one sends is written down, together with
// all that came in the same moment, and then told to everybody at the table. bare.ts FOLDER

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer, type WebSocket } from 'ws';

const [folder] = process.argv.slice(2);
const file = new DatabaseSync(`${folder}/bare.db`);
file.exec('pragma journal_mode = wal; pragma synchronous = full');
file.exec('create table entries (table_id text not null, at integer not null, body text not null)');
const insert = file.prepare('insert into entries (table_id, at, body) values (?, ?, ?)');

const tables = new Map<string, Set<WebSocket>>();
let gathered: { readonly table: string; readonly move: string }[] = [];

const flush = (): void => {
  const now = gathered;
  gathered = [];
  file.exec('begin immediate');
  for (const { table, move } of now) insert.run(table, Date.now(), move);
  file.exec('commit');
  for (const { table, move } of now) for (const socket of tables.get(table) ?? []) socket.send(move);
};

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const all = tables.get(url) ?? new Set();
  tables.set(url, all.add(socket));
  socket.send('');
  socket.on('message', (data: Buffer) => {
    if (gathered.length === 0) setImmediate(flush);
    gathered.push({ table: url, move: data.toString() });
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`open ${(server.address() as AddressInfo).port}\n`));
